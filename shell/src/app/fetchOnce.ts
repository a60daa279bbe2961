import { traceHeaders } from "./traceHeaders.ts";

/** The request that assets/ask-early.js sent before the application's code was loaded. */
interface EarlyResponse {
  path: string;
  authorization: string;
  response: Promise<Response>;
}

declare global {
  interface Window {
    courtsideEarly?: EarlyResponse;
  }
}

/** `fetch` with the headers of a trace, except that the page's own early request is not sent a second time by the same user. */
export async function fetchOnce(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const request = new Request(input, init);
  const early = await earlyResponse(request);
  if (early) return early;
  for (const [name, value] of Object.entries(traceHeaders())) request.headers.set(name, value);
  return fetch(request);
}

async function earlyResponse({ method, url, headers }: Request): Promise<Response | null> {
  const early = window.courtsideEarly;
  if (!early || method !== "GET" || new URL(url).pathname !== early.path) return null;
  window.courtsideEarly = undefined;
  if (headers.get("authorization") !== early.authorization) return null;
  // The early request failed without a response: the caller's own request follows.
  const response = await early.response.catch(() => null);
  return response?.ok ? withoutDate(response) : null;
}

/** The response is older than the request it serves, so its Date does not measure the server's clock. */
function withoutDate(response: Response): Response {
  const headers = new Headers(response.headers);
  headers.delete("date");
  return new Response(response.body, { status: response.status, statusText: response.statusText, headers });
}
