import { useState } from "react";
import { isFound } from "./BoardRow.tsx";
import type { BoardCourt, FilledCell } from "./board-day.ts";
import { filledCell } from "./desk-draft.ts";
import { focusBoardCell } from "./focus-board-cell.ts";
import type { Desk } from "./pages/useDesk.ts";

/** The search on the board: what it has found, and the way from one bar to the next. */
export function useFind(courts: readonly BoardCourt[], { origin, openFilled }: Pick<Desk, "origin" | "openFilled">) {
  const [text, setText] = useState("");
  const matches = text.trim() === "" ? null : foundCells(courts, text);
  return {
    text,
    setText,
    /** How many bars it has found; null while nothing is sought. */
    found: matches?.length ?? null,
    openNext: () => {
      const at = matches?.findIndex(({ key }) => key === origin.current) ?? -1;
      const next = matches?.[(at + 1) % matches.length];
      if (!next) return;
      openFilled(next);
      focusBoardCell(next.key);
    },
  };
}

/** The bars that the search finds, in the order of the courts and times. */
const foundCells = (courts: readonly BoardCourt[], text: string): FilledCell[] =>
  courts
    .flatMap(({ court }) => court.occupancies.map(({ id }) => filledCell([{ sport: "", court }], id)?.cell))
    .filter((cell) => cell !== undefined)
    .filter((cell) => isFound(cell, text));
