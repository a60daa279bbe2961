/** Where this browser keeps what a person last read, for when there is no network. */
export const READS = "courtside-reads";

/** Forgets what was kept of the person who was signed in. A page that is not served securely keeps nothing. */
export const forgetReads = (): void => void globalThis.caches?.delete(READS);
