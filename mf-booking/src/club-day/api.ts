import { useApi } from "@courtside/contracts/shell/index.tsx";

/**
 * The day grid of a date and sport. While another day of the same sport loads, `shape` is the last one known: its courts
 * and times are shown as headers, its cells are not.
 */
export function useAvailability(date: string, sport: string) {
  const query = useApi().useQuery(
    "get",
    "/availability",
    { params: { query: { date, sport } } },
    { placeholderData: (last, lastQuery) => (lastQuery?.queryKey[2]?.params.query.sport === sport ? last : undefined) },
  );
  return { ...query, availability: query.isPlaceholderData ? undefined : query.data, shape: query.data };
}
