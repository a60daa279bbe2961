import { DomainError } from "../errors.ts";

/** Constraint names that people can run into, in the domain's words. Anything else is a bug and becomes a 500. */
const CONSTRAINTS: Record<string, () => DomainError> = {
  courts_name_key: () =>
    new DomainError("conflict", "court_name_taken", "A court with this name already exists", { field: "name" }),
  memberships_last_admin: () =>
    new DomainError("conflict", "last_admin", "A club keeps at least one admin: make somebody else an admin first"),
};

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

const BUSY = new Set(["55P03", "40001", "40P01"]);

/** Turns a driver error into a domain error; everything it does not know it returns unchanged. */
export function translateDatabaseError(error: unknown): unknown {
  if (!(error instanceof Error) || !("code" in error) || typeof error.code !== "string") return error;
  if (UNREACHABLE.has(error.code)) {
    return new DomainError("unavailable", "database_unavailable", "The service is temporarily unavailable");
  }
  if (BUSY.has(error.code)) return new DomainError("unavailable", "busy", "The service is busy, please try again");
  if (error.code === "57014") return new DomainError("timeout", "request_timeout", "The request took too long");
  const constraint = "constraint_name" in error ? String(error.constraint_name) : "";
  return CONSTRAINTS[constraint]?.() ?? error;
}
