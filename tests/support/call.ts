import type { ApiError } from "@courtside/contracts/api/client.ts";
import { apiUrl } from "./world.ts";

export interface Call {
  method?: string;
  /** The bearer token; none is sent without. */
  token?: string | undefined;
  query?: Record<string, string | string[]>;
  /** Sent as JSON. */
  body?: unknown;
  /** Sent as it is, where JSON would not do. */
  raw?: RequestInit["body"];
  headers?: Record<string, string>;
  /** Moves the request's clock: an ISO 8601 instant. */
  now?: string | undefined;
  /** Another api process. */
  url?: string;
}

export interface Answer {
  status: number;
  headers: Headers;
  text: string;
  /** The parsed body, or {} where it is no JSON object. */
  body: Record<string, unknown>;
  /** The same as a refusal; for tests that expect one. */
  refusal: ApiError;
}

/** A call of `/api/v1` that may be as wrong as it likes; the typed client is for right ones. */
export async function call(
  path: string,
  { method = "GET", token, query, body, raw, headers, now, url: origin = apiUrl }: Call = {},
) {
  const url = new URL(`${origin}/api/v1${path}`);
  for (const [name, values] of Object.entries(query ?? {})) {
    for (const value of [values].flat()) url.searchParams.append(name, value);
  }
  const answer = await fetch(url, {
    method,
    headers: {
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(now !== undefined && { "x-courtside-now": now }),
      ...(body !== undefined && { "content-type": "application/json" }),
      ...headers,
    },
    ...((raw ?? body) !== undefined && { body: raw ?? JSON.stringify(body) }),
  });
  return readAnswer(answer);
}

async function readAnswer(answer: Response): Promise<Answer> {
  const text = await answer.text();
  const isJson = answer.headers.get("content-type")?.includes("json") ?? false;
  const parsed: unknown = isJson ? JSON.parse(text) : {};
  const body = (typeof parsed === "object" && parsed !== null ? parsed : {}) as Record<string, unknown>;
  return { status: answer.status, headers: answer.headers, text, body, refusal: body as ApiError };
}
