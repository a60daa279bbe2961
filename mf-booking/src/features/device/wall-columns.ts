/** Cards side by side on a wide screen, by the most courts that they are for. */
const WIDE = [
  [3, 3],
  [4, 2],
  [6, 3],
  [8, 4],
  [9, 3],
  [12, 4],
  [20, 5],
  [30, 6],
] as const;
const TALL = [
  [4, 1],
  [12, 2],
  [30, 3],
] as const;

const columnsOf = (steps: readonly (readonly [most: number, columns: number])[], count: number, beyond: number) =>
  Math.max(1, Math.min(count, steps.find(([most]) => count <= most)?.[1] ?? beyond));

interface Arrangement {
  columns: number;
  rows: number;
}

const arranged = (count: number, columns: number): Arrangement => ({ columns, rows: Math.ceil(count / columns) || 1 });

/** How so many courts stand on one screen, which nobody scrolls: lying and upright. */
export const wallColumns = (count: number): { wide: Arrangement; tall: Arrangement } => ({
  wide: arranged(count, columnsOf(WIDE, count, 8)),
  tall: arranged(count, columnsOf(TALL, count, 4)),
});
