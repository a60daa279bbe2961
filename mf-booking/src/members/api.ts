import { useApi } from "@courtside/contracts/shell/index.tsx";
import { useTypedSearch } from "@courtside/contracts/shell/useTypedSearch.ts";

/** The members whose name or email contains the typed text, once the typing pauses. */
export function useMemberSearch(text: string) {
  const { searched, enabled, isLong, isTyping } = useTypedSearch(text);
  const query = useApi().useQuery(
    "get",
    "/members/search",
    { params: { query: { q: searched } } },
    { enabled, placeholderData: (last) => last },
  );
  const { data: found = [], has_more: hasMore = false } = (isLong && enabled && query.data) || {};
  return {
    found,
    /** More fit than are found. */
    hasMore,
    isLong,
    isSearching: isLong && (isTyping || query.isFetching),
    error: isLong && query.isError ? (query.error as unknown) : null,
  };
}
