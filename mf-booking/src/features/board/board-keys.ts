import { type BoardCell, cellAt } from "./board-day.ts";

const HOUR = 3_600_000;

/**
 * Where a key moves the focus from a cell: arrows, Home and End, with Ctrl to the board's corners, PageUp and PageDown by an
 * hour. `time` (epoch ms) keeps the column while the focus passes courts with longer cells. Null for any other key.
 */
export function nextCell(
  rows: readonly (readonly BoardCell[])[],
  from: BoardCell,
  time: number,
  { key, ctrl }: { key: string; ctrl: boolean },
): BoardCell | null {
  const row = rows.findIndex((cells) => cells[0]?.courtId === from.courtId);
  const cells = rows[row];
  if (!cells) return null;
  const at = cells.findIndex((cell) => cell.key === from.key);
  const inRow = (to: number) => cellAt(rows[Math.max(0, Math.min(rows.length - 1, to))] ?? [], time) ?? null;
  switch (key) {
    case "ArrowLeft":
      return cells[Math.max(0, at - 1)] ?? null;
    case "ArrowRight":
      return cells[Math.min(cells.length - 1, at + 1)] ?? null;
    case "ArrowUp":
      return inRow(row - 1);
    case "ArrowDown":
      return inRow(row + 1);
    case "Home":
      return (ctrl ? rows[0] : cells)?.[0] ?? null;
    case "End":
      return (ctrl ? rows.at(-1) : cells)?.at(-1) ?? null;
    case "PageUp":
      return cellAt(cells, from.start - HOUR) ?? null;
    case "PageDown":
      return cellAt(cells, from.start + HOUR) ?? null;
    default:
      return null;
  }
}

/** Minutes by which a key makes a booking longer; on some keyboards the plus needs Shift. */
export const stepOf = (key: string): number => (key === "+" || key === "=" ? 15 : key === "-" || key === "_" ? -15 : 0);

/** The letters that work anywhere on the board but in a field. */
export const SHORTCUTS = [
  { key: "/", label: "Find a person on the board" },
  { key: "n", label: "New booking" },
  { key: "b", label: "Block courts" },
  { key: "f", label: "Find courts side by side" },
  { key: "t", label: "Today" },
  { key: "[", label: "The day or week before" },
  { key: "]", label: "The day or week after" },
  { key: "w", label: "The week, or back to the day" },
  { key: "u", label: "Undo the last cancellation, move or change of length" },
  { key: "?", label: "This help" },
] as const;
export type Shortcut = (typeof SHORTCUTS)[number]["key"];

const TYPING = "input, select, textarea, [contenteditable], dialog, [role=dialog], [role=menu]";

/** The shortcut that a key event means; null while the person types or a dialog is open. */
export function shortcutOf(event: KeyboardEvent): Shortcut | null {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return null;
  if (event.target instanceof Element && event.target.closest(TYPING)) return null;
  if (document.querySelector("dialog[open]")) return null;
  return SHORTCUTS.find(({ key }) => key === event.key.toLowerCase())?.key ?? null;
}
