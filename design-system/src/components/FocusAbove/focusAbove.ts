/** What sticks to the lower edge now: several parts of a page may, each while it is in view. */
const bars = new Set<HTMLElement>();

/**
 * Keeps what has the keyboard's focus above an element that sticks to the lower edge of the page. A callback ref, or the body of an
 * effect: it returns what ends it.
 */
export function focusAbove(element: HTMLElement | null): (() => void) | undefined {
  if (!element) return undefined;
  const observer = new ResizeObserver(keepRoom);
  bars.add(element);
  observer.observe(element);
  document.addEventListener("focusin", revealArea);
  document.addEventListener("input", revealArea);
  return () => {
    observer.disconnect();
    bars.delete(element);
    keepRoom();
    if (bars.size > 0) return;
    document.removeEventListener("focusin", revealArea);
    document.removeEventListener("input", revealArea);
  };
}

function keepRoom(): void {
  const { style } = document.documentElement;
  if (bars.size === 0) return void style.removeProperty("scroll-padding-bottom");
  const heights = [...bars].map((bar) => bar.offsetHeight + (Number.parseFloat(getComputedStyle(bar).bottom) || 0));
  style.scrollPaddingBottom = `${Math.max(...heights) + 8}px`;
}

/** Browsers scroll only the line of the caret into view, so that the rest of a text area stays covered. One of half a page may. */
function revealArea({ target }: Event): void {
  if (!(target instanceof HTMLTextAreaElement) || target.offsetHeight > innerHeight / 2) return;
  // After the browser's own scrolling, and after the area has grown with its text.
  requestAnimationFrame(() => target.scrollIntoView({ block: "nearest" }));
}
