import { isApiError } from "@courtside/contracts/api/client.ts";

/** A file of which a column must still be chosen before its rows can be checked. */
export interface Unmapped<Name extends string> {
  /** Which one, as a sentence. */
  missing: string;
  columns: string[];
  /** The columns that are known already. */
  mapping: Partial<Record<Name, string>>;
}

/** What a rejected check asks to choose; null: it was rejected for another reason. */
export function optionalUnmapped<Name extends string>(error: unknown): Unmapped<Name> | null {
  if (!isApiError(error) || !Array.isArray(error.details?.columns)) return null;
  const { columns, mapping } = error.details as Pick<Unmapped<Name>, "columns" | "mapping">;
  return { missing: error.message, columns, mapping };
}
