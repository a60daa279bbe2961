import { useQueryClient } from "@courtside/contracts/shell/index.tsx";

/** Makes everything that shows courts read them again; resolves when the court list is fresh. */
export function useCourtsChanged(): () => Promise<void> {
  const queries = useQueryClient();
  return async () => {
    void queries.invalidateQueries({ queryKey: ["get", "/availability"] });
    await queries.invalidateQueries({ queryKey: ["get", "/courts"] });
  };
}
