/** The screen that is shown, as traces name it. */
interface TracedScreen {
  remote: string;
  release: string;
  /** "/my-bookings/:id", so that no id or search is named. */
  route: string;
}

let screen: TracedScreen | undefined;

export const traceScreen = (shown: TracedScreen): void => {
  screen = shown;
};

/**
 * By which the api's trace of a request begins in the browser: W3C Trace Context, with an id for each request, and W3C Baggage for the
 * screen. The browser records nothing itself, so it does not ask for a recording.
 */
export function traceHeaders(): Record<string, string> {
  const bytes = crypto.getRandomValues(new Uint8Array(24));
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  const members = Object.entries(screen ?? {}).map(([name, value]) => `courtside.${name}=${value}`);
  return {
    traceparent: `00-${hex.slice(0, 32)}-${hex.slice(32)}-00`,
    ...(members.length > 0 && { baggage: members.join(",") }),
  };
}
