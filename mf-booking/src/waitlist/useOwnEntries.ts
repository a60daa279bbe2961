import { can } from "@courtside/contracts/domain/roles.ts";
import { useApi, useShell } from "@courtside/contracts/shell/index.tsx";

/** The caller's waitlist entries by date, with place in line and open offer; none for those who cannot wait. */
export function useOwnEntries() {
  const { role } = useShell();
  const enabled = role !== null && can(role, "waitlist:join");
  const query = useApi().useQuery("get", "/waitlist-entries", {}, { enabled });
  const { data, dataUpdatedAt } = query;
  /** Server's clock minus the browser's, ms. */
  const clockOffset = data ? Date.parse(data.now) - dataUpdatedAt : 0;
  return { ...query, entries: data?.data ?? [], clockOffset };
}
