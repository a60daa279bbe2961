import { type ClubEvent, isApiError, messageOf } from "@courtside/contracts/api/client.ts";
import { useApi } from "@courtside/contracts/shell/index.tsx";
import { retryLostResponse } from "@courtside/contracts/shell/retryLostResponse.ts";
import { useIdempotencyKey } from "@courtside/contracts/shell/useIdempotencyKey.ts";
import { useInvalidate } from "@courtside/contracts/shell/useInvalidate.ts";
import { useToast } from "@courtside/design-system/overlay.tsx";
import { useState } from "react";
import type { EventChange, EventInput } from "./eventDraft.ts";
import { type EventRejection, type FirstDate, readRejection } from "./eventViolation.ts";

/** After these there is nothing left to cancel. */
const NOT_CANCELABLE = ["event_canceled", "event_over", "not_found"];

/** Cancels an event; reports the result. `onDone` runs on success, and on a failure if there is nothing left to cancel. */
export function useCancelEvent(onDone: () => void) {
  const toast = useToast("cancel-event");
  const invalidate = useInvalidate("events", "bookings");
  return useApi().useMutation("post", "/events/{id}/cancel", {
    onSuccess: async () => {
      await invalidate();
      toast.success("Event canceled successfully");
      onDone();
    },
    onError: (error: unknown) => {
      toast.failed("Failed to cancel event", messageOf(error));
      void invalidate();
      if (isApiError(error) && NOT_CANCELABLE.includes(error.code)) onDone();
    },
  });
}

export type EventTab = "upcoming" | "past";

interface EventChoice {
  when: EventTab;
  /** Only events for which the caller is registered. */
  scope?: "all" | "registered";
  /** Only events that one coach leads. */
  coachId?: string;
}

const PAGE = 20;

/** Events by their next date, or past ones, the newest first; page by page. */
export function useEvents({ when, scope = "all", coachId }: EventChoice) {
  const query = useApi().useInfiniteQuery(
    "get",
    "/events",
    { params: { query: { when, scope, limit: PAGE, ...(coachId && { coach_id: coachId }) } } },
    {
      initialPageParam: null as string | null,
      getNextPageParam: (page: { next_cursor: string | null }) => page.next_cursor,
    },
  );
  const pages = query.data?.pages ?? [];
  const events = pages.flatMap((page) => page.data);
  return { ...query, events, loaded: events.length, total: pages[0]?.total };
}

/** Courts that an event can take: the active ones, by name (docs/product/booking.md#courts). */
export function useOpenCourts() {
  const query = useApi().useQuery("get", "/courts");
  return { ...query, courts: (query.data?.data ?? []).filter((court) => court.is_active) };
}

/** Registers the caller for an event, or unregisters them; reports the result. `busy` are the events with a request under way. */
export function useRegistration() {
  const toast = useToast("registration");
  const invalidate = useInvalidate("events", "bookings");
  const { keyOf, renew } = useIdempotencyKey();
  const [busy, setBusy] = useState<readonly string[]>([]);
  const over = (_data: unknown, _error: unknown, { params }: { params: { path: { id: string }; header?: unknown } }) =>
    setBusy((ids) => ids.filter((id) => id !== params.path.id));
  const outcome = (said: string, failed: string) => ({
    onSuccess: async () => {
      renew();
      await invalidate();
      toast.success(said);
    },
    onError: (error: unknown) => {
      toast.failed(failed, messageOf(error));
      // The event is full or canceled by now: the list shows it.
      void invalidate();
    },
    onSettled: over,
  });
  const enter = useApi().useMutation("post", "/events/{id}/registration", {
    retry: retryLostResponse,
    ...outcome("You've been registered for the event!", "Failed to register for event"),
  });
  const leave = useApi().useMutation(
    "delete",
    "/events/{id}/registration",
    outcome("Successfully unregistered from event", "Failed to unregister from event"),
  );
  const start = ({ id }: ClubEvent) => {
    setBusy((ids) => [...ids, id]);
    return { path: { id } };
  };
  return {
    busy,
    register: (event: ClubEvent) =>
      enter.mutate({ params: { ...start(event), header: { "idempotency-key": keyOf({ event: event.id }) } } }),
    unregister: (event: ClubEvent) => {
      // Registering after this is a new request, also when a response is lost.
      renew();
      leave.mutate({ params: start(event) });
    },
  };
}

/** The users registered for an event, in the order of registration. */
export const useRoster = (id: string) => useApi().useQuery("get", "/events/{id}/roster", { params: { path: { id } } });

/**
 * Creates an event, or saves the changes of `edited`; reports the result. What the form can show, such as dates that are
 * taken, is returned as `rejection` and stays until the next attempt. `onNextDate`: an edit moves this date by now.
 */
export function useSaveEvent(
  edited: ClubEvent | null,
  { onSaved, onNextDate }: { onSaved: () => void; onNextDate: (date: FirstDate) => void },
) {
  const toast = useToast("save-event");
  const invalidate = useInvalidate("events", "bookings");
  const { keyOf } = useIdempotencyKey();
  const [rejection, setRejection] = useState<EventRejection | null>(null);
  // Of a version that somebody else saved meanwhile the form has said so: saving again is for that one.
  const [version, setVersion] = useState(edited?.version ?? 0);
  const failed = edited ? "Failed to update event" : "Failed to create event";
  const outcome = {
    onMutate: () => setRejection(null),
    onSuccess: async () => {
      await invalidate();
      toast.success(edited ? "Event updated successfully!" : "Event created successfully!");
      onSaved();
    },
    onError: (error: unknown) => {
      const read = readRejection(error);
      setRejection(read);
      if (read?.version) setVersion(read.version);
      if (read?.nextDate) onNextDate(read.nextDate);
      if (read) void invalidate();
      // The form shows the reason.
      toast.failed(failed);
    },
  };
  const create = useApi().useMutation("post", "/events", outcome);
  const edit = useApi().useMutation("patch", "/events/{id}", outcome);
  return {
    rejection,
    busy: create.isPending || edit.isPending,
    save: (input: EventInput, change: EventChange) => {
      if (!edited) return create.mutate({ params: { header: { "idempotency-key": keyOf(input) } }, body: input });
      edit.mutate({ params: { path: { id: edited.id } }, body: { ...change, version } });
    },
  };
}
