import { traceHeaders } from "./traceHeaders.ts";

/** What assets/ask-early.js requested before the application's code was loaded, by path. */
interface EarlyResponses {
  authorization: string;
  responses: Record<string, Promise<Response>>;
}

declare global {
  interface Window {
    courtsideEarly?: EarlyResponses | undefined;
  }
}

/** ms after the page was opened; later the network is asked again, as for everything else that was read. */
const FRESH_MS = 30_000;

/** `fetch` with the headers of a trace, except that the page's own early requests are not sent a second time by the same user. */
export async function fetchOnce(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const request = new Request(input, init);
  const early = await earlyResponse(request);
  if (early) return early;
  for (const [name, value] of Object.entries(traceHeaders())) request.headers.set(name, value);
  return fetch(request);
}

async function earlyResponse({ method, url, headers }: Request): Promise<Response | null> {
  const early = window.courtsideEarly;
  const { pathname, search } = new URL(url);
  const asked = early?.responses[pathname + search];
  if (!early || method !== "GET" || !asked) return null;
  delete early.responses[pathname + search];
  if (headers.get("authorization") !== early.authorization || performance.now() > FRESH_MS) {
    window.courtsideEarly = undefined;
    return null;
  }
  // The early request failed without a response: the caller's own request follows.
  const response = await asked.catch(() => null);
  return response?.ok ? withoutDate(response) : null;
}

/** When what the screens now show was read at the earliest; `performance.now()`. */
export const readsSince = (): number => (window.courtsideEarly ? 0 : performance.now());

/** The response is older than the request it serves, so its Date does not measure the server's clock. */
function withoutDate(response: Response): Response {
  const headers = new Headers(response.headers);
  headers.delete("date");
  return new Response(response.body, { status: response.status, statusText: response.statusText, headers });
}
