import { messageOf } from "@courtside/contracts/api/client.ts";
import { useApi } from "@courtside/contracts/shell/index.tsx";
import { useIdempotencyKey } from "@courtside/contracts/shell/useIdempotencyKey.ts";
import { useToast } from "@courtside/design-system/overlay.tsx";
import { useInvalidation } from "../../../query-keys.ts";

/** An event and who is registered for it. */
export function useEventOf(id: string) {
  const path = { params: { path: { id } } };
  const event = useApi().useQuery("get", "/events/{id}", path);
  const roster = useApi().useQuery("get", "/events/{id}/roster", path);
  return {
    event: event.data,
    people: roster.data?.data,
    isError: event.isError || roster.isError,
    retry: () => {
      void event.refetch();
      void roster.refetch();
    },
  };
}

interface Person {
  id: string;
  name: string;
}

/** Registers a member for an event; reports the result, also when the event is full meanwhile and its form gone. */
export function useRegisterMember(eventId: string, onRegistered: () => void) {
  const toast = useToast("registration");
  const refresh = useInvalidation("post /events/{id}/roster");
  const { keyOf, renew } = useIdempotencyKey();
  const { mutateAsync, isPending } = useApi().useMutation("post", "/events/{id}/roster");
  const register = ({ id, name }: Person) => {
    const body = { user_id: id };
    const header = { "idempotency-key": keyOf({ eventId, ...body }) };
    mutateAsync({ params: { path: { id: eventId }, header }, body }).then(
      () => {
        renew();
        toast.success(`${name} has been registered for the event!`);
        onRegistered();
        void refresh();
      },
      (error: unknown) => {
        toast.failed("Failed to register for event", messageOf(error));
        void refresh();
      },
    );
  };
  return { register, busy: isPending };
}

/** Gives a person's place up; reports the result. `onDone` runs on success and on failure. */
export function useUnregisterMember(eventId: string, onDone: () => void) {
  const toast = useToast("registration");
  const refresh = useInvalidation("delete /events/{id}/roster/{user_id}");
  const { mutateAsync, isPending } = useApi().useMutation("delete", "/events/{id}/roster/{user_id}");
  const unregister = ({ id, name }: Person) =>
    mutateAsync({ params: { path: { id: eventId, user_id: id } } }).then(
      () => {
        toast.success(`${name} has been unregistered from the event`);
        onDone();
        void refresh();
      },
      (error: unknown) => {
        toast.failed("Failed to unregister from event", messageOf(error));
        onDone();
        void refresh();
      },
    );
  return { unregister, busy: isPending };
}
