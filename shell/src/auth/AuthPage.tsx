import { Alert, Button, LinkButton } from "@courtside/design-system/core.tsx";
import { Field, Input, Password } from "@courtside/design-system/fields.tsx";
import { useSyncExternalStore } from "react";
import { Link, useLocation } from "react-router";
import { useScreenTitle } from "../chrome/useScreenTitle.ts";
import styles from "./AuthLayout.module.css";
import { AuthLayout } from "./AuthLayout.tsx";
import { authClient } from "./authClient.ts";
import { type SignIn, signInProblem } from "./credentials.ts";
import { failureText } from "./failureText.ts";
import { LeadAway } from "./LeadAway.tsx";
import { currentSession, subscribeToSession } from "./sessionStore.ts";
import { textOf, useAuthForm } from "./useAuthForm.ts";

/** Sign-in, for people who are not signed in (decision 6). */
export default function AuthPage() {
  useScreenTitle("Sign In");
  const session = useSyncExternalStore(subscribeToSession, currentSession);
  if (session.status === "starting" || session.status === "signed-in") return <LeadAway />;
  return <SignInForm ended={session.reason === "ended"} />;
}

async function send({ email, password }: SignIn): Promise<string | null> {
  const { error } = await authClient.signInWithPassword({ email: email.trim(), password });
  return error ? failureText(error) : null;
}

const read = (form: FormData): SignIn => ({ email: textOf(form, "email"), password: textOf(form, "password") });

function SignInForm({ ended }: { ended: boolean }) {
  const { state } = useLocation();
  const { onSubmit, busy, errorOf, failure } = useAuthForm({ read, problemOf: signInProblem, send });
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
      <form noValidate className={styles.form} onSubmit={onSubmit}>
        {ended && !failure && <Alert tone="warning">Your session has ended. Please sign in again.</Alert>}
        {failure && (
          <Alert tone="error" role="alert">
            {failure}
          </Alert>
        )}
        <Field label="Email" error={errorOf("email")}>
          <Input name="email" type="email" autoComplete="username" inputMode="email" />
        </Field>
        <Field label="Password" error={errorOf("password")}>
          <Password name="password" autoComplete="current-password" />
        </Field>
        <Button type="submit" variant="primary" block busy={busy} busyLabel="Signing in...">
          Sign In
        </Button>
      </form>
      <p className={styles.switch}>
        New here?{" "}
        <Link to="/signup" state={state}>
          Sign Up
        </Link>
      </p>
    </AuthLayout>
  );
}
