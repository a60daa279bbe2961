import { useEffect, useRef } from "react";

/** For the heading of a step: it takes the focus as the step appears, and the page stands at its top. */
export function useReadFirst() {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, []);
  return heading;
}
