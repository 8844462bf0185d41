//! Gives the reader a file.

/** Saves a file by its name. */
export function save(content: string | Blob, name: string, type: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content instanceof Blob ? content : new Blob([content], { type }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
