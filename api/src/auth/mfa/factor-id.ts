import { z } from "zod";
import { DomainError } from "../../errors.ts";

/** A factor's id from a path. The client's users know this rejection as 404, although the value is malformed. */
export function factorId(given: string): string {
  if (z.guid().safeParse(given).success) return given;
  throw new DomainError("not_found", "validation_failed", "factor_id must be an UUID");
}
