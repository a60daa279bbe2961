import { useApi } from "@courtside/contracts/shell/index.tsx";
import { useEffect, useState } from "react";

/** Least number of characters for a search (docs/product/screens.md#manage-bookings). */
export const SHORTEST_SEARCH = 2;
const PAUSE_MS = 200;

/** The members whose name or email contains the typed text, once the typing pauses. */
export function useMemberSearch(text: string) {
  const typed = text.trim();
  const [searched, setSearched] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setSearched(typed), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  const enabled = searched.length >= SHORTEST_SEARCH;
  const query = useApi().useQuery(
    "get",
    "/members/search",
    { params: { query: { q: searched } } },
    { enabled, placeholderData: (last) => last },
  );
  const isLong = typed.length >= SHORTEST_SEARCH;
  return {
    found: (isLong && enabled && query.data?.data) || [],
    isLong,
    isSearching: isLong && (searched !== typed || query.isFetching),
    error: isLong && query.isError ? (query.error as unknown) : null,
  };
}
