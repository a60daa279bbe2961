import { useEffect } from "react";
import { isApiError, messageOf } from "../api/client.ts";

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

interface Failing {
  isError: boolean;
  error: unknown;
  isFetching: boolean;
  refetch: () => Promise<unknown>;
}

/** Why a list could not be read, for a table's `error`; null while it can. */
export const failureOf = ({ isError, error, isFetching, refetch }: Failing, title: string) =>
  isError
    ? {
        title,
        cause: messageOf(error),
        requestId: isApiError(error) ? error.requestId : undefined,
        retrying: isFetching,
        onRetry: () => void refetch(),
      }
    : null;

/** Fetches page after page while `wanted`: what is sorted or filtered here must be complete. */
export function useEveryPage({ hasNextPage, isFetching, isError, fetchNextPage }: Pages, wanted: boolean): void {
  useEffect(() => {
    if (wanted && hasNextPage && !isFetching && !isError) void fetchNextPage();
  }, [wanted, hasNextPage, isFetching, isError, fetchNextPage]);
}
