import { type LessonRequest, messageOf } from "@courtside/contracts/api/client.ts";
import { Field, TextArea } from "@courtside/design-system/fields.tsx";
import { BulkDialog } from "@courtside/design-system/staff.tsx";
import { useState } from "react";
import { requestedTime } from "../../../components/requestedTime.ts";
import { useRejectMany } from "../api.ts";

interface RejectManyDialogProps {
  requests: readonly LessonRequest[];
  zone: string;
  onClose: () => void;
}

/** Lists the requests that are to be rejected, with one reason for all their members. */
export function RejectManyDialog({ requests, zone, onClose }: RejectManyDialogProps) {
  const [reason, setReason] = useState("");
  const { reject, report } = useRejectMany();
  return (
    <BulkDialog
      danger
      title={`Reject ${requests.length} ${requests.length === 1 ? "request" : "requests"}?`}
      description="Each member is notified by email."
      items={requests}
      keyOf={({ id }) => id}
      nameOf={({ member_name }) => member_name}
      noteOf={(request) => requestedTime(request, zone)}
      confirmLabel="Reject"
      cancelLabel={requests.length === 1 ? "Keep Request" : "Keep Requests"}
      run={(request) => reject(request, reason)}
      problemOf={(failure) => messageOf(failure) ?? "The connection was lost. Try again."}
      onEnd={(done) => {
        report(done);
        if (done === requests.length) onClose();
      }}
      onClose={onClose}
    >
      <Field label="Reason" hint="Optional. Each member is sent it with the rejection.">
        <TextArea rows={2} maxLength={500} value={reason} onChange={(event) => setReason(event.target.value)} />
      </Field>
    </BulkDialog>
  );
}
