import type { Invitation } from "@courtside/contracts/api/client.ts";
import { Button, Inline } from "@courtside/design-system/core.tsx";
import { ConfirmDialog } from "@courtside/design-system/overlay.tsx";
import { useState } from "react";
import { useResend, useRevoke } from "../api.ts";

/** Send it again, or take it back, which asks first. */
export function InvitationActions({ invitation: { id, email } }: { invitation: Invitation }) {
  const [isAsking, setAsking] = useState(false);
  const resend = useResend();
  const revoke = useRevoke(() => setAsking(false));
  const wish = { params: { path: { id } } };
  return (
    <Inline gap={8} justify="end" nowrap>
      <Button
        size="small"
        busy={resend.isPending}
        busyLabel="Sending..."
        aria-label={`Resend the invitation to ${email}`}
        onClick={() => resend.mutate(wish)}
      >
        Resend
      </Button>
      <Button size="small" danger aria-label={`Revoke the invitation of ${email}`} onClick={() => setAsking(true)}>
        Revoke
      </Button>
      <ConfirmDialog
        open={isAsking}
        danger
        title={`Revoke the invitation of ${email}?`}
        description="The link in the email stops working. You can invite them again at any time."
        confirmLabel="Revoke Invitation"
        cancelLabel="Keep Invitation"
        busy={revoke.isPending}
        busyLabel="Revoking..."
        onConfirm={() => revoke.mutate(wish)}
        onClose={() => setAsking(false)}
      />
    </Inline>
  );
}
