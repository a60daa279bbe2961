import { knownToken } from "../../auth/http/session.ts";
import type { Deps } from "../../http/app-env.ts";
import { requestIdOf } from "../../http/request.ts";
import { clubRoleOf } from "../../http/run-verb.ts";
import { traceIdOf } from "../../tracing/request-span.ts";
import { variantFor } from "../read.ts";
import { dayResponse } from "./day-response.ts";
import type { SharedDays } from "./shared-days.ts";

/** Addresses as the web writes them. All others take the ordinary way, which rejects invalid dates before one could be kept. */
const DAY = /^[^/]+:\/\/[^/]+\/api\/v1\/days\/(\d{4}-\d\d-\d\d)\?sport=([a-z]{1,40})$/;

/**
 * Responds to `GET /days/{date}` from what this process keeps, before the router: routing and middleware would cost more than the
 * response (docs/decisions/0043). Undefined if anything is not kept, or asks for more than a kept day: then the route responds.
 */
export function quickDay(request: Request, deps: Deps & { days: SharedDays }): Response | undefined {
  if (request.method !== "GET") return undefined;
  const start = performance.now();
  const [, date, sport] = DAY.exec(request.url) ?? [];
  if (!date || !sport) return undefined;
  const { headers } = request;
  if (deps.config.testClock && headers.has("x-courtside-now")) return undefined;
  const token = knownToken(headers.get("authorization"), deps);
  const person = token && deps.people.peek(token);
  if (!person?.access.has_access || !person.clubId || !person.role) return undefined;
  const { clubId, role } = clubRoleOf(person);
  const built = deps.days.peek({ clubId, date, sport, variant: variantFor(role) });
  if (!built) return undefined;
  const requestId = requestIdOf(headers.get("x-request-id"));
  const response = dayResponse(built, {
    requestId,
    ifNoneMatch: headers.get("if-none-match"),
    acceptEncoding: headers.get("accept-encoding"),
  });
  const ms = performance.now() - start;
  const route = "/api/v1/days/:date";
  deps.metrics?.observe({ method: "GET", route, status: response.status, seconds: ms / 1000, code: undefined });
  deps.requestLog?.write({
    requestId,
    method: "GET",
    path: `/api/v1/days/${date}`,
    status: response.status,
    ms: Math.round(ms * 10) / 10,
    user: token?.userId,
    club: clubId,
    code: undefined,
    trace: traceIdOf(headers.get("traceparent")),
  });
  return response;
}
