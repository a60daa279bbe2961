import { type ClubEvent, messageOf } from "@courtside/contracts/api/client.ts";
import { useApi } from "@courtside/contracts/shell/index.tsx";
import { useIdempotencyKey } from "@courtside/contracts/shell/useIdempotencyKey.ts";
import { useInvalidate } from "@courtside/contracts/shell/useInvalidate.ts";
import { useTypedSearch } from "@courtside/contracts/shell/useTypedSearch.ts";
import { useToast } from "@courtside/design-system/overlay.tsx";

/** The members whose name or email contains the typed text, once the typing pauses. */
export function useMemberSearch(text: string) {
  const { searched, enabled, isLong, isTyping } = useTypedSearch(text);
  const query = useApi().useQuery(
    "get",
    "/members/search",
    { params: { query: { q: searched } } },
    { enabled, placeholderData: (last) => last },
  );
  return {
    found: (isLong && enabled && query.data?.data) || [],
    isLong,
    isSearching: isLong && (isTyping || query.isFetching),
  };
}

interface Place {
  eventId: string;
  /** The member. */
  id: string;
  name: string;
}

/** Registers a member for an event; reports the result, also when the event is full meanwhile and its form gone. */
export function useRegisterMember(onRegistered: () => void) {
  const toast = useToast("registration");
  const invalidate = useInvalidate("events");
  const { keyOf, renew } = useIdempotencyKey();
  const { mutateAsync, isPending } = useApi().useMutation("post", "/events/{id}/roster");
  const register = ({ eventId, id, name }: Place) => {
    const body = { user_id: id };
    const header = { "idempotency-key": keyOf({ eventId, ...body }) };
    mutateAsync({ params: { path: { id: eventId }, header }, body }).then(
      async () => {
        renew();
        await invalidate();
        toast.success(`${name} has been registered for the event!`);
        onRegistered();
      },
      (error: unknown) => {
        toast.failed("Failed to register for event", messageOf(error));
        void invalidate();
      },
    );
  };
  return { register, busy: isPending };
}

/** Gives a person's place up; reports the result. `onDone` runs on success and on failure. */
export function useUnregisterMember(onDone: () => void) {
  const toast = useToast("registration");
  const invalidate = useInvalidate("events");
  const { mutateAsync, isPending } = useApi().useMutation("delete", "/events/{id}/roster/{user_id}");
  const unregister = ({ eventId, id, name }: Place) =>
    mutateAsync({ params: { path: { id: eventId, user_id: id } } }).then(
      async () => {
        await invalidate();
        toast.success(`${name} has been unregistered from the event`);
        onDone();
      },
      (error: unknown) => {
        toast.failed("Failed to unregister from event", messageOf(error));
        void invalidate();
        onDone();
      },
    );
  return { unregister, busy: isPending };
}

/** Many events, one call each, silently: the dialog shows each. `report` reads the lists again and says how many are done. */
export function useCancelMany() {
  const toast = useToast("cancel-event");
  const invalidate = useInvalidate("events", "bookings");
  const { mutateAsync } = useApi().useMutation("post", "/events/{id}/cancel");
  return {
    cancel: ({ id }: ClubEvent, reason: string) =>
      mutateAsync({ params: { path: { id } }, body: reason.trim() ? { reason: reason.trim() } : {} }),
    report: (done: number) => {
      void invalidate();
      if (done > 0) toast.success("Event canceled successfully", done > 1 ? `${done} events` : undefined);
    },
  };
}
