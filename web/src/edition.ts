//! Where this page comes from: a server of ours, or a web space that only has files.

/** Whether there is no server behind this page; `tafel static` says so in its first file. */
export const ofFiles: boolean = typeof document === 'object' && document.documentElement.dataset['files'] !== undefined;
