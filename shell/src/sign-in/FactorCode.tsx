import { Alert, Button } from "@courtside/design-system/core.tsx";
import { Field } from "@courtside/design-system/fields.tsx";
import { type ReactNode, useEffect, useRef } from "react";
import { CodeInput } from "../auth/CodeInput.tsx";
import { codeProblem, digitsOf } from "../auth/credentials.ts";
import { failureText } from "../auth/failureText.ts";
import { textOf, useAuthForm } from "../auth/useAuthForm.ts";
import styles from "./AuthLayout.module.css";

interface FactorCodeProps {
  verify: (code: string) => Promise<{ error: Error | null }>;
  /** The text above the code: which of several factors it belongs to. */
  children?: ReactNode;
}

const read = (form: FormData) => ({ code: textOf(form, "code") });

/** The six digits of a second factor. */
export function FactorCode({ verify, children }: FactorCodeProps) {
  const input = useRef<HTMLInputElement>(null);
  const { formProps, busy, errorOf, failure } = useAuthForm({
    read,
    problemOf: codeProblem,
    send: async ({ code }) => {
      const { error } = await verify(digitsOf(code));
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
      {children}
      <Field label="6-digit code" error={errorOf("code")}>
        <CodeInput ref={input} />
      </Field>
      <Button type="submit" variant="primary" block busy={busy} busyLabel="Verifying...">
        Verify
      </Button>
    </form>
  );
}
