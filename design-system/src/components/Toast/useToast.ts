import { clearToasts, showToast, type Toast } from "./toastStore.ts";

/** Gone after 5 s, errors when closed or when their action succeeds (docs/product/screens.md#toasts). */
export interface Toasts {
  success(title: string, description?: string, link?: Toast["link"]): void;
  error(title: string, description?: string): void;
  /**
   * A change that failed, titled "Error"; `detail` is what the server says, where the text is not that already. Without a network it
   * says that.
   */
  failed(text: string, detail?: string): void;
  info(title: string, description?: string): void;
  /** Takes all away: another person is at the screen. */
  clear(): void;
}

const offlineDetail = () => (navigator.onLine ? undefined : "This needs the network, and you are offline.");

const toastsOf = (action?: string): Toasts => ({
  success: (title, description, link) =>
    showToast({ tone: "success", title, description, action, ...(link && { link }) }),
  error: (title, description) => showToast({ tone: "error", title, description, action }),
  failed: (description, detail = offlineDetail()) =>
    showToast({ tone: "error", title: "Error", description, detail, action }),
  info: (title, description) => showToast({ tone: "info", title, description, action }),
  clear: clearToasts,
});

const byAction = new Map<string | undefined, Toasts>();

/**
 * Stable over renders. Shown by the ThemeProvider's region. `action` names what is tried, the same in every file that says
 * how it went: its errors leave when it then succeeds.
 */
export function useToast(action?: string): Toasts {
  const known = byAction.get(action) ?? toastsOf(action);
  byAction.set(action, known);
  return known;
}
