import { expect, test } from "vitest";
import { wallColumns } from "./wall-columns.ts";

test.each([
  [0, 1, 1, 1, 1],
  [1, 1, 1, 1, 1],
  [4, 2, 2, 1, 4],
  [8, 4, 2, 2, 4],
  [12, 4, 3, 2, 6],
  [20, 5, 4, 3, 7],
  [30, 6, 5, 3, 10],
  [40, 8, 5, 4, 10],
])("%i courts stand in %i columns of %i on a wide screen, in %i of %i on a tall one", (count, ...expected) => {
  const { wide, tall } = wallColumns(count);
  expect([wide.columns, wide.rows, tall.columns, tall.rows]).toEqual(expected);
});
