import { Loading } from "@courtside/design-system/core.tsx";
import { useQuery } from "@tanstack/react-query";
import { Navigate, useLocation } from "react-router";
import { registryQuery } from "../remotes/registry.ts";
import { returnPath } from "../session/returnPath.ts";
import { useCurrentSession } from "../session/SessionContext.ts";
import { landingOf } from "./home.ts";

/**
 * From a page for visitors to where a signed-in person belongs: the remembered page, else the role's landing page
 * (docs/product/roles.md#home-and-landing-pages).
 */
export function RedirectSignedIn() {
  const session = useCurrentSession();
  const registry = useQuery(registryQuery);
  const { state } = useLocation();
  const remembered = returnPath(state);
  if (remembered) return <Navigate to={remembered} replace />;
  if (session.status === "failed") return <Navigate to="/dashboard" replace />;
  if (session.status !== "signed-in" || registry.isPending) return <Loading page />;
  const role = session.me.effective_role;
  return <Navigate to={role ? landingOf(role, registry.data ?? []) : "/join-club"} replace />;
}
