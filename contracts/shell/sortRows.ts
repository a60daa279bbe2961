type Comparable = string | number | null;

interface Sort {
  key: string;
  direction: "ascending" | "descending";
}

/** Rows by what `by` says of the sorted column, as people sort: "Court 2" before "Court 10", nothing last. */
export function sortRows<Row>(
  rows: readonly Row[],
  sort: Sort | null,
  by: Record<string, (row: Row) => Comparable>,
): readonly Row[] {
  const read = sort && Object.hasOwn(by, sort.key) ? by[sort.key] : undefined;
  if (!sort || !read) return rows;
  const sign = sort.direction === "ascending" ? 1 : -1;
  return [...rows].sort((a, b) => {
    const [one, other] = [read(a), read(b)];
    if (one === null || other === null) return one === other ? 0 : one === null ? 1 : -1;
    return sign * compare(one, other);
  });
}

const compare = (a: string | number, b: string | number): number =>
  typeof a === "number" && typeof b === "number"
    ? a - b
    : String(a).localeCompare(String(b), "en", { numeric: true, sensitivity: "base" });
