import { ConfirmDialog } from "@courtside/design-system/overlay.tsx";
import { useRenewJoinCode } from "../api.ts";

/** Asks before the club's code is replaced: what has been handed out stops working. */
export function RenewDialog({ code, onClose }: { code: string; onClose: () => void }) {
  const renew = useRenewJoinCode();
  return (
    <ConfirmDialog
      open
      title={`Renew the code ${code}?`}
      description="The old code stops working at once, and so do its link, its QR code and every poster that shows it. Requests made with it stay."
      confirmLabel="Renew Code"
      cancelLabel="Keep Code"
      danger
      busy={renew.isPending}
      busyLabel="Renewing..."
      onConfirm={() => renew.mutate({}, { onSettled: onClose })}
      onClose={onClose}
    />
  );
}
