import { type ClosureCode, closureMessage } from "@courtside/contracts/domain/closures.ts";
import { DomainError, type ErrorType } from "../errors.ts";

/** A rejection of a closure, with its text (docs/product/closures.md#messages). */
export const closureError = (
  kind: ErrorType,
  code: ClosureCode,
  field: string,
  values: Record<string, string | number> = {},
  details: Record<string, unknown> = {},
): DomainError => new DomainError(kind, code, closureMessage(code, values), { field, ...details });
