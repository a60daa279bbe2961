import { Alert, Button } from "@courtside/design-system/core.tsx";
import { Field, Password } from "@courtside/design-system/fields.tsx";
import { useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { useScreenTitle } from "../chrome/useScreenTitle.ts";
import styles from "./AuthLayout.module.css";
import { AuthLayout } from "./AuthLayout.tsx";
import { authClient } from "./authClient.ts";
import { type NewPassword as NewPasswordFields, newPasswordProblem } from "./credentials.ts";
import { failureText } from "./failureText.ts";
import { textOf, useAuthForm } from "./useAuthForm.ts";

const read = (form: FormData): NewPasswordFields => ({
  password: textOf(form, "password"),
  confirmPassword: textOf(form, "confirmPassword"),
});

export interface NewPasswordProps {
  title?: string;
  description?: string;
  /** What else there is to know, above the form. */
  notice?: string | null;
}

/** Sets a password in a session that a mail's link began. All other sessions end with it. */
export function NewPassword({
  title = "Set a new password",
  description = "You stay signed in here; all other devices are signed out.",
  notice,
}: NewPasswordProps) {
  useScreenTitle(title);
  const [done, setDone] = useState(false);
  const { onSubmit, busy, errorOf, failure } = useAuthForm({
    read,
    problemOf: newPasswordProblem,
    send: async ({ password }) => {
      const { error } = await authClient.updateUser({ password });
      if (error) return failureText(error);
      setDone(true);
      return null;
    },
  });
  if (done) return <PasswordSet />;
  return (
    <AuthLayout title={title} description={description}>
      <form noValidate className={styles.form} onSubmit={onSubmit}>
        {notice && <Alert tone="warning">{notice}</Alert>}
        {failure && (
          <Alert tone="error" role="alert">
            {failure}
          </Alert>
        )}
        <Field label="New Password" hint="At least 6 characters" error={errorOf("password")}>
          <Password name="password" autoComplete="new-password" />
        </Field>
        <Field label="Confirm Password" error={errorOf("confirmPassword")}>
          <Password name="confirmPassword" autoComplete="new-password" />
        </Field>
        <Button type="submit" variant="primary" block busy={busy} busyLabel="Saving...">
          Set password
        </Button>
      </form>
    </AuthLayout>
  );
}

function PasswordSet() {
  const navigate = useNavigate();
  const { state } = useLocation();
  return (
    <AuthLayout title="Password set" description="You are signed in.">
      <div className={styles.form}>
        <Alert tone="success" role="status">
          From now on, sign in with your new password.
        </Alert>
        <Button variant="primary" block onClick={() => navigate("/auth", { replace: true, state })}>
          Continue
        </Button>
      </div>
    </AuthLayout>
  );
}
