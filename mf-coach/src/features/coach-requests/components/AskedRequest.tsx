import { useSearchParams } from "@courtside/contracts/shell/index.tsx";
import { Alert } from "@courtside/design-system/core.tsx";
import { useEffect, useState } from "react";
import type { useRequests } from "../api.ts";
import { DecideDialogs } from "./DecideDialogs.tsx";

/** The question for the request that the address names, `?accept={id}` or `?decline={id}`, as a push message's buttons have it. */
export function AskedRequest({ query }: { query: ReturnType<typeof useRequests> }) {
  const [params, setParams] = useSearchParams();
  const what = params.has("accept") ? "accept" : "reject";
  const asked = params.get("accept") ?? params.get("decline");
  const listed = query.requests.find(({ id, can_decide }) => id === asked && can_decide);
  // Deciding takes it out of the list before the dialog has ended.
  const [kept, setKept] = useState(listed);
  if (listed && listed.id !== kept?.id) setKept(listed);
  const request = listed ?? (kept?.id === asked ? kept : undefined);
  const { hasNextPage, isFetching, isFetchedAfterMount, isSuccess, fetchNextPage } = query;
  const isAhead = asked !== null && !request && hasNextPage;
  useEffect(() => {
    if (isAhead && !isFetching) void fetchNextPage();
  }, [isAhead, isFetching, fetchNextPage]);
  // What was kept of an earlier visit may not know of it yet.
  if (asked === null || !isSuccess || isAhead || (!request && isFetching && !isFetchedAfterMount)) return null;
  const close = () =>
    setParams(
      (current) => {
        current.delete("accept");
        current.delete("decline");
        return current;
      },
      { replace: true },
    );
  if (!request) {
    return (
      <Alert tone="info" title="This request is no longer open">
        It was decided or withdrawn meanwhile.
      </Alert>
    );
  }
  return <DecideDialogs deciding={{ what, request }} onClose={close} />;
}
