import { Alert, Button, Card } from "@courtside/design-system/core.tsx";
import { Field, Password } from "@courtside/design-system/fields.tsx";
import type { User } from "@supabase/auth-js";
import { useRef, useState } from "react";
import { newPasswordProblem } from "../auth/credentials.ts";
import { failureText } from "../auth/failureText.ts";
import { textOf, useAuthForm } from "../auth/useAuthForm.ts";
import styles from "./Account.module.css";
import { ProofOfSelf } from "./ProofOfSelf.tsx";
import { type PasswordInput, passwordAttributes } from "./passwordAttributes.ts";
import { useReloadAuthUser } from "./useAuthUser.ts";
import { useSetPassword } from "./useSetPassword.ts";

const read = (form: FormData): PasswordInput => ({
  password: textOf(form, "password"),
  confirmPassword: textOf(form, "confirmPassword"),
  currentPassword: textOf(form, "currentPassword"),
  nonce: textOf(form, "nonce"),
});

/** Changes the password. In a session older than a day the service asks who is there first. */
export function PasswordCard({ user }: { user: User }) {
  const form = useRef<HTMLFormElement>(null);
  const [mustProve, setMustProve] = useState(false);
  const setPassword = useSetPassword();
  const reload = useReloadAuthUser();
  const [done, setDone] = useState<string | null>(null);
  const { formProps, busy, errorOf, failure } = useAuthForm({
    read,
    problemOf: newPasswordProblem,
    send: async (input) => {
      setDone(null);
      const error = await setPassword(passwordAttributes(input));
      if (error?.code === "reauthentication_needed" && !mustProve) {
        setMustProve(true);
        return null;
      }
      if (error) return failureText(error);
      form.current?.reset();
      setMustProve(false);
      // The service forgets an address that waits: another person may have asked for it.
      setDone(
        user.new_email
          ? `Your password is changed. Your email address stays ${user.email}: ask for the change to ${user.new_email} again.`
          : "Your password is changed.",
      );
      await reload();
      return null;
    },
  });
  return (
    <Card title="Change password" description="All other devices are signed out when it changes.">
      <form ref={form} {...formProps} className={styles.form}>
        {failure && (
          <Alert tone="error" role="alert">
            {failure}
          </Alert>
        )}
        {done && (
          <Alert tone="success" role="status">
            {done}
          </Alert>
        )}
        <input type="text" name="username" autoComplete="username" value={user.email ?? ""} readOnly hidden />
        {mustProve && <ProofOfSelf />}
        <Field label="New Password" hint="At least 6 characters" error={errorOf("password")}>
          <Password name="password" autoComplete="new-password" />
        </Field>
        <Field label="Confirm Password" error={errorOf("confirmPassword")}>
          <Password name="confirmPassword" autoComplete="new-password" />
        </Field>
        <Button type="submit" busy={busy} busyLabel="Saving...">
          Change password
        </Button>
      </form>
    </Card>
  );
}
