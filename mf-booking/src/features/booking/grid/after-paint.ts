/** ms. A browser that is busy elsewhere may draw no frame for seconds; what waits for one must not wait that long. */
const LONGEST_WAIT = 200;

/** Calls back once: after the next frame is painted, or where none is drawn in time, as on a hidden page, without it. */
export function afterPaint(callback: () => void): void {
  if (document.hidden) {
    setTimeout(callback);
    return;
  }
  let called = false;
  const call = () => {
    if (called) return;
    called = true;
    clearTimeout(late);
    callback();
  };
  const late = setTimeout(call, LONGEST_WAIT);
  requestAnimationFrame(() => setTimeout(call));
}
