import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense } from "react";
import { overridesQuery } from "../registry.ts";

const OverrideBanner = lazy(() => import("./OverrideBanner.tsx"));

/** Above every page of the application: warns that unreleased code runs here. */
export function PageOverrides() {
  const overrides = useQuery(overridesQuery).data;
  if (!overrides) return null;
  return (
    <Suspense>
      <OverrideBanner overrides={overrides} />
    </Suspense>
  );
}
