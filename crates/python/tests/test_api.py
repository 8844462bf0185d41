"""What the server says about itself is what generators of clients accept."""

import json
import os
import re
import subprocess
import urllib.request
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[3]
PROGRAM = os.environ.get("TAFEL_PROGRAM", ROOT / "target/release/tafel")


@pytest.fixture(scope="module")
def address(tmp_path_factory):
    database = tmp_path_factory.mktemp("server") / "tafel.db"
    server = subprocess.Popen(
        [PROGRAM, "serve", "--addr", "127.0.0.1:0", "--database", f"sqlite:{database}"],
        stdout=subprocess.PIPE,
        text=True,
    )
    try:
        yield re.search(r"http://\S+", server.stdout.readline()).group()
    finally:
        server.kill()
        server.wait()


def test_the_document_is_valid(address):
    from openapi_spec_validator import validate

    document = json.load(urllib.request.urlopen(f"{address}/api/openapi.json"))
    validate(document)
    assert document["openapi"].startswith("3.1")
