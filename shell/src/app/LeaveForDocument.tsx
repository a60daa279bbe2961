import { Loading } from "@courtside/design-system/core.tsx";
import { useEffect } from "react";
import { useLocation } from "react-router";
import { NotFound } from "../chrome/NotFound.tsx";

/** Where this document was opened. */
const openedAt = location.pathname;

/** The router came to a prerendered page: fetches its document. If the server has none, it served us, and this is a 404. */
export function LeaveForDocument() {
  const { pathname } = useLocation();
  const isMissing = pathname === openedAt;
  useEffect(() => {
    if (!isMissing) location.reload();
  }, [isMissing]);
  return isMissing ? <NotFound /> : <Loading page />;
}
