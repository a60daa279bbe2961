import { Alert, Button } from "@courtside/design-system/core.tsx";
import { Field, Select } from "@courtside/design-system/fields.tsx";
import type { Factor } from "@supabase/auth-js";
import { useEffect, useRef, useState } from "react";
import { authClient } from "../auth/authClient.ts";
import { failureText } from "../auth/failureText.ts";
import styles from "./AuthLayout.module.css";
import { FactorCode } from "./FactorCode.tsx";

/** A telephone: a text message brings the code once it is asked for. */
export function PhoneFactor({ phones }: { phones: Factor[] }) {
  const button = useRef<HTMLButtonElement>(null);
  const [factorId, setFactorId] = useState(phones[0]?.id ?? "");
  const [challengeId, setChallengeId] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  useEffect(() => button.current?.focus(), []);
  const sendCode = async () => {
    setBusy(true);
    setFailure(null);
    const { data, error } = await authClient.mfa.challenge({ factorId, channel: "sms" });
    setBusy(false);
    if (error) setFailure(failureText(error));
    else setChallengeId(data.id);
  };
  return (
    <div className={styles.form}>
      {failure && (
        <Alert tone="error" role="alert">
          {failure}
        </Alert>
      )}
      {phones.length > 1 && (
        <Field label="Telephone">
          <Select
            value={factorId}
            onChange={(id) => {
              setFactorId(id);
              setChallengeId(null);
            }}
            options={phones.map(({ id, friendly_name }) => ({ value: id, label: friendly_name ?? "Telephone" }))}
          />
        </Field>
      )}
      {challengeId && (
        <FactorCode key={challengeId} verify={(code) => authClient.mfa.verify({ factorId, challengeId, code })} />
      )}
      <Button
        ref={button}
        variant={challengeId ? "secondary" : "primary"}
        block
        busy={busy}
        busyLabel="Sending..."
        onClick={sendCode}
      >
        {challengeId ? "Send another code" : "Text me a code"}
      </Button>
    </div>
  );
}
