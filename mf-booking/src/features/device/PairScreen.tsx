import { messageOf } from "@courtside/contracts/api/client.ts";
import { Alert, Button, Stack, Text } from "@courtside/design-system/core.tsx";
import { Field, Input } from "@courtside/design-system/fields.tsx";
import { type FormEvent, useState, useSyncExternalStore } from "react";
import { pairDevice } from "./api.ts";
import styles from "./Device.module.css";
import type { Fetch } from "./device-clients.ts";
import type { PairedDevice } from "./paired-device.ts";

interface PairScreenProps {
  wasRemoved: boolean;
  fetch: Fetch | undefined;
  onPaired: (device: PairedDevice) => Promise<void>;
}

/** Makes this browser a device of a club, by the code that an admin has made. */
export function PairScreen({ wasRemoved, fetch, onPaired }: PairScreenProps) {
  // The address of another code, opened in this tab, loads no page.
  const addressed = useSyncExternalStore(followAddress, codeInAddress);
  const [taken, take] = useState(addressed);
  const [code, setCode] = useState(addressed);
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  if (taken !== addressed) {
    take(addressed);
    setCode(addressed);
    setFailure(null);
  }

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    setFailure(null);
    try {
      const device = await pairDevice(code.replace(/\s/g, ""), fetch);
      // The address no longer holds the code.
      history.replaceState(history.state, "", location.pathname + location.search);
      await onPaired(device);
    } catch (error) {
      setFailure(messageOf(error) ?? "The device could not be paired. Check the connection, then try again.");
      setBusy(false);
    }
  };
  return (
    <main className={styles.narrow}>
      <Stack gap={24}>
        <div>
          <h1 className={styles.title}>Pair this device</h1>
          <Text as="p" tone="secondary">
            An admin of your club adds it under Devices, and gets a code.
          </Text>
        </div>
        {wasRemoved && (
          <Alert tone="warning" title="This device was removed from its club">
            Everything that it had kept is deleted.
          </Alert>
        )}
        <form onSubmit={(event) => void submit(event)} noValidate>
          <Stack gap={16}>
            <Field label="Pairing code" hint="Eight letters and digits" error={failure}>
              <Input
                value={code}
                onChange={(event) => setCode(event.target.value)}
                autoComplete="off"
                autoCapitalize="characters"
                spellCheck={false}
                maxLength={20}
              />
            </Field>
            <Button
              type="submit"
              variant="primary"
              size="large"
              block
              disabled={code.trim() === ""}
              busy={busy}
              busyLabel="Pairing..."
            >
              Pair
            </Button>
          </Stack>
        </form>
      </Stack>
    </main>
  );
}

/** The QR code's address has it in the fragment, which reaches no server. */
const codeInAddress = () => location.hash.slice(1);

function followAddress(listener: () => void): () => void {
  window.addEventListener("hashchange", listener);
  return () => window.removeEventListener("hashchange", listener);
}
