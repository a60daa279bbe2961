import { type ClubEvent, isApiError } from "@courtside/contracts/api/client.ts";
import { useApi } from "@courtside/contracts/shell/index.tsx";
import { useToast } from "@courtside/design-system/overlay.tsx";
import { useState } from "react";
import { useEventsChanged } from "./useEventsChanged.ts";

/** Takes and gives up one's place in an event; says how it went. `busy` are the events under way. */
export function useRegistration() {
  const toast = useToast("registration");
  const changed = useEventsChanged();
  const [busy, setBusy] = useState<readonly string[]>([]);
  const over = (_data: unknown, _error: unknown, { params }: { params: { path: { id: string }; header?: unknown } }) =>
    setBusy((ids) => ids.filter((id) => id !== params.path.id));
  const outcome = (said: string, failed: string) => ({
    onSuccess: async () => {
      await changed();
      toast.success(said);
    },
    onError: (error: unknown) => {
      toast.failed(failed, isApiError(error) ? error.message : undefined);
      // Full or canceled by now: the list shows it.
      void changed();
    },
    onSettled: over,
  });
  const enter = useApi().useMutation(
    "post",
    "/events/{id}/registration",
    outcome("You've been registered for the event!", "Failed to register for event"),
  );
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
      enter.mutate({ params: { ...start(event), header: { "idempotency-key": crypto.randomUUID() } } }),
    unregister: (event: ClubEvent) => leave.mutate({ params: start(event) }),
  };
}
