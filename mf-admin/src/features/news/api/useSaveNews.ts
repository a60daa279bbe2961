import type { News } from "@courtside/contracts/api/client.ts";
import { useApi } from "@courtside/contracts/shell/index.tsx";
import { useWishKey } from "@courtside/contracts/shell/useWishKey.ts";
import { useToast } from "@courtside/design-system/overlay.tsx";
import { messageOf } from "../../../api/messageOf.ts";
import { useNewsChanged } from "./useNewsChanged.ts";

export type NewsText = Pick<News, "type" | "priority" | "title" | "body">;

/** Publishes a new item, or saves the edit of `item`. `onSaved` runs once the list shows it. */
export function useSaveNews(item: News | null, onSaved: () => void) {
  const toast = useToast("save-news");
  const changed = useNewsChanged();
  const keyOf = useWishKey();
  const settle = (words: string) => async () => {
    await changed();
    toast.success(words);
    onSaved();
  };
  const publish = useApi().useMutation("post", "/news", {
    onSuccess: settle("News published"),
    onError: (error) => toast.failed("Failed to publish news", messageOf(error)),
  });
  const edit = useApi().useMutation("patch", "/news/{id}", {
    onSuccess: settle("News updated"),
    onError: (error) => toast.failed("Failed to update news", messageOf(error)),
  });
  const save = (body: NewsText) =>
    item
      ? edit.mutate({ params: { path: { id: item.id } }, body })
      : publish.mutate({ params: { header: { "idempotency-key": keyOf(body) } }, body });
  return { save, busy: publish.isPending || edit.isPending };
}
