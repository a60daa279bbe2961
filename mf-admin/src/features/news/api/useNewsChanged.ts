import { useQueryClient } from "@courtside/contracts/shell/index.tsx";

/** Makes every list of news read again; resolves when those on the screen are fresh. */
export function useNewsChanged(): () => Promise<void> {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: ["get", "/news"] });
}
