//! Which build of the engine a processor can run.

/** The smallest module that only a processor with vectors accepts. */
const VECTORS = new Uint8Array([
  0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 123, 3, 2, 1, 0, 10, 10, 1, 8, 0, 65, 0, 253, 15, 253, 98, 11,
]);

/** Whether this processor, and this browser, know vectors. */
export const hasVectors = (): boolean => WebAssembly.validate(VECTORS);
