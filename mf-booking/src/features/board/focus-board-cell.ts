const cellOf = (key: string) => document.querySelector<HTMLElement>(`[data-cell="${CSS.escape(key)}"]`);

/** Moves the focus to a cell and scrolls it into view, clear of the head and the courts' names. */
export function focusBoardCell(key: string): void {
  focusCell(cellOf(key));
}

/** The same, or to the cell in the tab order if that one is gone or there is none. */
export function focusBoard(key: string | null): void {
  focusCell((key && cellOf(key)) || document.querySelector<HTMLElement>("[data-cell][tabindex='0']"));
}

function focusCell(cell: HTMLElement | null): void {
  cell?.focus({ preventScroll: true });
  cell?.scrollIntoView({ block: "nearest", inline: "nearest" });
}
