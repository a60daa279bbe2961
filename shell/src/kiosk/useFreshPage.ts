import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { isOutdatedQuery } from "../remotes/registry.ts";

/** Loads a new version of the product by itself, but never under somebody's hands. */
export function useFreshPage(unused: boolean): void {
  const { data: isOutdated } = useQuery(isOutdatedQuery);
  useEffect(() => {
    if (unused && isOutdated) location.reload();
  }, [unused, isOutdated]);
}
