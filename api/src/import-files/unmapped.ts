import { DomainError } from "../errors.ts";

/**
 * No column is chosen for a needed field. `details` hold what the caller can choose from: the names of the file's columns, and the
 * mapping so far.
 */
export const unmapped = (
  message: string,
  columns: readonly string[],
  mapping: Readonly<Record<string, string>>,
): DomainError => new DomainError("invalid", "validation_failed", message, { field: "mapping", columns, mapping });
