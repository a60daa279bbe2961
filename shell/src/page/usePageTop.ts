import { useEffect, useRef } from "react";

/** Sets `--cs-page-top`, the height of the header with its banners: sticky elements are placed below it. */
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
