import { Alert, Button, IconKey } from "@courtside/design-system/core.tsx";
import { Field, Select } from "@courtside/design-system/fields.tsx";
import type { Factor } from "@supabase/auth-js";
import { useEffect, useRef, useState } from "react";
import { authClient } from "../auth/authClient.ts";
import { failureText } from "../auth/failureText.ts";
import styles from "./AuthLayout.module.css";

/** A security key: the browser asks for it when the button is pressed. */
export function KeyFactor({ keys }: { keys: Factor[] }) {
  const button = useRef<HTMLButtonElement>(null);
  const [factorId, setFactorId] = useState(keys[0]?.id ?? "");
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  useEffect(() => button.current?.focus(), []);
  const ask = async () => {
    setBusy(true);
    setFailure(null);
    const { error } = await authClient.mfa.webauthn.authenticate({ factorId });
    setBusy(false);
    if (error) setFailure(failureText(error));
  };
  return (
    <div className={styles.form}>
      {failure && (
        <Alert tone="error" role="alert">
          {failure}
        </Alert>
      )}
      {keys.length > 1 && (
        <Field label="Security key">
          <Select
            value={factorId}
            onChange={setFactorId}
            options={keys.map(({ id, friendly_name }) => ({ value: id, label: friendly_name ?? "Security key" }))}
          />
        </Field>
      )}
      <Button
        ref={button}
        variant="primary"
        block
        icon={<IconKey />}
        busy={busy}
        busyLabel="Waiting for your security key..."
        onClick={ask}
      >
        Use security key
      </Button>
    </div>
  );
}
