//! A record in an address: compressed, as letters that an address may hold. What stands behind `#` is sent to nobody.

/** The longest record that is read, as everywhere else. */
export const LONGEST_RECORD = 2 ** 20;
/** The longest form in an address: a whole match takes a few thousand letters. */
export const LONGEST_PACKED = 2 ** 16;

/** The compressed form of a record; null, if it is too long for an address. */
export async function pack(record: string): Promise<string | null> {
  const squeezed = new Blob([record]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  const bytes = new Uint8Array(await new Response(squeezed).arrayBuffer());
  const letters = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  const packed = letters.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
  return packed.length <= LONGEST_PACKED ? packed : null;
}

/** The record; null, if the letters are none. No more is unpacked than a record can hold. */
export async function unpack(packed: string): Promise<string | null> {
  if (packed.length > LONGEST_PACKED) return null;
  try {
    const bytes = Uint8Array.from(atob(packed.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));
    const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
    return await read(stream.getReader());
  } catch {
    // Neither base64 nor deflate says anything that somebody could act on.
    return null;
  }
}

async function read(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<string | null> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let [text, length] = ['', 0];
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    length += part.value.length;
    if (length > LONGEST_RECORD) {
      await reader.cancel();
      return null;
    }
    text += decoder.decode(part.value, { stream: true });
  }
  return text + decoder.decode();
}
