/** A booking canceled in this tab a moment ago. */
export interface CanceledNow {
  id: string;
  /** "Court 2, Sunday, March 8, 18:00 - 19:00". */
  label: string;
  /** Epoch ms of the browser's clock. */
  until: number;
}

let current: CanceledNow | null = null;
const listeners = new Set<() => void>();

/** Offers the last cancellation to be undone, on whatever screen the person goes to. */
export function setCanceledNow(next: CanceledNow | null): void {
  current = next;
  for (const listener of listeners) listener();
}

export const canceledNow = (): CanceledNow | null => current;

export function watchCanceledNow(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
