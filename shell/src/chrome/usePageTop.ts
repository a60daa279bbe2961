import { useEffect, useRef } from "react";

/** Tells everything that sticks to the top of a page where that is: `--cs-page-top`, the height of the header with its banners. */
export function usePageTop() {
  const header = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = header.current;
    if (!element) return;
    const root = document.documentElement;
    const observer = new ResizeObserver(() => {
      root.style.setProperty("--cs-page-top", `${element.offsetHeight}px`);
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      root.style.removeProperty("--cs-page-top");
    };
  }, []);
  return header;
}
