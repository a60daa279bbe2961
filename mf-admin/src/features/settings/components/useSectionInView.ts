import { useLocation } from "@courtside/contracts/shell/index.tsx";
import { useEffect, useState } from "react";
import { linkedId } from "../form/settingsSections.ts";

/**
 * The section that is being read. Scrolls to the one in the address and focuses it, also when the address changes. A section near
 * the page's end cannot reach the top: there the linked one counts, else the last.
 */
export function useSectionInView(ids: readonly string[]): string | undefined {
  const location = useLocation();
  const linked = linkedId(location.hash);
  const [current, setCurrent] = useState(ids[0]);
  const key = ids.join();

  useEffect(() => {
    const section = document.getElementById(linkedId(location.hash));
    if (!section) return;
    const show = () => section.scrollIntoView({ block: "start" });
    show();
    section.focus({ preventScroll: true });
    // Sections above it are loaded later: it stays in place until the person does something.
    const growth = new ResizeObserver(show);
    growth.observe(document.body);
    const stop = new AbortController();
    stop.signal.addEventListener("abort", () => growth.disconnect());
    for (const act of ["wheel", "touchstart", "pointerdown", "keydown"])
      addEventListener(act, () => stop.abort(), { passive: true, signal: stop.signal });
    return () => stop.abort();
  }, [location]);

  useEffect(() => {
    const sections = key.split(",");
    const look = () => setCurrent(inView(sections, linked));
    look();
    addEventListener("scroll", look, { passive: true });
    addEventListener("resize", look);
    return () => {
      removeEventListener("scroll", look);
      removeEventListener("resize", look);
    };
  }, [key, linked]);
  return current;
}

function inView(ids: readonly string[], linked: string): string | undefined {
  const isAtEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - 2;
  const topOf = (id: string) => document.getElementById(id)?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY;
  if (isAtEnd && scrollY > 0) return ids.includes(linked) && topOf(linked) >= 0 ? linked : ids.at(-1);
  return ids.findLast((id) => topOf(id) < innerHeight * 0.35) ?? ids[0];
}
