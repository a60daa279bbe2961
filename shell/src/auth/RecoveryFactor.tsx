import { Alert, Button } from "@courtside/design-system/core.tsx";
import { Field, Input } from "@courtside/design-system/fields.tsx";
import { useEffect, useRef } from "react";
import styles from "./AuthLayout.module.css";
import { authClient } from "./authClient.ts";
import { recoveryCodeProblem } from "./credentials.ts";
import { failureText } from "./failureText.ts";
import { textOf, useAuthForm } from "./useAuthForm.ts";

const read = (form: FormData) => ({ code: textOf(form, "code") });

/** A recovery code, in the place of a second factor that is lost or not at hand. */
export function RecoveryFactor() {
  const input = useRef<HTMLInputElement>(null);
  const { formProps, busy, errorOf, failure } = useAuthForm({
    read,
    problemOf: recoveryCodeProblem,
    send: async ({ code }) => {
      const { error } = await authClient.mfa.recoveryCodes.verify({ code });
      if (error) input.current?.select();
      return error ? failureText(error) : null;
    },
  });
  useEffect(() => input.current?.focus(), []);
  return (
    <form {...formProps} className={styles.form}>
      {failure && (
        <Alert tone="error" role="alert">
          {failure}
        </Alert>
      )}
      <Field
        label="Recovery code"
        hint="16 letters and digits. Capitals, spaces and dashes do not matter."
        error={errorOf("code")}
      >
        <Input ref={input} name="code" autoComplete="off" autoCapitalize="none" spellCheck={false} maxLength={40} />
      </Field>
      <Button type="submit" variant="primary" block busy={busy} busyLabel="Verifying...">
        Verify
      </Button>
    </form>
  );
}
