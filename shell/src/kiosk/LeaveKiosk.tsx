import { Alert, Stack } from "@courtside/design-system/core.tsx";
import { Modal } from "@courtside/design-system/overlay.tsx";
import { clockText } from "../modes/countdown.ts";
import { PinPad } from "./PinPad.tsx";
import { useStaffPin } from "./useStaffPin.ts";

interface LeaveKioskProps {
  onLeave: () => void;
  onClose: () => void;
}

/** The way out of the kiosk: the PIN of anyone of the club's staff. */
export function LeaveKiosk({ onLeave, onClose }: LeaveKioskProps) {
  const { pin, type, submit, busy, failure, waitSeconds, locked } = useStaffPin(onLeave);
  return (
    <Modal open size="small" title="Leave kiosk mode" busy={busy} onClose={onClose}>
      <Stack>
        {failure && (
          <Alert tone="error" role="alert">
            {failure}
          </Alert>
        )}
        {waitSeconds > 0 && <p>Next try in {clockText(waitSeconds)}</p>}
        <PinPad pin={pin} busy={busy} locked={locked} onPin={type} onDone={submit} />
      </Stack>
    </Modal>
  );
}
