import { Alert, Button } from "@courtside/design-system/core.tsx";
import { Field, Input, Password } from "@courtside/design-system/fields.tsx";
import { useEffect, useState, useSyncExternalStore } from "react";
import { Link, useLocation, useNavigate } from "react-router";
import { useScreenTitle } from "../chrome/useScreenTitle.ts";
import styles from "./AuthLayout.module.css";
import { AuthLayout } from "./AuthLayout.tsx";
import { authClient } from "./authClient.ts";
import { type SignUp, signUpProblem } from "./credentials.ts";
import { failureText } from "./failureText.ts";
import { LeadAway } from "./LeadAway.tsx";
import { currentSession, subscribeToSession } from "./sessionStore.ts";
import { textOf, useAuthForm } from "./useAuthForm.ts";

/** The success message stands this long (F §9). */
const SUCCESS_MS = 2000;

type Outcome = "signed-in" | "confirm-email";

/** Sign-up of a member, who then joins a club (decision 4). */
export default function SignUpPage() {
  useScreenTitle("Sign Up");
  const session = useSyncExternalStore(subscribeToSession, currentSession);
  const [outcome, setOutcome] = useState<Outcome | "sending" | null>(null);
  if (outcome && outcome !== "sending") return <SignedUp outcome={outcome} />;
  // The session may begin before the answer is here: whoever is signing up stays for the success message.
  if (session.status !== "signed-out" && !outcome) return <LeadAway />;
  return <SignUpForm onOutcome={setOutcome} />;
}

const read = (form: FormData): SignUp => ({
  fullName: textOf(form, "fullName"),
  email: textOf(form, "email"),
  password: textOf(form, "password"),
  confirmPassword: textOf(form, "confirmPassword"),
});

function SignUpForm({ onOutcome }: { onOutcome: (outcome: Outcome | "sending" | null) => void }) {
  const { state } = useLocation();
  const send = async ({ fullName, email, password }: SignUp) => {
    const name = fullName.trim();
    onOutcome("sending");
    const { data, error } = await authClient.signUp({
      email: email.trim(),
      password,
      options: { data: { name, full_name: name }, emailRedirectTo: `${location.origin}/dashboard` },
    });
    onOutcome(error ? null : data.session ? "signed-in" : "confirm-email");
    if (error) return `Failed to create account: ${failureText(error)}`;
    return null;
  };
  const { onSubmit, busy, errorOf, failure } = useAuthForm({ read, problemOf: signUpProblem, send });
  return (
    <AuthLayout title="Sign Up" description="Create your account, then join your club.">
      <form noValidate className={styles.form} onSubmit={onSubmit}>
        {failure && (
          <Alert tone="error" role="alert">
            {failure}
          </Alert>
        )}
        <Field label="Full Name" error={errorOf("fullName")}>
          <Input name="fullName" autoComplete="name" />
        </Field>
        <Field label="Email" error={errorOf("email")}>
          <Input name="email" type="email" autoComplete="username" inputMode="email" />
        </Field>
        <Field label="Password" hint="At least 6 characters" error={errorOf("password")}>
          <Password name="password" autoComplete="new-password" />
        </Field>
        <Field label="Confirm Password" error={errorOf("confirmPassword")}>
          <Password name="confirmPassword" autoComplete="new-password" />
        </Field>
        <Button type="submit" variant="primary" block busy={busy} busyLabel="Creating account...">
          Sign Up
        </Button>
      </form>
      <p className={styles.switch}>
        Already have an account?{" "}
        <Link to="/auth" state={state}>
          Sign In
        </Link>
      </p>
    </AuthLayout>
  );
}

function SignedUp({ outcome }: { outcome: Outcome }) {
  const navigate = useNavigate();
  const { state } = useLocation();
  const signedIn = outcome === "signed-in";
  useEffect(() => {
    if (!signedIn) return;
    const timer = setTimeout(() => navigate("/auth", { replace: true, state }), SUCCESS_MS);
    return () => clearTimeout(timer);
  }, [signedIn, navigate, state]);
  return (
    <AuthLayout title="Sign Up" description={signedIn ? "One moment, please." : "One more step."}>
      <Alert tone="success" role="status" title="Account created successfully!">
        {signedIn ? "Taking you to your club…" : "We have sent you an email. Follow its link, then sign in."}
      </Alert>
      {!signedIn && (
        <p className={styles.switch}>
          <Link to="/auth">Sign In</Link>
        </p>
      )}
    </AuthLayout>
  );
}
