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
  return () => {
    observer.disconnect();
    style.removeProperty("scroll-padding-bottom");
  };
}
