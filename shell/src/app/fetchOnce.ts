/** What assets/ask-early.js asked before any of the application's code was there. */
interface EarlyAnswer {
  path: string;
  authorization: string;
  answer: Promise<Response>;
}

declare global {
  interface Window {
    courtsideEarly?: EarlyAnswer;
  }
}

/** `fetch`, except that the page's own early question is not asked a second time by the same person. */
export async function fetchOnce(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const request = new Request(input, init);
  return (await earlyAnswer(request)) ?? fetch(request);
}

async function earlyAnswer({ method, url, headers }: Request): Promise<Response | null> {
  const early = window.courtsideEarly;
  if (!early || method !== "GET" || new URL(url).pathname !== early.path) return null;
  window.courtsideEarly = undefined;
  if (headers.get("authorization") !== early.authorization) return null;
  // It broke on the way: there is no answer, and the caller's own request comes next.
  const answer = await early.answer.catch(() => null);
  return answer?.ok ? withoutDate(answer) : null;
}

/** It is older than the request it answers, so its Date is no measure of the server's clock. */
function withoutDate(answer: Response): Response {
  const headers = new Headers(answer.headers);
  headers.delete("date");
  return new Response(answer.body, { status: answer.status, statusText: answer.statusText, headers });
}
