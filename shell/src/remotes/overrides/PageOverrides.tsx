import { lazyScreen } from "@courtside/contracts/shell/lazy-screen.tsx";
import { useQuery } from "@tanstack/react-query";
import { overridesQuery } from "../registry.ts";

const OverrideBanner = lazyScreen(() => import("./OverrideBanner.tsx"));

/** Above every page of the application: warns that unreleased code runs here. */
export function PageOverrides() {
  const overrides = useQuery(overridesQuery).data;
  return overrides && <OverrideBanner overrides={overrides} />;
}
