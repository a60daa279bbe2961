import type { ApiError } from "@courtside/contracts/api/client.ts";
import { apiUrl } from "./world.ts";

export interface Call {
  method?: string;
  /** The bearer token; without one the request has no Authorization header. */
  token?: string | undefined;
  query?: Record<string, string | string[]>;
  /** Sent as JSON. */
  body?: unknown;
  /** Sent as it is, for bodies that are not JSON. */
  raw?: RequestInit["body"];
  headers?: Record<string, string>;
  /** Moves the request's clock: an ISO 8601 instant. */
  now?: string | undefined;
  /** Another api process. */
  url?: string;
}

export interface ApiResponse {
  status: number;
  headers: Headers;
  text: string;
  /** The parsed body, or {} where it is no JSON object. */
  body: Record<string, unknown>;
  /** The body as a rejection, for tests that expect one. */
  rejection: ApiError;
}

/** A call of `/api/v1` that may be malformed in any way; valid calls use the typed client. */
export async function call(
  path: string,
  { method = "GET", token, query, body, raw, headers, now, url: origin = apiUrl }: Call = {},
) {
  const url = new URL(`${origin}/api/v1${path}`);
  for (const [name, values] of Object.entries(query ?? {})) {
    for (const value of [values].flat()) url.searchParams.append(name, value);
  }
  const response = await fetch(url, {
    method,
    headers: {
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(now !== undefined && { "x-courtside-now": now }),
      ...(body !== undefined && { "content-type": "application/json" }),
      ...headers,
    },
    ...((raw ?? body) !== undefined && { body: raw ?? JSON.stringify(body) }),
  });
  return readResponse(response);
}

async function readResponse(response: Response): Promise<ApiResponse> {
  const text = await response.text();
  const isJson = response.headers.get("content-type")?.includes("json") ?? false;
  const parsed: unknown = isJson ? JSON.parse(text) : {};
  const body = (typeof parsed === "object" && parsed !== null ? parsed : {}) as Record<string, unknown>;
  return { status: response.status, headers: response.headers, text, body, rejection: body as ApiError };
}
