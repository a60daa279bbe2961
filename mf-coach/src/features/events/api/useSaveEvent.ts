import type { ClubEvent } from "@courtside/contracts/api/client.ts";
import { useApi } from "@courtside/contracts/shell/index.tsx";
import { useWishKey } from "@courtside/contracts/shell/useWishKey.ts";
import { useToast } from "@courtside/design-system/overlay.tsx";
import { useState } from "react";
import type { EventChange, EventWish } from "../components/eventDraft.ts";
import { type EventRefusal, readRefusal } from "../components/eventRefusal.ts";
import { useEventsChanged } from "./useEventsChanged.ts";

/**
 * Creates an event, or saves the changes of `edited`; says how it went. What the form can answer, such as dates that are
 * taken, comes back as `refusal` and stays until the next try.
 */
export function useSaveEvent(edited: ClubEvent | null, onSaved: () => void) {
  const toast = useToast("save-event");
  const changed = useEventsChanged();
  const keyOf = useWishKey();
  const [refusal, setRefusal] = useState<EventRefusal | null>(null);
  const failed = edited ? "Failed to update event" : "Failed to create event";
  const outcome = {
    onMutate: () => setRefusal(null),
    onSuccess: async () => {
      await changed();
      toast.success(edited ? "Event updated successfully!" : "Event created successfully!");
      onSaved();
    },
    onError: (error: unknown) => {
      const read = readRefusal(error);
      setRefusal(read);
      if (read) void changed();
      // The form says why.
      toast.failed(failed);
    },
  };
  const create = useApi().useMutation("post", "/events", outcome);
  const edit = useApi().useMutation("patch", "/events/{id}", outcome);
  return {
    refusal,
    busy: create.isPending || edit.isPending,
    save: (wish: EventWish, change: EventChange) => {
      if (!edited) return create.mutate({ params: { header: { "idempotency-key": keyOf(wish) } }, body: wish });
      edit.mutate({ params: { path: { id: edited.id } }, body: { ...change, version: edited.version } });
    },
  };
}
