import type { AskedToJoin } from "@courtside/contracts/api/client.ts";
import { useApi } from "@courtside/contracts/shell/index.tsx";
import { useToast } from "@courtside/design-system/overlay.tsx";
import { messageOf } from "../../../api/messageOf.ts";
import { useMembersChanged } from "./useMembersChanged.ts";

/** Admits or declines whoever asks to join (docs/product/identity.md#joining-a-club). `onDone` runs whatever came of it. */
export function useDecideJoinRequest(onDone: () => void) {
  const toast = useToast("decide-join-request");
  const changed = useMembersChanged();
  const settle = (words: string) => async () => {
    await changed();
    toast.success(words);
    onDone();
  };
  const onError = (error: unknown) => {
    toast.failed("Failed to answer the request", messageOf(error));
    void changed();
    onDone();
  };
  const approve = useApi().useMutation("post", "/join-requests/{id}/approve", {
    onSuccess: settle("Request approved"),
    onError,
  });
  const decline = useApi().useMutation("post", "/join-requests/{id}/decline", {
    onSuccess: settle("Request declined"),
    onError,
  });
  const decide = ({ id }: AskedToJoin, admit: boolean) =>
    (admit ? approve : decline).mutate({ params: { path: { id } } });
  const busy = [approve, decline].find((mutation) => mutation.isPending);
  return { decide, busyId: busy?.variables?.params.path.id ?? null, refusal: approve.error };
}
