import { useQueryClient } from "@tanstack/react-query";

/** Reads again what is kept under these keys; resolves when the screen is fresh. */
export function useRefetch(...keys: (readonly unknown[])[]): () => Promise<void> {
  const queries = useQueryClient();
  return async () => {
    await Promise.all(keys.map((queryKey) => queries.invalidateQueries({ queryKey })));
  };
}
