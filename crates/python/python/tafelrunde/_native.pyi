"""The part of the package that is not written in Python."""

from typing import Any, Optional, Sequence, Union

import numpy as np
import numpy.typing as npt

Seed = Union[int, str]

def games() -> str: ...
def replay(record: str, seat: Optional[int] = None) -> str: ...
def verify(record: str) -> int: ...
def simulate(
    game: str, bots: Sequence[str], numbers: Sequence[int], options: str = "", seed: Seed = 0
) -> Simulation: ...
def contest(
    game: str, bots: Sequence[str], numbers: Sequence[int], options: str = "", seed: Seed = 0
) -> Contest: ...

class Dice:
    """Dice that fall the same way on every machine."""

    def __new__(cls, seed: Seed) -> Dice: ...
    def below(self, bound: int) -> int:
        """A number below ``bound``, all equally likely."""

class Game:
    """A game with the options agreed on."""

    def __new__(cls, id: str, options: str = "", vocabulary: Optional[str] = None) -> Game: ...
    @property
    def id(self) -> str: ...
    @property
    def options(self) -> str:
        """What was agreed on, in full."""
    @property
    def seats(self) -> int: ...
    @property
    def most_seats(self) -> int:
        """How many can play at most."""
    @property
    def features(self) -> int:
        """How many features a seat can have."""
    @property
    def numbers(self) -> int:
        """How many numbers moves have: the vocabulary, and 64 for moves that are not in it."""
    @property
    def most_offers(self) -> int:
        """How many actions a mask has room for."""
    @property
    def most_features(self) -> int:
        """How many features of one seat can be set at a time."""
    def start(self) -> State:
        """The position before anything happened."""
    def open(self, seed: Seed = 0) -> Match:
        """A match with a record, chance resolved up to the first decision."""
    def bot(self, name: str, seat: int = 0, seed: Seed = 0) -> Bot:
        """A bot for one seat of one match: ``master``, ``greedy;network=x.bin``, ``cmd:./mybot``."""
    def matches(
        self,
        matches: int,
        seed: Seed = 0,
        scope: str = "own",
        reward: str = "rank",
        threads: Optional[int] = None,
    ) -> Matches: ...

class Bot:
    """A bot on a seat of one match. It is shown what the seat may know, and nothing else."""

    @property
    def name(self) -> str: ...
    def choose(self, state: State) -> int:
        """The place of its move among the offers of the seat that is asked."""

class State:
    """A position. It can be copied and tried out; chance is a player of its own."""

    def clone(self) -> State: ...
    def __copy__(self) -> State: ...
    def __deepcopy__(self, memo: Any) -> State: ...
    @property
    def seats(self) -> int: ...
    @property
    def is_over(self) -> bool: ...
    @property
    def is_chance(self) -> bool: ...
    @property
    def asked(self) -> Optional[int]:
        """The seat that is asked: the first of those that are awaited."""
    @property
    def awaited(self) -> list[int]: ...
    @property
    def points(self) -> Optional[list[int]]:
        """The points, once the match is over."""
    @property
    def ranks(self) -> Optional[list[int]]: ...
    @property
    def estimates(self) -> list[float]:
        """What the bots' estimate expects each seat to end with."""
    def offers(self, seat: Optional[int] = None) -> list[str]:
        """The legal moves of a seat, by default the one that is asked, in notation."""
    def count(self, seat: Optional[int] = None) -> int: ...
    def play(self, action: Union[int, str], seat: Optional[int] = None) -> None:
        """Plays a move by its place among the offers, or by its notation."""
    def chances(self) -> list[tuple[str, int]]:
        """What chance can do, with weights."""
    def resolve(self, outcome: int) -> None:
        """Lets the outcome in this place happen."""
    def sample(self, dice: Dice) -> None:
        """Lets chance decide once."""
    def settle(self, dice: Dice) -> None:
        """Lets chance decide until a seat must."""
    def imagined(self, dice: Dice) -> State:
        """A position that the seat that is asked cannot tell from this one, drawn at random."""
    def tally(self, seat: Optional[int] = None) -> list[tuple[str, int]]:
        """Where the points of a seat come from, as if the match ended now."""
    def view_json(self, seat: Optional[int] = None) -> str: ...
    def view(self, seat: Optional[int] = None) -> dict[str, Any]: ...
    def observe(
        self, seat: Optional[int] = None, scope: str = "own", out: Optional[npt.NDArray[np.int32]] = None
    ) -> Optional[npt.NDArray[np.int32]]:
        """What a seat sees, as numbers of features; into ``out``, with -1 in unused places, if it is given."""
    def numbers(self, seat: Optional[int] = None) -> npt.NDArray[np.int32]:
        """The numbers of a seat's legal moves, in the order of the offers, which mean the same in every position."""

class Match:
    """A match with a record, as it is played at a table."""

    @property
    def seats(self) -> int: ...
    @property
    def awaited(self) -> list[int]: ...
    @property
    def is_over(self) -> bool: ...
    @property
    def points(self) -> Optional[list[int]]: ...
    @property
    def ranks(self) -> Optional[list[int]]: ...
    @property
    def commitment(self) -> str: ...
    def offers(self, seat: int) -> list[str]: ...
    def submit(self, seat: int, notation: str) -> list[str]:
        """Plays a move; returns the lines that were added."""
    def why(self, seat: int, notation: str) -> Optional[str]:
        """Why a move is not possible; none if it is."""
    def undo(self, seat: int) -> None: ...
    def lines(self) -> list[str]: ...
    def view_json(self, seat: Optional[int] = None) -> str: ...
    def view(self, seat: Optional[int] = None) -> dict[str, Any]: ...
    def record(self) -> str: ...

class Simulation:
    @staticmethod
    def from_json(text: str) -> Simulation: ...
    def to_json(self) -> str: ...
    def merge(self, other: Simulation) -> Simulation: ...
    @property
    def games(self) -> int: ...
    @property
    def bots(self) -> list[str]: ...
    def points_json(self) -> str: ...
    def points(self) -> list[dict[str, Any]]: ...
    def first_shares(self) -> list[tuple[float, float, float]]:
        """How often each seat was first, with the ends of the 95 % interval."""

class Contest:
    @staticmethod
    def from_json(text: str) -> Contest: ...
    def to_json(self) -> str: ...
    def merge(self, other: Contest) -> Contest: ...
    @property
    def deals(self) -> int: ...
    def outcome_json(self) -> str: ...
    def outcome(self) -> dict[str, Any]: ...

class Matches:
    def __len__(self) -> int: ...
    @property
    def width(self) -> int: ...
    def reset(self, *arrays: npt.NDArray[Any]) -> None: ...
    def step(self, actions: npt.NDArray[np.int32], *arrays: npt.NDArray[Any]) -> None: ...
    def sample(self, actions: npt.NDArray[np.int32]) -> None: ...
    def numbers(self, rows: npt.NDArray[np.int32]) -> None: ...
    def offers(self, place: int) -> list[str]: ...
