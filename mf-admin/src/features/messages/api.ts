import { type Broadcast, messageOf } from "@courtside/contracts/api/client.ts";
import { queryKey } from "@courtside/contracts/api/query-keys.ts";
import type { NotificationChannel, NotificationEvent } from "@courtside/contracts/domain/notifications.ts";
import { useApi } from "@courtside/contracts/shell/index.tsx";
import { useIdempotencyKey } from "@courtside/contracts/shell/useIdempotencyKey.ts";
import { useToast } from "@courtside/design-system/overlay.tsx";
import { useRefresh } from "../../query-keys.ts";
import { progressInterval } from "./progress-interval.ts";

const BROADCASTS = queryKey("/broadcasts");

export const DELIVERY_STATES = ["queued", "sending", "sent", "failed", "in_doubt", "skipped"] as const;

export type DeliveryState = (typeof DELIVERY_STATES)[number];

export interface DeliveryFilter {
  search: string;
  channel: NotificationChannel | null;
  event: NotificationEvent | null;
  state: DeliveryState | null;
  onlyBounced: boolean;
}

/** What was sent to whom, the newest first, page by page. While another filter loads, the last result stays. */
export function useDeliveries({ search, channel, event, state, onlyBounced }: DeliveryFilter) {
  const filter = {
    ...(search && { search }),
    ...(channel && { channel }),
    ...(event && { event }),
    ...(state && { state }),
    ...(onlyBounced && { is_bounced: "true" as const }),
  };
  const query = useApi().useInfiniteQuery(
    "get",
    "/deliveries",
    { params: { query: { limit: 50, ...filter } } },
    {
      initialPageParam: null as string | null,
      getNextPageParam: (page: { next_cursor: string | null }) => page.next_cursor,
      placeholderData: (before) => before,
    },
  );
  const pages = query.data?.pages ?? [];
  return { ...query, deliveries: pages.flatMap(({ data }) => data), bounced: pages[0]?.bounced_count ?? 0 };
}

export type BroadcastInput = Pick<Broadcast, "filter" | "subject" | "text">;

/** The messages to members, the newest first, page by page. Their progress is read again, often only while they go out. */
export function useBroadcasts() {
  const query = useApi().useInfiniteQuery(
    "get",
    "/broadcasts",
    { params: { query: { limit: 20 } } },
    {
      initialPageParam: null as string | null,
      getNextPageParam: (page: { next_cursor: string | null }) => page.next_cursor,
      refetchInterval: ({ state }) => progressInterval(state.data?.pages.flatMap(({ data }) => data) ?? [], Date.now()),
    },
  );
  return { ...query, messages: query.data?.pages.flatMap(({ data }) => data) };
}

export const usePreviewBroadcast = () => useApi().useMutation("post", "/broadcasts/preview");

export type BroadcastPreview = NonNullable<ReturnType<typeof usePreviewBroadcast>["data"]>;

/** Sends a message to oneself. */
export function useTestBroadcast() {
  const toast = useToast("message");
  return useApi().useMutation("post", "/broadcasts/test", {
    onSuccess: () => toast.success("Test sent", "It reaches you as your own notification settings allow."),
    onError: (error: unknown) => toast.failed("Failed to send the test", messageOf(error) ?? undefined),
  });
}

/**
 * Sends a message; a retry of the same sends it once, for as long as it is being written. `onDone` runs once the list shows it.
 */
export function useSendBroadcast(onDone: () => void) {
  const toast = useToast("message");
  const refresh = useRefresh(BROADCASTS);
  const { keyOf } = useIdempotencyKey();
  const { mutate, isPending } = useApi().useMutation("post", "/broadcasts", {
    onSuccess: async ({ recipients }) => {
      await refresh();
      toast.success("Message sent", `It reaches ${recipients === 1 ? "1 person" : `${recipients} people`}.`);
      onDone();
    },
    onError: (error: unknown) => {
      toast.failed("Failed to send the message", messageOf(error) ?? undefined);
      // It may have been sent, and its response lost.
      void refresh();
    },
  });
  const send = (body: BroadcastInput) => mutate({ params: { header: { "idempotency-key": keyOf(body) } }, body });
  return { send, busy: isPending };
}

export function useStopBroadcast() {
  const toast = useToast("message");
  const refresh = useRefresh(BROADCASTS);
  return useApi().useMutation("patch", "/broadcasts/{id}", {
    onSuccess: ({ sent, recipients }) => toast.success("Message stopped", `${sent} of ${recipients} have it.`),
    onError: (error: unknown) => toast.failed("Failed to stop the message", messageOf(error) ?? undefined),
    onSettled: refresh,
  });
}
