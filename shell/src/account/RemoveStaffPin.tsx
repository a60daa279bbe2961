import { useApi } from "@courtside/contracts/shell/index.tsx";
import { Button } from "@courtside/design-system/core.tsx";
import { ConfirmDialog } from "@courtside/design-system/overlay.tsx";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { apiFailureText } from "./apiFailureText.ts";
import type { Outcome } from "./useAction.ts";

/** Takes the PIN away, once that is confirmed. */
export function RemoveStaffPin({ onOutcome }: { onOutcome: (outcome: Outcome | null) => void }) {
  const [asking, setAsking] = useState(false);
  const queries = useQueryClient();
  const removal = useApi().useMutation("delete", "/me/staff-pin", {
    onMutate: () => onOutcome(null),
    onSuccess: async () => {
      onOutcome({ tone: "success", text: "Your PIN is removed." });
      await queries.invalidateQueries({ queryKey: ["get", "/me"] });
    },
    onError: (error) => onOutcome({ tone: "error", text: apiFailureText(error) }),
    onSettled: () => setAsking(false),
  });
  return (
    <div>
      <Button danger onClick={() => setAsking(true)}>
        Remove PIN
      </Button>
      <ConfirmDialog
        open={asking}
        title="Remove your staff PIN?"
        description="You cannot leave the kiosk with it any more."
        confirmLabel="Remove"
        cancelLabel="Keep"
        danger
        busy={removal.isPending}
        busyLabel="Removing..."
        onConfirm={() => removal.mutate({})}
        onClose={() => setAsking(false)}
      />
    </div>
  );
}
