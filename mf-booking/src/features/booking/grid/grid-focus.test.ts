import { describe, expect, test } from "vitest";
import { moveFocus, rowsPerHour } from "./grid-focus.ts";

describe("focus", () => {
  const size = { columns: 5, rows: 16, firstRow: 2, rowsPerHour: 4 };
  const from = { column: 2, row: 8 };
  test.each([
    ["ArrowLeft", false, { column: 1, row: 8 }],
    ["ArrowDown", false, { column: 2, row: 9 }],
    ["Home", false, { column: 0, row: 8 }],
    ["End", false, { column: 4, row: 8 }],
    ["Home", true, { column: 0, row: 2 }],
    ["End", true, { column: 4, row: 15 }],
    ["PageUp", false, { column: 2, row: 4 }],
    ["PageDown", false, { column: 2, row: 12 }],
  ] as const)("%s (ctrl %s) moves", (key, ctrl, to) => expect(moveFocus(from, key, ctrl, size)).toEqual(to));

  test("stops at the edges and ignores other keys", () => {
    expect(moveFocus({ column: 0, row: 2 }, "ArrowUp", false, size)).toEqual({ column: 0, row: 2 });
    expect(moveFocus({ column: 4, row: 14 }, "PageDown", false, size)).toEqual({ column: 4, row: 15 });
    expect(moveFocus(from, "x", false, size)).toBeNull();
  });

  test("with times across, an hour is that many columns", () => {
    const across = { columns: 16, rows: 5, firstRow: 0, rowsPerHour: 4, timeAcross: true };
    expect(moveFocus({ column: 8, row: 2 }, "PageDown", false, across)).toEqual({ column: 12, row: 2 });
    expect(moveFocus({ column: 2, row: 2 }, "PageUp", false, across)).toEqual({ column: 0, row: 2 });
  });

  test("an hour is as many rows as slots, at least one", () => {
    expect([15, 30, 45, 60, 90].map(rowsPerHour)).toEqual([4, 2, 1, 1, 1]);
  });
});
