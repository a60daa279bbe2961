import { Alert, Button } from "@courtside/design-system/core.tsx";
import { ConfirmDialog } from "@courtside/design-system/overlay.tsx";
import { useState } from "react";
import { apiFailureText } from "../api/apiFailureText.ts";
import { useLeaveClub } from "./api.ts";

interface LeaveClubProps {
  club: { id: string; name: string };
  /** The button's text; the dialog asks the same. */
  label?: string;
  /** Further consequences. */
  warning?: string;
}

/** Ends the person's own membership, once that is confirmed. A rejection stays in the dialog, which says what to do. */
export function LeaveClub({ club, label = "Leave Club", warning }: LeaveClubProps) {
  const [asking, setAsking] = useState(false);
  const leave = useLeaveClub(() => setAsking(false));
  const ask = () => {
    leave.reset();
    setAsking(true);
  };
  return (
    <>
      <Button danger onClick={ask}>
        {label}
      </Button>
      <ConfirmDialog
        open={asking}
        title={`Leave ${club.name}?`}
        description={`Your bookings, lessons, event places and waitlist entries ahead are canceled. To come back you need an invitation or the club's approval.${warning ? ` ${warning}` : ""}`}
        confirmLabel="Leave Club"
        cancelLabel="Stay"
        danger
        busy={leave.isPending}
        busyLabel="Leaving..."
        onConfirm={() => leave.mutate({ body: { club_id: club.id } })}
        onClose={() => setAsking(false)}
      >
        {leave.error && (
          <Alert tone="error" role="alert">
            {apiFailureText(leave.error)}
          </Alert>
        )}
      </ConfirmDialog>
    </>
  );
}
