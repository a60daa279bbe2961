import { NO_TIME_ZONE } from "@courtside/contracts/domain/time-zones.ts";
import { DomainError, invalid } from "../errors.ts";

/** Constraints that a user's input can violate, with the domain's messages. Any other violation is a bug and becomes a 500. */
const CONSTRAINTS: Record<string, (detail: string) => DomainError> = {
  plan_limit_courts: planLimit,
  plan_limit_members: planLimit,
  most_courts: () =>
    new DomainError("conflict", "too_many_courts", "A club has at most 500 courts, inactive ones included"),
  courts_name_key: () =>
    new DomainError("conflict", "court_name_taken", "A court with this name already exists", { field: "name" }),
  // Another request has made the guest of this name meanwhile.
  guests_identity_key: () => new DomainError("unavailable", "busy", "The service is busy, please try again"),
  // Another request of the person has had the key since it was looked up, in a process of a release that locks no keys.
  idempotency_keys_pkey: () => new DomainError("unavailable", "busy", "The service is busy, please try again"),
  memberships_club_closed: () => new DomainError("conflict", "club_closed", "This club has closed"),
  memberships_one_club: () => new DomainError("conflict", "already_in_club", "You belong to a club already"),
  memberships_last_admin: () =>
    new DomainError("conflict", "last_admin", "A club keeps at least one admin: make another member an admin first"),
};

/** The rejection of the trigger keep_to_plan; `detail` is its {limit, max, used}. */
function planLimit(detail: string): DomainError {
  const { limit, max, used }: { limit: "courts" | "members"; max: number; used: number } = JSON.parse(detail);
  const message = `The club's plan is limited to ${max} ${limit}. An admin can upgrade the plan to add more.`;
  return new DomainError("conflict", "plan_limit", message, { limit, max, used, href: "/upgrade" });
}

const UNREACHABLE = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "ENOENT",
  "EPIPE",
  "CONNECT_TIMEOUT",
  "CONNECTION_CLOSED",
  "CONNECTION_ENDED",
  "CONNECTION_DESTROYED",
  "57P01",
  "57P02",
  "57P03",
  "08006",
  "53300",
]);

/** "No space left on device", and memory or connections that have run out: nothing can be written until there is room. */
const isOutOfResources = (code: string): boolean => code.startsWith("53") && code !== "53300";

const DEADLOCK = "40P01";

const BUSY = new Set(["55P03", "40001", DEADLOCK]);

/**
 * "Server crashed", "no server yet": a pooler reports each by ending the connection in a way that is a protocol error elsewhere.
 */
const isPoolerError = (error: object): boolean =>
  "code" in error && error.code === "08P01" && "severity" in error && error.severity === "FATAL";

export const databaseUnavailable = () =>
  new DomainError("unavailable", "database_unavailable", "The service is temporarily unavailable");

/** Postgres has rolled back one of the transactions that waited for each other. */
export const isDeadlock = (error: unknown): boolean =>
  error instanceof Error && "code" in error && error.code === DEADLOCK;

export const isReadOnlyDatabase = (error: unknown): boolean =>
  error instanceof Error && "code" in error && error.code === "25006";

/** Maps a driver error to a domain error; unknown errors are returned unchanged. */
export function translateDatabaseError(error: unknown): unknown {
  if (!(error instanceof Error) || !("code" in error) || typeof error.code !== "string") return error;
  if (UNREACHABLE.has(error.code) || isPoolerError(error)) {
    return databaseUnavailable();
  }
  if (isOutOfResources(error.code))
    return new DomainError("unavailable", "out_of_room", "The service is temporarily unavailable");
  if (BUSY.has(error.code)) return new DomainError("unavailable", "busy", "The service is busy, please try again");
  if (error.code === "57014") return new DomainError("timeout", "request_timeout", "The request took too long");
  if (error.code === "22023" && /^time zone .* not recognized$/.test(error.message)) {
    return invalid("time_zone", NO_TIME_ZONE);
  }
  const constraint = "constraint_name" in error ? String(error.constraint_name) : "";
  const detail = "detail" in error ? String(error.detail) : "";
  return CONSTRAINTS[constraint]?.(detail) ?? error;
}
