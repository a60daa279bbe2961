import { Alert, Button, IconKey } from "@courtside/design-system/core.tsx";
import styles from "./ProviderButtons.module.css";
import { useKeysOffered } from "./useKeysOffered.ts";
import { usePasskeySignIn } from "./usePasskeySignIn.ts";

/** Signs in without address and password. Nothing where the browser or the site's address has no passkeys. */
export function PasskeySignIn() {
  return useKeysOffered() && <PasskeyButton />;
}

function PasskeyButton() {
  const { run, busy, failure } = usePasskeySignIn();
  return (
    <div className={styles.providers}>
      {failure && (
        <Alert tone="error" role="alert">
          {failure}
        </Alert>
      )}
      <Button block icon={<IconKey />} busy={busy} busyLabel="Waiting for your passkey..." onClick={run}>
        Sign in with a passkey
      </Button>
    </div>
  );
}
