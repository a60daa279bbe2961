import { type Pages, useEveryPage } from "./pages.ts";
import { sortRows } from "./sortRows.ts";
import type { ListAddress } from "./useListAddress.ts";

interface LocalList<Row> {
  address: ListAddress;
  query: Pages;
  rows: readonly Row[];
  /** What the search looks through. */
  textOf: (row: Row) => string;
  /** The value of each column that can be sorted. */
  by: Record<string, (row: Row) => string | number | null>;
  /** Filters of columns; without it every row is let through. */
  isWanted?: ((row: Row) => boolean) | undefined;
}

/** Search, filters and sort of the address, for a list that the server neither searches nor sorts: all its pages are fetched first. */
export function useLocalList<Row>({ address, query, rows, textOf, by, isWanted }: LocalList<Row>): readonly Row[] {
  const wanted = address.get("q")?.trim().toLowerCase() ?? "";
  useEveryPage(query, wanted !== "" || address.sort !== null || isWanted !== undefined);
  const found = rows.filter(
    (row) => (wanted === "" || textOf(row).toLowerCase().includes(wanted)) && (isWanted?.(row) ?? true),
  );
  return sortRows(found, address.sort, by);
}
