import { useEffect } from "react";

export interface Pages {
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  isFetching: boolean;
  isError: boolean;
  fetchNextPage: () => Promise<unknown>;
}

/** The rest of a list for a table's `more`; null at its end. */
export const moreOf = ({ hasNextPage, isFetchingNextPage, isError, fetchNextPage }: Pages) =>
  hasNextPage ? { busy: isFetchingNextPage, failed: isError, onMore: () => void fetchNextPage() } : null;

/** Fetches page after page while `wanted`: what is sorted or filtered here must be complete. */
export function useEveryPage({ hasNextPage, isFetching, isError, fetchNextPage }: Pages, wanted: boolean): void {
  useEffect(() => {
    if (wanted && hasNextPage && !isFetching && !isError) void fetchNextPage();
  }, [wanted, hasNextPage, isFetching, isError, fetchNextPage]);
}
