import type { News } from "@courtside/contracts/api/client.ts";
import { useApi } from "@courtside/contracts/shell/index.tsx";
import { useToast } from "@courtside/design-system/overlay.tsx";
import { useState } from "react";
import { messageOf } from "../../../api/messageOf.ts";
import { useNewsChanged } from "./useNewsChanged.ts";

/** What was just done to an item, so that the page can offer to undo it. */
export interface NewsMove {
  item: News;
  retired: boolean;
}

/**
 * Takes items out of members' sight and brings them back. Both can be undone, so neither asks first
 * (docs/product/screens.md#confirmations).
 */
export function useRetireNews() {
  const toast = useToast("retire-news");
  const changed = useNewsChanged();
  const [done, setDone] = useState<NewsMove | null>(null);
  const settle = (retired: boolean) => async (item: News) => {
    await changed();
    setDone({ item, retired });
  };
  const retire = useApi().useMutation("post", "/news/{id}/retire", {
    onSuccess: settle(true),
    onError: (error) => toast.failed("Failed to retire news", messageOf(error)),
  });
  const restore = useApi().useMutation("post", "/news/{id}/restore", {
    onSuccess: settle(false),
    onError: (error) => toast.failed("Failed to publish news", messageOf(error)),
  });
  const move = ({ id }: News, retired: boolean) => (retired ? retire : restore).mutate({ params: { path: { id } } });
  const busy = [retire, restore].find((mutation) => mutation.isPending);
  return { move, done, forget: () => setDone(null), busyId: busy?.variables?.params.path.id ?? null };
}
