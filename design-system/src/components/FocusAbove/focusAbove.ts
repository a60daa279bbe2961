/**
 * Keeps what has the keyboard's focus above an element that sticks to the lower edge of the page. A callback ref, or the body of an
 * effect: it returns what ends it.
 */
export function focusAbove(element: HTMLElement | null): (() => void) | undefined {
  if (!element) return undefined;
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => {
    const fromEdge = Number.parseFloat(getComputedStyle(element).bottom) || 0;
    style.scrollPaddingBottom = `${element.offsetHeight + fromEdge + 8}px`;
  });
  observer.observe(element);
  document.addEventListener("focusin", revealArea);
  document.addEventListener("input", revealArea);
  return () => {
    observer.disconnect();
    document.removeEventListener("focusin", revealArea);
    document.removeEventListener("input", revealArea);
    style.removeProperty("scroll-padding-bottom");
  };
}

/** Browsers scroll only the line of the caret into view, so that the rest of a text area stays covered. One of half a page may. */
function revealArea({ target }: Event): void {
  if (!(target instanceof HTMLTextAreaElement) || target.offsetHeight > innerHeight / 2) return;
  // After the browser's own scrolling, and after the area has grown with its text.
  requestAnimationFrame(() => target.scrollIntoView({ block: "nearest" }));
}
