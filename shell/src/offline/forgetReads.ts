import { DESK_DATABASE } from "@courtside/contracts/domain/kept-at-desk.ts";

/** Where this browser keeps what a person last read, for when there is no network. */
export const READS = "courtside-reads";

/** Where it keeps the picture of a screen; assets/show-picture.js reads it before anything else is there. */
export const PICTURE = "courtside-picture";

/** Forgets what was kept of the person who was signed in, and for them at the desk. A page that is not served securely keeps nothing. */
export function forgetReads(): void {
  void globalThis.caches?.delete(READS);
  try {
    localStorage.removeItem(PICTURE);
  } catch {
    // Storage is blocked: nothing is kept there.
  }
  globalThis.indexedDB?.deleteDatabase(DESK_DATABASE);
}
