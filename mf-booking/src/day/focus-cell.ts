/** Moves the focus to a cell of the grid on the page and shows it whole, clear of sticky headers. */
export function focusCell(key: string | null): void {
  if (key === null) return;
  const cell = document.querySelector<HTMLElement>(`[data-cell="${CSS.escape(key)}"]`);
  cell?.focus({ preventScroll: true });
  cell?.scrollIntoView({ block: "nearest", inline: "nearest" });
}
