import { DomainError } from "../errors.ts";
import type { BlockedCourt } from "./queries.ts";

/** The courts that were found, if these are all requested ones. */
export function allOf(ids: string[], found: BlockedCourt[]): BlockedCourt[] {
  if (found.length === new Set(ids).size) return found;
  throw new DomainError("not_found", "not_found", "Court not found", { subject: "Court", field: "court_ids" });
}
