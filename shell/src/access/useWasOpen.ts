import { useState } from "react";
import { useLocation } from "react-router";

/**
 * Whether this very visit of the page was open before: what closes it now came in the middle of it
 * (docs/product/access.md#when-access-ends).
 */
export function useWasOpen(isOpen: boolean): boolean {
  const { key } = useLocation();
  const [openVisit, setOpenVisit] = useState<string | null>(null);
  if (isOpen && openVisit !== key) setOpenVisit(key);
  return openVisit === key;
}
