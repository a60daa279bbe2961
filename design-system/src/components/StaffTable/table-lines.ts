import { isValidElement, type ReactNode } from "react";
import type { StaffColumn } from "./staff-table-types.ts";
import { isAction } from "./useColumnChoice.ts";

/** The lines of a CSV file: the titles, then what each row shows. Columns of actions have none unless they name their text. */
export function linesOf<Row>(columns: readonly StaffColumn<Row>[], rows: readonly Row[]): string[][] {
  const kept = columns.filter((column) => !isAction(column) || column.onPaper || column.inFile);
  return [
    kept.map(({ title }) => title),
    ...rows.map((row) => kept.map(({ inFile, onPaper, render }) => textOf((inFile ?? onPaper ?? render)(row)))),
  ];
}

/** The text of what a cell shows; parts that are components of their own say nothing here. */
function textOf(node: ReactNode): string {
  const text = partsOf(node).join(" ").replace(/\s+/g, " ").trim();
  return text === "–" ? "" : text;
}

function partsOf(node: ReactNode): string[] {
  if (typeof node === "string" || typeof node === "number") return [String(node)];
  if (Array.isArray(node)) return node.flatMap(partsOf);
  return isValidElement<{ children?: ReactNode }>(node) ? partsOf(node.props.children) : [];
}
