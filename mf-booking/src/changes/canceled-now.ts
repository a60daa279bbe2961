/** A booking that was just canceled in this tab. */
export interface CanceledNow {
  id: string;
  /** "Court 2, Sunday, March 8, 18:00 - 19:00". */
  label: string;
  /** Epoch ms of the browser's clock. */
  until: number;
}

let current: CanceledNow | null = null;
const listeners = new Set<() => void>();

/** Offers to undo the last cancellation, on every screen of this remote. */
export function setCanceledNow(next: CanceledNow | null): void {
  current = next;
  for (const listener of listeners) listener();
}

export const canceledNow = (): CanceledNow | null => current;

export function watchCanceledNow(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
