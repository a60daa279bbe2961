import { type HttpHandler, HttpResponse, http } from "msw/http";
import type { ApiError } from "../api/client.ts";
import { BASE } from "./operations.ts";

declare const fromMockApi: unique symbol;

/** A response that was made for an operation, not any response. */
export type ApiResponse = Response & { readonly [fromMockApi]: true };

export const responseOf = (status: number, body: unknown): ApiResponse =>
  (body === undefined
    ? new HttpResponse(null, { status })
    : HttpResponse.json(JSON.parse(JSON.stringify(body)), { status })) as unknown as ApiResponse;

/** How the api rejects: `details.field` names the field at failure. */
export type RuleViolation = Omit<ApiError, "requestId"> & { status: number };

export const rejection = ({ status, ...error }: RuleViolation): ApiResponse =>
  responseOf(status, { ...error, requestId: "req_7f3a" });

/** The service is reachable but unavailable. */
export const down = (): ApiResponse =>
  rejection({ status: 503, code: "unavailable", message: "The service is busy, please try again" });

/** A call that reaches no server. */
export const unreachable = (): Promise<never> => Promise.reject(new TypeError("Failed to fetch"));

/** A response that is lost on its way back: the request is under way first, so its button is busy until then. */
export const lostResponse = (): Promise<never> =>
  new Promise((_, reject) => setTimeout(() => reject(new TypeError("Failed to fetch")), 100));

/** A call that stays under way. */
export const never = (): Promise<never> => new Promise(() => {});

/** Responds to every call in the same way: `every(down)`, `every(never)`. */
export const every = (response: () => ApiResponse | Promise<ApiResponse>): HttpHandler =>
  http.all(`*${BASE}/*`, response);

/** Rejects every call that would change something, if a rejection is given. */
export const rejectChanges = (rejected: RuleViolation | undefined): HttpHandler =>
  http.all(`*${BASE}/*`, ({ request }) => (rejected && request.method !== "GET" ? rejection(rejected) : undefined));
