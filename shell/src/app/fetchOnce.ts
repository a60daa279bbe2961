/** What assets/ask-early.js asked before any of the application's code was there. */
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

/** `fetch`, except that the page's own early question is not asked a second time by the same person. */
export async function fetchOnce(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const request = new Request(input, init);
  return (await earlyResponse(request)) ?? fetch(request);
}

async function earlyResponse({ method, url, headers }: Request): Promise<Response | null> {
  const early = window.courtsideEarly;
  if (!early || method !== "GET" || new URL(url).pathname !== early.path) return null;
  window.courtsideEarly = undefined;
  if (headers.get("authorization") !== early.authorization) return null;
  // It broke on the way: there is no response, and the caller's own request comes next.
  const response = await early.response.catch(() => null);
  return response?.ok ? withoutDate(response) : null;
}

/** It is older than the request it answers, so its Date is no measure of the server's clock. */
function withoutDate(response: Response): Response {
  const headers = new Headers(response.headers);
  headers.delete("date");
  return new Response(response.body, { status: response.status, statusText: response.statusText, headers });
}
