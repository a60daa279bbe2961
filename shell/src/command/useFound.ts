import type { paths } from "@courtside/contracts/api/schema.d.ts";
import { useApi } from "@courtside/contracts/shell/index.tsx";
import { useEffect, useState } from "react";

export type Found = paths["/search"]["get"]["responses"][200]["content"]["application/json"];
export type FoundPerson = Found["people"][number];
export type FoundBooking = Found["bookings"][number];
export type FoundCourt = Found["courts"][number];

export const NOTHING_FOUND: Found = { people: [], bookings: [], courts: [] };

/** Keys that follow each other faster than this are one search, ms. */
const PAUSE_MS = 40;
const LEAST = 2;
const MOST = 100;

/**
 * What the server finds for a text, two characters or more. While the next result is on its way, what still fits of the last
 * one stays, so that a list does not flicker and Enter never chooses what the text no longer means.
 */
export function useFound(text: string) {
  const typed = text.trim().slice(0, MOST);
  const q = useSettled(typed);
  const isLong = q.length >= LEAST && typed.length >= LEAST;
  const query = useApi().useQuery(
    "get",
    "/search",
    { params: { query: { q } } },
    { enabled: isLong, placeholderData: (last) => last },
  );
  const isOld = query.isPlaceholderData || q !== typed;
  return {
    found: !isLong || !query.data ? NOTHING_FOUND : isOld ? stillFitting(query.data, typed) : query.data,
    isLoading: isLong && (query.isFetching || q !== typed),
    error: isLong ? query.error : null,
    retry: () => void query.refetch(),
  };
}

function stillFitting({ people, bookings, courts }: Found, text: string): Found {
  const has = (value: string | null) => value?.toLowerCase().includes(text.toLowerCase()) ?? false;
  return {
    people: people.filter(({ name, email }) => has(name) || has(email)),
    bookings: bookings.filter(({ user_name }) => has(user_name)),
    courts: courts.filter(({ name }) => has(name)),
  };
}

function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
