import { type FoundMember, messageOf } from "@courtside/contracts/api/client.ts";
import { useApi } from "@courtside/contracts/shell/index.tsx";
import { useIdempotencyKey } from "@courtside/contracts/shell/useIdempotencyKey.ts";
import { useToast } from "@courtside/design-system/overlay.tsx";
import { useInvalidation } from "../../../query-keys.ts";

/** Registers a member for an event; reports the result, also when the event is full meanwhile and its form gone. */
export function useRegisterMember(eventId: string, onRegistered: () => void) {
  const toast = useToast("registration");
  const refresh = useInvalidation("post /events/{id}/roster");
  const { keyOf, renew } = useIdempotencyKey();
  const { mutateAsync, isPending } = useApi().useMutation("post", "/events/{id}/roster");
  const register = ({ id, name }: FoundMember) => {
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
