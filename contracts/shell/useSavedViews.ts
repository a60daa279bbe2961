import { useApi, useMe } from "@courtside/contracts/shell/index.tsx";
import { useEffect, useRef } from "react";
import { MOST_SAVED_VIEWS, type SavedView, type SavedViewList } from "../domain/saved-views.ts";

/**
 * The views of a list that the person has named, on every device of theirs. Those that an earlier release kept on this device are
 * shown with them until a save has added them.
 */
export function useSavedViews(list: SavedViewList) {
  const { profile } = useMe();
  const key = `courtside-views-${profile.id}.${list}`;
  const query = useApi().useQuery("get", "/me/saved-views");
  const { mutate, isPending, isError, variables } = useApi().useMutation("put", "/me/saved-views/{list}", {
    onSuccess: () => {
      forgetDeviceViews(key);
      return query.refetch();
    },
  });
  const stored: readonly SavedView[] = query.data?.data.find((each) => each.list === list)?.views ?? [];
  const old = deviceViews(key);
  const views: readonly SavedView[] = isPending ? variables.body.views : joined(stored, old);
  // With what was read, so that the server keeps what another device has saved meanwhile.
  const onChange = (next: readonly SavedView[]) =>
    mutate({ params: { path: { list } }, body: { views: [...next], before: [...stored] } });

  const isLoaded = query.data !== undefined;
  const hasMoved = useRef(false);
  useEffect(() => {
    if (!isLoaded || hasMoved.current) return;
    hasMoved.current = true;
    if (old.length > 0) onChange(views);
  });
  return { views, onChange, isFull: views.length >= MOST_SAVED_VIEWS, hasFailed: isError };
}

function joined(stored: readonly SavedView[], old: readonly SavedView[]): SavedView[] {
  const names = new Set(stored.map(({ name }) => name));
  return [...stored, ...old.filter(({ name }) => !names.has(name))].slice(0, MOST_SAVED_VIEWS);
}

/** None if the browser keeps nothing, or something else. */
function deviceViews(key: string): SavedView[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? "[]");
    return Array.isArray(kept) ? kept.filter(isView) : [];
  } catch {
    return [];
  }
}

function forgetDeviceViews(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Without storage there is nothing to forget.
  }
}

const isView = (each: unknown): each is SavedView => {
  const { name, search }: Partial<SavedView> = Object(each);
  return typeof name === "string" && typeof search === "string";
};
