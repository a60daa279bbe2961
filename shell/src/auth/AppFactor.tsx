import { Alert, Button } from "@courtside/design-system/core.tsx";
import { Field, Select } from "@courtside/design-system/fields.tsx";
import type { Factor } from "@supabase/auth-js";
import { useEffect, useRef, useState } from "react";
import styles from "./AuthLayout.module.css";
import { authClient } from "./authClient.ts";
import { CodeInput } from "./CodeInput.tsx";
import { codeProblem, digitsOf } from "./credentials.ts";
import { failureText } from "./failureText.ts";
import { textOf, useAuthForm } from "./useAuthForm.ts";

const read = (form: FormData) => ({ code: textOf(form, "code") });

/** The code of an authenticator app. */
export function AppFactor({ apps }: { apps: Factor[] }) {
  const input = useRef<HTMLInputElement>(null);
  const [factorId, setFactorId] = useState(apps[0]?.id ?? "");
  const { onSubmit, busy, errorOf, failure } = useAuthForm({
    read,
    problemOf: codeProblem,
    send: async ({ code }) => {
      const { error } = await authClient.mfa.challengeAndVerify({ factorId, code: digitsOf(code) });
      if (error) input.current?.select();
      return error ? failureText(error) : null;
    },
  });
  useEffect(() => input.current?.focus(), []);
  return (
    <form noValidate className={styles.form} onSubmit={onSubmit}>
      {failure && (
        <Alert tone="error" role="alert">
          {failure}
        </Alert>
      )}
      {apps.length > 1 && (
        <Field label="Authenticator app">
          <Select
            value={factorId}
            onChange={setFactorId}
            options={apps.map(({ id, friendly_name }) => ({ value: id, label: friendly_name ?? "Authenticator app" }))}
          />
        </Field>
      )}
      <Field label="6-digit code" error={errorOf("code")}>
        <CodeInput ref={input} />
      </Field>
      <Button type="submit" variant="primary" block busy={busy} busyLabel="Verifying...">
        Verify
      </Button>
    </form>
  );
}
