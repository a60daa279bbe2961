import { type HttpHandler, HttpResponse, http } from "msw/http";
import type { ApiError } from "../api/client.ts";
import { BASE } from "./operations.ts";

declare const fromMockApi: unique symbol;

/** A response that was made for an operation, not any response. */
export type Answer = Response & { readonly [fromMockApi]: true };

export const answerOf = (status: number, body: unknown): Answer =>
  (body === undefined
    ? new HttpResponse(null, { status })
    : HttpResponse.json(JSON.parse(JSON.stringify(body)), { status })) as unknown as Answer;

/** How the api refuses: `details.field` names the field at fault. */
export type Refusal = Omit<ApiError, "requestId"> & { status: number };

export const refusal = ({ status, ...error }: Refusal): Answer => answerOf(status, { ...error, requestId: "req_7f3a" });

/** The service is there and cannot answer. */
export const down = (): Answer =>
  refusal({ status: 503, code: "unavailable", message: "The service is busy, please try again" });

/** What a call comes to when it reaches nobody. */
export const unreachable = (): Promise<never> => Promise.reject(new TypeError("Failed to fetch"));

/** A call that stays under way. */
export const never = (): Promise<never> => new Promise(() => {});

/** Answers every call in the same way: `every(down)`, `every(never)`. */
export const every = (answer: () => Answer | Promise<Answer>): HttpHandler => http.all(`*${BASE}/*`, answer);

/** Refuses whatever would change something; nothing is refused where there is no refusal. */
export const refuseChanges = (refused: Refusal | undefined): HttpHandler =>
  http.all(`*${BASE}/*`, ({ request }) => (refused && request.method !== "GET" ? refusal(refused) : undefined));
