import { Alert, Button } from "@courtside/design-system/core.tsx";
import { Field } from "@courtside/design-system/fields.tsx";
import styles from "./AuthLayout.module.css";
import { authClient } from "./authClient.ts";
import { CodeInput } from "./CodeInput.tsx";
import { codeProblem, digitsOf } from "./credentials.ts";
import { failureText } from "./failureText.ts";
import { textOf, useAuthForm } from "./useAuthForm.ts";

const read = (form: FormData) => ({ code: textOf(form, "code") });

/** The six digits of a mail. A right code begins the session, which the page around this notices. */
export function CodeForm({ email, type }: { email: string; type: "signup" | "email" | "recovery" }) {
  const { formProps, busy, errorOf, failure } = useAuthForm({
    read,
    problemOf: codeProblem,
    send: async ({ code }) => {
      const { error } = await authClient.verifyOtp({ email, token: digitsOf(code), type });
      return error ? failureText(error) : null;
    },
  });
  return (
    <form {...formProps} className={styles.form}>
      {failure && (
        <Alert tone="error" role="alert">
          {failure}
        </Alert>
      )}
      <Field label="Code from the email" hint="Or open the link in the email." error={errorOf("code")}>
        <CodeInput />
      </Field>
      <Button type="submit" variant="primary" block busy={busy} busyLabel="Verifying...">
        Verify code
      </Button>
    </form>
  );
}
