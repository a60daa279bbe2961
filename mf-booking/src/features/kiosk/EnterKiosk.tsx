import { type Kiosk, useMe } from "@courtside/contracts/shell/index.tsx";
import { Button, IconLock, LinkButton } from "@courtside/design-system/core.tsx";
import { Modal } from "@courtside/design-system/overlay.tsx";
import { type ReactNode, useState } from "react";

interface EnterKioskProps {
  kiosk: Kiosk;
  /** What enters it, instead of a button. */
  children?: (enter: () => void) => ReactNode;
}

/** Enters the kiosk by one tap. A staff PIN is required first, because only a PIN leaves the kiosk. */
export function EnterKiosk({ kiosk, children }: EnterKioskProps) {
  const hasPin = useMe().profile.has_staff_pin;
  const [asking, setAsking] = useState(false);
  const mayEnter = hasPin && kiosk.canFillScreen;
  const close = () => setAsking(false);
  const enter = mayEnter ? kiosk.enter : () => setAsking(true);
  return (
    <>
      {children?.(enter) ?? (
        <Button icon={<IconLock />} onClick={enter}>
          Kiosk mode
        </Button>
      )}
      {hasPin ? (
        <Modal
          open={asking}
          size="small"
          title="This browser cannot fill the screen"
          description="Add Courtside to the home screen of this device and open it from there. Or go on in this window."
          onClose={close}
          footer={
            <>
              <Button onClick={close}>Cancel</Button>
              <Button variant="primary" onClick={kiosk.enter}>
                Go on in this window
              </Button>
            </>
          }
        />
      ) : (
        <Modal
          open={asking}
          size="small"
          title="Set a staff PIN first"
          description="You need a PIN to leave the kiosk again. Set one in My Account, then come back."
          onClose={close}
          footer={
            <>
              <Button onClick={close}>Cancel</Button>
              <LinkButton variant="primary" href="/my-account">
                My Account
              </LinkButton>
            </>
          }
        />
      )}
    </>
  );
}
