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

interface Counted {
  /** Rows that were fetched. */
  loaded: number;
  /** As the first page says; null or undefined before it. */
  total: number | null | undefined;
  hasNextPage: boolean;
}

/** A table's `total`, `summary` and `matching` for a list that is searched and filtered here: "75 items, 20 of them loaded", "12 of 75 items". */
export function countsOf(shown: number, { loaded, total, hasNextPage }: Counted, [one, many]: [string, string]) {
  const all = Math.max(total ?? 0, loaded);
  const text = `${all.toLocaleString("en-US")} ${all === 1 ? one : many}`;
  return {
    total: shown > 0 && (shown < loaded ? `${shown.toLocaleString("en-US")} of ${text}` : text),
    summary: shown === loaded && hasNextPage ? `${loaded.toLocaleString("en-US")} of them loaded` : undefined,
    matching: shown === loaded ? all : undefined,
  };
}

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
