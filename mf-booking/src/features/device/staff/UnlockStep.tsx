import { Button, Stack, Text } from "@courtside/design-system/core.tsx";
import { useUnlock } from "../api.ts";
import styles from "../Device.module.css";
import type { DeviceClients, Fetch } from "../device-clients.ts";
import type { StaffSession } from "../member-session.ts";
import { type Proof, ProveForm } from "../ProveForm.tsx";
import { useIdleReturn } from "../useIdleReturn.ts";

interface UnlockStepProps {
  clients: DeviceClients;
  fetch: Fetch | undefined;
  acceptsPin: boolean;
  onUnlocked: (session: StaffSession) => void;
  onLeave: () => void;
}

const IDLE = 60_000;
const PIN = { label: "Staff PIN", least: 6, most: 8 };

/** A staff user proves who they are, to find one member by name (docs/product/kiosk.md#staff-at-the-device). */
export function UnlockStep({ clients, fetch, acceptsPin, onUnlocked, onLeave }: UnlockStepProps) {
  useIdleReturn(IDLE, onLeave);
  const unlock = useUnlock(clients, fetch, onUnlocked);
  return (
    <main className={styles.narrow}>
      <Stack gap={24}>
        <header className={styles.head}>
          <h1 className={`${styles.title} ${styles.grow}`}>Front desk</h1>
          <Button size="large" onClick={onLeave}>
            Back
          </Button>
        </header>
        <Text>With your own code or staff PIN you find one member by name, and act for them here for a minute.</Text>
        <ProveForm
          acceptsPin={acceptsPin}
          pin={PIN}
          isPending={unlock.isPending}
          error={unlock.error}
          onProof={(proof: Proof) => unlock.mutateAsync({ body: proof })}
          onChange={unlock.reset}
        />
      </Stack>
    </main>
  );
}
