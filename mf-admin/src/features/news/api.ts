import type { News } from "@courtside/contracts/api/client.ts";
import { useApi } from "@courtside/contracts/shell/index.tsx";
import { useIdempotencyKey } from "@courtside/contracts/shell/useIdempotencyKey.ts";
import { useInvalidate } from "@courtside/contracts/shell/useInvalidate.ts";
import { useToast } from "@courtside/design-system/overlay.tsx";
import { useState } from "react";
import { failureText } from "../../api.ts";

export type NewsStatus = "current" | "retired";

const PAGE = 20;

/** The club's news, the newest first, page by page. Live events refetch them. */
export function useNews(status: NewsStatus) {
  const query = useApi().useInfiniteQuery(
    "get",
    "/news",
    { params: { query: { status, limit: PAGE } } },
    {
      initialPageParam: null as string | null,
      getNextPageParam: (page: { next_cursor: string | null }) => page.next_cursor,
    },
  );
  const pages = query.data?.pages ?? [];
  const items = pages.flatMap((page) => page.data);
  return { ...query, items, loaded: items.length, total: pages[0]?.total };
}

/** The last change of an item, so that the page can offer to undo it. */
export interface NewsMove {
  item: News;
  retired: boolean;
}

/**
 * Hides items from members and shows them again. Both can be undone, so neither needs a confirmation
 * (docs/product/screens.md#confirmations).
 */
export function useRetireNews() {
  const toast = useToast("retire-news");
  const invalidate = useInvalidate("news");
  const [done, setDone] = useState<NewsMove | null>(null);
  const settle = (retired: boolean) => async (item: News) => {
    await invalidate();
    setDone({ item, retired });
  };
  const retire = useApi().useMutation("post", "/news/{id}/retire", {
    onSuccess: settle(true),
    onError: (error) => toast.failed("Failed to retire news", failureText(error)),
  });
  const restore = useApi().useMutation("post", "/news/{id}/restore", {
    onSuccess: settle(false),
    onError: (error) => toast.failed("Failed to publish news", failureText(error)),
  });
  const move = ({ id }: News, retired: boolean) => (retired ? retire : restore).mutate({ params: { path: { id } } });
  const busy = [retire, restore].find((mutation) => mutation.isPending);
  return { move, done, forget: () => setDone(null), busyId: busy?.variables?.params.path.id ?? null };
}

export type NewsText = Pick<News, "type" | "priority" | "title" | "body">;

/** The fields that differ: what another admin has meanwhile changed in the others stays. */
const changesOf = (before: NewsText, after: NewsText): Partial<NewsText> => ({
  ...(after.type !== before.type && { type: after.type }),
  ...(after.priority !== before.priority && { priority: after.priority }),
  ...(after.title !== before.title && { title: after.title }),
  ...(after.body !== before.body && { body: after.body }),
});

/** Publishes a new item, or saves what differs from `item`. `onSaved` runs once the list shows it; without a change at once. */
export function useSaveNews(item: News | null, onSaved: () => void) {
  const toast = useToast("save-news");
  const invalidate = useInvalidate("news");
  const { keyOf } = useIdempotencyKey();
  const settle = (text: string) => async () => {
    await invalidate();
    toast.success(text);
    onSaved();
  };
  const publish = useApi().useMutation("post", "/news", {
    onSuccess: settle("News published"),
    onError: (error) => toast.failed("Failed to publish news", failureText(error)),
  });
  const edit = useApi().useMutation("patch", "/news/{id}", {
    onSuccess: settle("News updated"),
    onError: (error) => toast.failed("Failed to update news", failureText(error)),
  });
  const save = (text: NewsText) => {
    if (!item) return publish.mutate({ params: { header: { "idempotency-key": keyOf(text) } }, body: text });
    const change = changesOf(item, text);
    // The api rejects an edit that names no change.
    if (Object.keys(change).length === 0) return onSaved();
    edit.mutate({ params: { path: { id: item.id } }, body: change });
  };
  return { save, busy: publish.isPending || edit.isPending };
}

/** Changes of many items, one call each, silently: the dialog shows each. */
export function useMoveMany() {
  const { mutateAsync: retire } = useApi().useMutation("post", "/news/{id}/retire");
  const { mutateAsync: restore } = useApi().useMutation("post", "/news/{id}/restore");
  return {
    move: ({ id }: News, retires: boolean) => (retires ? retire : restore)({ params: { path: { id } } }),
    refresh: useInvalidate("news"),
  };
}
