import { useToast } from "@courtside/design-system/overlay.tsx";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useNavigate } from "react-router";
import { KIOSK_PATH } from "./kioskStore.ts";

/** Takes away what the last person, or the console, left beyond the screen: the day in the address, messages, a search. */
export function NewRound(): null {
  const navigate = useNavigate();
  const queries = useQueryClient();
  const toast = useToast("new-round");
  useEffect(() => {
    toast.clear();
    queries.removeQueries({ queryKey: ["get", "/members/search"] });
    void navigate(KIOSK_PATH, { replace: true });
    window.scrollTo(0, 0);
  }, [navigate, queries, toast]);
  return null;
}
