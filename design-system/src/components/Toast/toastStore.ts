export interface Toast {
  id: number;
  tone: "success" | "error" | "info";
  title: string;
  description?: string;
}

type Listener = () => void;

let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<Listener>();

function publish(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

/** Shows a toast. The same words shown again replace the older one instead of piling up. */
export function showToast(tone: Toast["tone"], title: string, description?: string): void {
  lastId += 1;
  const others = toasts.filter((toast) => toast.title !== title || toast.description !== description);
  publish([...others, { id: lastId, tone, title, description }]);
}

export const closeToast = (id: number) => publish(toasts.filter((toast) => toast.id !== id));

export const clearToasts = () => publish([]);

export const currentToasts = () => toasts;

export function subscribeToToasts(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
