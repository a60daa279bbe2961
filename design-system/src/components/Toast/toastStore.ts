export interface Toast {
  id: number;
  tone: "success" | "error" | "info";
  title: string;
  description?: string;
  /** Beneath: what the server says of it. */
  detail?: string;
  /** Beneath: where it leads on. Toasts are outside the router, so the caller opens the path. */
  link?: { label: string; href: string; open: () => void };
  /** What was tried: its errors leave once it succeeds. */
  action?: string;
}

type Listener = () => void;

let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<Listener>();

function publish(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

const isSame = (one: Omit<Toast, "id">, other: Omit<Toast, "id">): boolean =>
  one.title === other.title && one.description === other.description && one.detail === other.detail;

const isSettledBy = (older: Toast, newer: Omit<Toast, "id">): boolean =>
  newer.tone === "success" && older.tone === "error" && newer.action !== undefined && older.action === newer.action;

/** Shows a toast. The same text shown again replaces the older one; a success takes its action's errors away. */
export function showToast(toast: Omit<Toast, "id">): void {
  lastId += 1;
  const others = toasts.filter((older) => !isSame(older, toast) && !isSettledBy(older, toast));
  publish([...others, { id: lastId, ...toast }]);
}

export const closeToast = (id: number) => publish(toasts.filter((toast) => toast.id !== id));

export const clearToasts = () => publish([]);

export const currentToasts = () => toasts;

export function subscribeToToasts(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
