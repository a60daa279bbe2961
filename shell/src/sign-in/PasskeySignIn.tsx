import { Alert, Button, IconKey } from "@courtside/design-system/core.tsx";
import { useCallback, useEffect, useRef, useState } from "react";
import { authClient } from "../auth/authClient.ts";
import { failureText } from "../auth/failureText.ts";
import { useKeysOffered } from "../auth/useKeysOffered.ts";
import styles from "./ProviderButtons.module.css";

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

/** The service's challenge is valid for five minutes; the browser's suggestion may be shown for longer. */
const RENEW_AFTER_MS = 240_000;

const canSuggest = async (): Promise<boolean> =>
  (await globalThis.PublicKeyCredential?.isConditionalMediationAvailable?.()) ?? false;

/**
 * Signs in with a passkey: `run` asks the browser at once. Meanwhile the browser may suggest one in the field whose
 * autocomplete says "webauthn", where it can. The session that begins is noticed by the page.
 */
function usePasskeySignIn() {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const pending = useRef<AbortController>(undefined);
  const isAsking = useRef(false);

  /** The failure, or null where there is none or another request has taken its place: the browser knows one at a time. */
  const ask = useCallback(async (mediation?: "conditional"): Promise<Error | null> => {
    pending.current?.abort();
    const controller = new AbortController();
    pending.current = controller;
    const { signal } = controller;
    if (mediation && !(await canSuggest())) return null;
    if (signal.aborted) return null;
    const { error } = await authClient.signInWithPasskey({ options: { signal, ...(mediation && { mediation }) } });
    return signal.aborted ? null : error;
  }, []);

  const suggest = useCallback(async () => {
    if (isAsking.current) return;
    const error = await ask("conditional");
    // Without a network there is no suggestion; the button says so when it is pressed.
    if (error && "code" in error && error.code === "webauthn_verification_failed") setFailure(failureText(error));
  }, [ask]);

  useEffect(() => {
    void suggest();
    const timer = setInterval(() => void suggest(), RENEW_AFTER_MS);
    return () => {
      clearInterval(timer);
      pending.current?.abort();
    };
  }, [suggest]);

  const run = async () => {
    isAsking.current = true;
    setBusy(true);
    setFailure(null);
    const error = await ask();
    isAsking.current = false;
    setBusy(false);
    if (!error) return;
    setFailure(failureText(error));
    void suggest();
  };
  return { run, busy, failure };
}
