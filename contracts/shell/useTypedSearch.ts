import { useEffect, useState } from "react";

/** Least number of characters for a search (docs/product/screens.md#manage-bookings). */
export const SHORTEST_SEARCH = 2;
const PAUSE_MS = 200;

/** What to search for while a person types: the text as it was when the typing last paused. */
export function useTypedSearch(text: string) {
  const typed = text.trim();
  const [searched, setSearched] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setSearched(typed), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return {
    searched,
    enabled: searched.length >= SHORTEST_SEARCH,
    /** Long enough for a search. */
    isLong: typed.length >= SHORTEST_SEARCH,
    isTyping: searched !== typed,
  };
}
