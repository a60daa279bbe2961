import { type Measured, ratio } from "./measure/interleave.ts";

/** Prints rows as a table: the first column left-aligned, all others right-aligned. */
export function printTable(title: string, header: string[], rows: string[][]): void {
  const lines = [header, ...rows];
  const widths = header.map((_, column) => Math.max(...lines.map((line) => (line[column] ?? "").length)));
  const format = (line: string[]) =>
    line
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join("  ");
  console.log(`\n${title}\n${"─".repeat(format(header).length)}`);
  for (const line of lines) console.log(format(line));
}

export const rateTableHeader = (basis = "straight SQL") => ["", "requests/s", "p50 ms", "p99 ms", `of ${basis}`];

/** A row for {@link rateTableHeader}; the last column compares with what the header names. */
export const rateRow = (name: string, one: Measured, basis: Measured): string[] => [
  name,
  whole(one.rate),
  one.p50.toFixed(1),
  one.p99.toFixed(1),
  ratio(one, basis).toFixed(2),
];

/** "1,234" */
export const whole = (value: number): string => Math.round(value).toLocaleString("en-US");

/** "2.7 KiB" */
export const kibibytes = (bytes: number): string => `${(bytes / 1024).toFixed(1)} KiB`;

/** Prints "name: 0.53, aim at least 0.50, met". */
export function verdict(name: string, value: number, aim: { atLeast: number } | { atMost: number }, digits = 2): void {
  const [text, bound, isMet] =
    "atLeast" in aim
      ? (["at least", aim.atLeast, value >= aim.atLeast] as const)
      : (["at most", aim.atMost, value <= aim.atMost] as const);
  const aimed = `aim ${text} ${bound.toFixed(digits)}, ${isMet ? "met" : "NOT MET"}`;
  console.log(`→ ${name}: ${value.toFixed(digits)}, ${aimed}`);
}
