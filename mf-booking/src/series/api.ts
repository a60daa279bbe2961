import { isApiError } from "@courtside/contracts/api/client.ts";
import { queryKey } from "@courtside/contracts/api/query-keys.ts";
import { useApi, useQueryClient } from "@courtside/contracts/shell/index.tsx";
import { useIdempotencyKey } from "@courtside/contracts/shell/useIdempotencyKey.ts";
import { useInvalidation } from "../query-keys.ts";
import type { SeriesInput } from "./series-draft.ts";

const POLL_MS = 700;

/** A series with its dates; read again and again while its job books it. Null: nothing is read. */
export function useSeries(id: string | null) {
  return useApi().useQuery(
    "get",
    "/booking-series/{id}",
    { params: { path: { id: id ?? "" } } },
    {
      enabled: id !== null,
      refetchInterval: (query: { state: { data?: unknown } }) => (isRunning(query.state.data) ? POLL_MS : false),
    },
  );
}

const isRunning = (series: unknown): boolean =>
  typeof series === "object" && series !== null && "state" in series && series.state === "running";

/** What would become of each date. */
export const usePreview = () => useApi().useMutation("post", "/booking-series/preview");

/** Books the series, which is shown at once; a retry with the same input is the same request. */
export function useMakeSeries() {
  const { keyOf } = useIdempotencyKey();
  const refresh = useInvalidation("post /booking-series");
  const queries = useQueryClient();
  const mutation = useApi().useMutation("post", "/booking-series", {
    onSuccess: (series) => queries.setQueryData(queryKey("/booking-series/{id}", { path: { id: series.id } }), series),
    onSettled: () => void refresh(),
  });
  const make = (body: SeriesInput) =>
    mutation.mutateAsync({ params: { header: { "idempotency-key": keyOf(body) } }, body });
  return { make, busy: mutation.isPending };
}

export function useStopSeries() {
  const refresh = useInvalidation("patch /booking-series/{id}");
  const mutation = useApi().useMutation("patch", "/booking-series/{id}", { onSettled: () => void refresh() });
  return {
    busy: mutation.isPending,
    stop: (id: string) => mutation.mutate({ params: { path: { id } }, body: { state: "stopped" } }),
  };
}

/** What a failed call says. */
export const messageOf = (error: unknown): string =>
  isApiError(error) ? error.message : "The connection was lost. Send again: no date can be booked twice.";
