import { useApi } from "@courtside/contracts/shell/index.tsx";
import { useEffect, useState } from "react";

/** Least number of characters for a search (docs/product/screens.md#manage-bookings). */
export const SHORTEST_SEARCH = 2;
const PAUSE_MS = 200;

/** The members whose name or email contains the typed text, once the typing pauses. */
export function useMemberSearch(text: string) {
  const wanted = text.trim();
  const [asked, setAsked] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setAsked(wanted), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [wanted]);
  const enabled = asked.length >= SHORTEST_SEARCH;
  const query = useApi().useQuery(
    "get",
    "/members/search",
    { params: { query: { q: asked } } },
    { enabled, placeholderData: (last) => last },
  );
  const isLong = wanted.length >= SHORTEST_SEARCH;
  return {
    found: (isLong && enabled && query.data?.data) || [],
    isLong,
    isSearching: isLong && (asked !== wanted || query.isFetching),
    error: isLong && query.isError ? (query.error as unknown) : null,
  };
}
