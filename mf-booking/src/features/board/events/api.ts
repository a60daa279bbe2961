import { type Attendee, messageOf } from "@courtside/contracts/api/client.ts";
import { useApi } from "@courtside/contracts/shell/index.tsx";
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

/** Gives a person's place up; reports the result. `onDone` runs on success and on failure. */
export function useUnregisterMember(eventId: string, onDone: () => void) {
  const toast = useToast("registration");
  const refresh = useInvalidation("delete /events/{id}/roster/{user_id}");
  const { mutateAsync, isPending } = useApi().useMutation("delete", "/events/{id}/roster/{user_id}");
  const unregister = ({ user_id, name }: Attendee) =>
    mutateAsync({ params: { path: { id: eventId, user_id } } }).then(
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
