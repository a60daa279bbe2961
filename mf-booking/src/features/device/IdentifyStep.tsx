import { Button, Stack } from "@courtside/design-system/core.tsx";
import { useIdentify } from "./api.ts";
import styles from "./Device.module.css";
import type { DeviceClients, Fetch } from "./device-clients.ts";
import type { MemberSession } from "./member-session.ts";
import { type Proof, ProveForm } from "./ProveForm.tsx";
import { useIdleReturn } from "./useIdleReturn.ts";

interface IdentifyStepProps {
  clients: DeviceClients;
  fetch: Fetch | undefined;
  acceptsPin: boolean;
  onIdentified: (session: MemberSession) => void;
  /** To the step of staff, where the device has it. */
  onStaff: (() => void) | undefined;
  onLeave: () => void;
}

const IDLE = 60_000;
const PIN = { label: "PIN", least: 6, most: 6 };

/** Who is there: by the code of their phone, or by address and PIN. */
export function IdentifyStep({ clients, fetch, acceptsPin, onIdentified, onStaff, onLeave }: IdentifyStepProps) {
  useIdleReturn(IDLE, onLeave);
  const identify = useIdentify(clients, fetch, onIdentified);
  const prove = (proof: Proof) =>
    identify.mutateAsync({ body: "code" in proof ? proof : { member: proof.email, pin: proof.pin } });
  return (
    <main className={styles.narrow}>
      <Stack gap={24}>
        <header className={styles.head}>
          <h1 className={`${styles.title} ${styles.grow}`}>Who is there?</h1>
          <Button size="large" onClick={onLeave}>
            Back
          </Button>
        </header>
        <ProveForm
          acceptsPin={acceptsPin}
          pin={PIN}
          isPending={identify.isPending}
          error={identify.error}
          onProof={prove}
          onChange={identify.reset}
        />
        {onStaff && (
          <Button size="large" block variant="ghost" onClick={onStaff}>
            Front desk: find a member by name
          </Button>
        )}
      </Stack>
    </main>
  );
}
