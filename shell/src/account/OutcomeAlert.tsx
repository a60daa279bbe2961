import { Alert } from "@courtside/design-system/core.tsx";
import type { Outcome } from "./useAction.ts";

/** The outcome of an action, shown next to its button. */
export function OutcomeAlert({ outcome }: { outcome: Outcome | null }) {
  if (!outcome) return null;
  return (
    <Alert tone={outcome.tone} role={outcome.tone === "error" ? "alert" : "status"}>
      {outcome.text}
    </Alert>
  );
}
