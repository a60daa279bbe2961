import { useToast } from "@courtside/design-system/overlay.tsx";
import { useEffect } from "react";
import { useNavigate } from "react-router";
import { queryClient } from "../app/api.ts";
import { currentSession } from "../auth/sessionStore.ts";
import { isRegistryQuery } from "../remotes/registryKey.ts";
import { rememberFounder } from "./founder.ts";

/**
 * Leads the founder on: to the page that was asked for, where a toast tells of the club, else to /trial-confirmation, which
 * says so itself. That one is a document of its own, and a toast would end with this one.
 */
export function useLeadOn(isFounded: boolean, remembered: string | null): void {
  const navigate = useNavigate();
  const toast = useToast("found-club");
  useEffect(() => {
    const session = currentSession();
    if (!isFounded || session.status !== "signed-in") return;
    rememberFounder(session.userId);
    if (!remembered) return location.assign("/trial-confirmation");
    // What was read before knew of no club, or of the demo's.
    void queryClient.invalidateQueries({ predicate: ({ queryKey }) => !isRegistryQuery(queryKey) }).finally(() => {
      toast.success("Club Created Successfully!");
      void navigate(remembered, { replace: true });
    });
  }, [isFounded, remembered, navigate, toast]);
}
