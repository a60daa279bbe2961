import { useApi } from "@courtside/contracts/shell/index.tsx";

/** Names of the club's admins, for those who cannot choose its plan; empty until they are here. */
export function useContacts(enabled: boolean): string[] {
  const { data } = useApi().useQuery("get", "/billing/contacts", {}, { enabled });
  return data?.data.map(({ name }) => name) ?? [];
}
