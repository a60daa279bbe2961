import type { LessonRequest } from "@courtside/contracts/api/client.ts";
import { dateLabel } from "@courtside/contracts/domain/club-clock.ts";
import { ConfirmDialog } from "@courtside/design-system/overlay.tsx";
import { useWithdraw } from "../api.ts";

interface WithdrawDialogProps {
  request: LessonRequest;
  onClose: () => void;
}

/** Asks before a request is taken back. */
export function WithdrawDialog({ request, onClose }: WithdrawDialogProps) {
  const withdraw = useWithdraw(onClose);
  const { id, coach_name, preferred_date, preferred_time } = request;
  return (
    <ConfirmDialog
      open
      danger
      title={`Withdraw your request to ${coach_name}?`}
      description={`${dateLabel(preferred_date)}, ${preferred_time}. ${coach_name} is told by email.`}
      confirmLabel="Withdraw Request"
      cancelLabel="Keep Request"
      busy={withdraw.isPending}
      busyLabel="Withdrawing..."
      onConfirm={() => withdraw.mutate({ params: { path: { id } } })}
      onClose={onClose}
    />
  );
}
