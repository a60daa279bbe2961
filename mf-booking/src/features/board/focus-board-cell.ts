/** Moves the focus to a cell and scrolls it into view, clear of the head and the courts' names. */
export function focusBoardCell(key: string): void {
  const cell = document.querySelector<HTMLElement>(`[data-cell="${CSS.escape(key)}"]`);
  cell?.focus({ preventScroll: true });
  cell?.scrollIntoView({ block: "nearest", inline: "nearest" });
}
