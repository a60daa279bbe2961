/** Calls back after the next frame is painted; a hidden page paints none. */
export function afterPaint(callback: () => void): void {
  if (document.hidden) setTimeout(callback);
  else requestAnimationFrame(() => setTimeout(callback));
}
