import type { LessonRequest } from "@courtside/contracts/api/client.ts";
import { useMe } from "@courtside/contracts/shell/index.tsx";
import { Field, TextArea } from "@courtside/design-system/fields.tsx";
import { ConfirmDialog } from "@courtside/design-system/overlay.tsx";
import { useState } from "react";
import { requestedTime } from "../../../components/requestedTime.ts";
import { useReject } from "../api.ts";
import { AcceptDialog } from "./AcceptDialog.tsx";

export interface Deciding {
  what: "accept" | "reject";
  request: LessonRequest;
}

/** The open dialog; it stays open when the list behind it changes. */
export function DecideDialogs({ deciding, onClose }: { deciding: Deciding | null; onClose: () => void }) {
  if (!deciding) return null;
  const Dialog = deciding.what === "accept" ? AcceptDialog : RejectDialog;
  return <Dialog request={deciding.request} onClose={onClose} />;
}

interface RejectDialogProps {
  request: LessonRequest;
  onClose: () => void;
}

/** Asks before a request is rejected; the member is sent the reason. */
function RejectDialog({ request, onClose }: RejectDialogProps) {
  const zone = useMe().club?.time_zone ?? "UTC";
  const [reason, setReason] = useState("");
  const { reject, busy } = useReject(request.id, onClose);
  const { member_name } = request;
  return (
    <ConfirmDialog
      open
      danger
      title={`Reject ${member_name}'s request?`}
      description={`${requestedTime(request, zone)}. ${member_name} is notified by email.`}
      confirmLabel="Reject"
      cancelLabel="Keep Request"
      busy={busy}
      busyLabel="Rejecting..."
      onConfirm={() => reject(reason)}
      onClose={onClose}
    >
      <Field label="Reason" hint="Optional. The member is sent it with the rejection.">
        <TextArea rows={2} maxLength={500} value={reason} onChange={(event) => setReason(event.target.value)} />
      </Field>
    </ConfirmDialog>
  );
}
