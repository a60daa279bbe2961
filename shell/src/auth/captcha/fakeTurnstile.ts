/** The auth service's settings with a captcha. */
export const GUARDED_SETTINGS = { providers: [], captcha: { provider: "turnstile", site_key: "site" } };

/** The provider's script, for stories: each run of the widget gives `token`. Returns what removes it. */
export function fakeTurnstile(token: string): () => void {
  const script = document.createElement("script");
  script.id = "turnstile-script";
  // Never run: it only shows the widget that the script is there.
  script.type = "text/plain";
  document.head.append(script);
  let succeed: ((token: string) => void) | undefined;
  const turnstile = {
    render(_element: Element, params: { callback: (token: string) => void }) {
      succeed = params.callback;
      return "widget";
    },
    execute: () => succeed?.(token),
    reset() {},
    remove() {},
  };
  Object.assign(window, { turnstile });
  return () => {
    script.remove();
    Object.assign(window, { turnstile: undefined });
  };
}
