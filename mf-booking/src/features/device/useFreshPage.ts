import { useEffect } from "react";
import { followReleases } from "./follow-releases.ts";

/** Loads a new version of the product by itself while no member uses the device. */
export function useFreshPage(isIdle: boolean): void {
  useEffect(() => (isIdle ? followReleases(() => location.reload()) : undefined), [isIdle]);
}
