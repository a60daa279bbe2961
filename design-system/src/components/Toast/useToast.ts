import { clearToasts, showToast } from "./toastStore.ts";

/** Shows the specification's words, verbatim. Gone after 5 s, errors when closed (ux.md, 4). */
export interface Toasts {
  success(title: string, description?: string): void;
  error(title: string, description?: string): void;
  info(title: string, description?: string): void;
  /** Takes all away: another person is at the screen. */
  clear(): void;
}

const toasts: Toasts = {
  success: (title, description) => showToast("success", title, description),
  error: (title, description) => showToast("error", title, description),
  info: (title, description) => showToast("info", title, description),
  clear: clearToasts,
};

/** Stable over renders. Shown by the ThemeProvider's region. */
export const useToast = (): Toasts => toasts;
