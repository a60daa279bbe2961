import { useLocation } from "@courtside/contracts/shell/index.tsx";
import { useEffect } from "react";

/** "Opening Hours" → "opening-hours": the fragment that leads to a section. */
export const sectionId = (title: string): string => title.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-");

/** Brings the section that the address names into view, with the focus: the form is there later than the page. */
export function useLinkedSection(): void {
  const location = useLocation();
  useEffect(() => {
    const section = document.getElementById(location.hash.slice(1));
    section?.scrollIntoView({ block: "start" });
    section?.focus({ preventScroll: true });
  }, [location]);
}
