type Cell = string | number | Date | null;

/** Rows as aligned columns for people: numbers to the right, dates as days, nothing as a dash. */
export function textTable(rows: readonly Record<string, Cell>[]): string {
  const [first] = rows;
  if (!first) return "none";
  const names = Object.keys(first);
  const lines = [names, ...rows.map((row) => names.map((name) => textOf(row[name] ?? null)))];
  const widths = names.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  const isNumber = names.map((name) => rows.every((row) => typeof row[name] === "number"));
  const pad = (text: string, column: number) => {
    const width = widths[column] ?? 0;
    return isNumber[column] ? text.padStart(width) : text.padEnd(width);
  };
  return lines.map((line) => line.map(pad).join("  ").trimEnd()).join("\n");
}

function textOf(cell: Cell): string {
  if (cell === null) return "-";
  return cell instanceof Date ? cell.toISOString().slice(0, 16).replace("T", " ") : String(cell);
}
