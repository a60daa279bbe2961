import { Alert, Button, LinkButton } from "@courtside/design-system/core.tsx";
import { Field, Input, Password } from "@courtside/design-system/fields.tsx";
import { useState } from "react";
import { Link, useLocation } from "react-router";
import { useScreenTitle } from "../chrome/useScreenTitle.ts";
import styles from "./AuthLayout.module.css";
import { AuthLayout } from "./AuthLayout.tsx";
import { authClient } from "./authClient.ts";
import { callbackFailure } from "./callbackFailure.ts";
import { type SignIn, signInProblem } from "./credentials.ts";
import { failureText } from "./failureText.ts";
import { ProviderButtons } from "./ProviderButtons.tsx";
import { textOf, useAuthForm } from "./useAuthForm.ts";

async function send({ email, password }: SignIn): Promise<string | null> {
  const { error } = await authClient.signInWithPassword({ email: email.trim(), password });
  return error ? failureText(error) : null;
}

const read = (form: FormData): SignIn => ({ email: textOf(form, "email"), password: textOf(form, "password") });

/** Email and password, and the ways round them. */
export function SignInForm({ ended }: { ended: boolean }) {
  useScreenTitle("Sign In");
  const { state } = useLocation();
  const [failureElsewhere] = useState(() => callbackFailure(new URL(location.href)));
  const form = useAuthForm({ read, problemOf: signInProblem, send });
  const failure = form.failure ?? failureElsewhere;
  return (
    <AuthLayout
      title="Sign In"
      description="Welcome back. Your club is waiting."
      aside={
        <div className={styles.ways}>
          <LinkButton href="/demo" block>
            Try Demo
          </LinkButton>
          <LinkButton href="/start-trial" block>
            Start Free Trial
          </LinkButton>
        </div>
      }
    >
      <form noValidate className={styles.form} onSubmit={form.onSubmit}>
        {ended && !failure && <Alert tone="warning">Your session has ended. Please sign in again.</Alert>}
        {failure && (
          <Alert tone="error" role="alert">
            {failure}
          </Alert>
        )}
        <Field label="Email" error={form.errorOf("email")}>
          <Input name="email" type="email" autoComplete="username" inputMode="email" />
        </Field>
        <div>
          <Field label="Password" error={form.errorOf("password")}>
            <Password name="password" autoComplete="current-password" />
          </Field>
          <p className={styles.forgot}>
            <Link to="/auth?step=forgot" state={state}>
              Forgot password?
            </Link>
          </p>
        </div>
        <Button type="submit" variant="primary" block busy={form.busy} busyLabel="Signing in...">
          Sign In
        </Button>
      </form>
      <ProviderButtons />
      <p className={styles.switch}>
        <Link to="/auth?step=magic-link" state={state}>
          Email me a sign-in link
        </Link>
      </p>
      <p className={styles.switch}>
        New here?{" "}
        <Link to="/signup" state={state}>
          Sign Up
        </Link>
      </p>
    </AuthLayout>
  );
}
