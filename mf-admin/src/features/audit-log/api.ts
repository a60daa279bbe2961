import { messageOf } from "@courtside/contracts/api/client.ts";
import type { paths } from "@courtside/contracts/api/schema.d.ts";
import { useApi, useMutation, useShell } from "@courtside/contracts/shell/index.tsx";
import { useToast } from "@courtside/design-system/overlay.tsx";
import { saveCsv } from "../../saveCsv.ts";

export type AuditEntry = paths["/audit-log"]["get"]["responses"][200]["content"]["application/json"]["data"][number];

export interface AuditFilter {
  actor: string;
  subject: string;
  outcome: "" | "success" | "rejected";
  from: string;
  to: string;
}

const PAGE = 50;
/** The most that one file holds. */
export const MOST_IN_FILE = 1000;

const queryOf = ({ actor, subject, outcome, from, to }: AuditFilter) => ({
  ...(actor && { actor }),
  ...(subject && { subject }),
  ...(outcome && { outcome }),
  ...(from && { from }),
  ...(to && { to }),
});

/** The club's audit log, the latest first, page by page. */
export function useEntries(filter: AuditFilter) {
  const query = useApi().useInfiniteQuery(
    "get",
    "/audit-log",
    { params: { query: { limit: PAGE, ...queryOf(filter) } } },
    {
      initialPageParam: null as string | null,
      getNextPageParam: (page: { next_cursor: string | null }) => page.next_cursor,
      placeholderData: (before) => before,
    },
  );
  return { ...query, entries: query.data?.pages.flatMap((page) => page.data) ?? [] };
}

/** The courts' names by id; none until they are loaded. */
export function useCourtNames(): ReadonlyMap<string, string> {
  const { data } = useApi().useQuery("get", "/courts");
  return new Map(data?.data.map(({ id, name }) => [id, name]));
}

/** Members, and who has been one, whose name contains the text; null: none was asked for. */
export function usePeople(search: string) {
  const enabled = search.length >= 2;
  const query = useApi().useQuery("get", "/audit-log/people", { params: { query: { q: search } } }, { enabled });
  return enabled ? (query.data?.data ?? null) : null;
}

/** The name of a person by id; undefined: not known yet, or it is no person's id. */
export function usePersonName(id: string): string | undefined {
  const query = { params: { query: { user_id: id } } };
  return useApi().useQuery("get", "/audit-log/people", query, { enabled: id !== "" }).data?.data[0]?.full_name;
}

/** Saves the latest entries of the filter as CSV; reports a failure. */
export function useEntriesFile(filter: AuditFilter) {
  const { fetchClient } = useShell();
  const toast = useToast("audit-file");
  return useMutation({
    mutationFn: async () => {
      const { data, error } = await fetchClient.GET("/audit-log", {
        params: { query: { limit: MOST_IN_FILE, ...queryOf(filter) } },
        headers: { accept: "text/csv" },
        parseAs: "blob",
      });
      if (!data) throw error;
      saveCsv(data, "audit-log.csv");
    },
    onError: (error: unknown) => toast.failed("Failed to make the file", messageOf(error) ?? undefined),
  });
}
