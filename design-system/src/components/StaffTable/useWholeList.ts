import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { StaffTableProps } from "./staff-table-types.ts";

/** Rows that a file, a print or a selection may have: of longer lists the first ones, and a filter narrows them. */
export const MOST_ROWS = 10_000;

type State = "idle" | "loading" | "failed";

/** Does something with the whole list, once the rows that are still on the server are here too; a page that fails ends it. */
export function useWholeList<Row>(table: StaffTableProps<Row>, act: () => void) {
  const [state, setState] = useState<State>("idle");
  const { rows, loading = false } = table;
  const more = rows.length < MOST_ROWS && table.more ? table.more : null;
  const fetchMore = useEffectEvent(() => more?.onMore());
  const finish = useEffectEvent(() => {
    setState("idle");
    act();
  });
  const isLoading = state === "loading";
  const isComplete = more === null;
  const failed = more?.failed === true;
  const busy = loading || more?.busy === true;
  const count = rows.length;
  // A failure of before counts only once a request of this press has been under way, so that a second click tries again.
  const began = useRef(false);
  const askedAt = useRef(-1);
  useEffect(() => {
    if (busy) began.current = true;
    if (!isLoading || busy) return;
    if (isComplete) finish();
    else if (failed && began.current) setState("failed");
    else if (askedAt.current !== count) {
      began.current = false;
      askedAt.current = count;
      fetchMore();
    }
  }, [isLoading, busy, isComplete, failed, count]);
  const begin = () => {
    began.current = false;
    askedAt.current = -1;
    setState("loading");
  };
  const end = () => setState("idle");
  return { begin, end, isLoading, hasFailed: state === "failed" };
}
