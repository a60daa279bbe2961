/** Which modal layers are open, the last one on top. Toasts and inertness depend on it. */
let stack: readonly HTMLDialogElement[] = [];
const listeners = new Set<() => void>();

function publish(next: readonly HTMLDialogElement[]): void {
  stack = next;
  document.documentElement.toggleAttribute("data-modal", next.length > 0);
  for (const listener of listeners) listener();
}

export const topModal = () => stack.at(-1) ?? null;

/** Before the dialog is shown, while the page still has its scroll bar. */
export function pushModal(dialog: HTMLDialogElement): void {
  const { style, clientWidth } = document.documentElement;
  if (stack.length === 0) style.setProperty("--cs-scrollbar", `${window.innerWidth - clientWidth}px`);
  publish([...stack, dialog]);
}

export const removeModal = (dialog: HTMLDialogElement) => publish(stack.filter((open) => open !== dialog));

export function subscribeToModals(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
