import { Button } from "@courtside/design-system/core.tsx";
import { Modal } from "@courtside/design-system/overlay.tsx";

interface StillHereProps {
  secondsLeft: number;
  onStay: () => void;
  onGone: () => void;
}

/** Asks the visitor before the kiosk clears their input. */
export function StillHere({ secondsLeft, onStay, onGone }: StillHereProps) {
  return (
    <Modal
      open
      size="small"
      role="alertdialog"
      title="Still here?"
      description="Otherwise the screen starts over, and what you entered is gone."
      onClose={onStay}
      footer={
        <>
          <Button onClick={onGone}>Start over</Button>
          <Button variant="primary" data-autofocus="" onClick={onStay}>
            I am still here
          </Button>
        </>
      }
    >
      <p>{secondsLeft === 1 ? "1 second left" : `${secondsLeft} seconds left`}</p>
    </Modal>
  );
}
