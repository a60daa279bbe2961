import { Alert, Button, Loading } from "@courtside/design-system/core.tsx";
import { Field, Input, Password } from "@courtside/design-system/fields.tsx";
import { useEffect, useState } from "react";
import { Navigate, useLocation, useNavigate } from "react-router";
import { RedirectSignedIn } from "../access/RedirectSignedIn.tsx";
import { fetchClient } from "../api/client.ts";
import { authClient } from "../auth/authClient.ts";
import { useCaptcha } from "../auth/captcha/useCaptcha.tsx";
import { type SignUp, signUpProblem } from "../auth/credentials.ts";
import { failureText, UNEXPECTED } from "../auth/failureText.ts";
import { textOf, useAuthForm } from "../auth/useAuthForm.ts";
import { useSessionState } from "../auth/useSessionState.ts";
import { useScreenTitle } from "../page/useScreenTitle.ts";
import styles from "./AuthLayout.module.css";
import { AuthLayout } from "./AuthLayout.tsx";
import { ConfirmByMail, confirmedPage } from "./ConfirmByMail.tsx";
import { EmailInput } from "./EmailInput.tsx";
import { ProviderButtons } from "./ProviderButtons.tsx";
import { StepLink } from "./StepLink.tsx";
import { useTyped } from "./typed.ts";
import { useSentTo } from "./useSentTo.ts";

/** How long the success message is shown (docs/product/identity.md#sign-up). */
const SUCCESS_MS = 2000;

type Outcome = { kind: "sending" } | { kind: "no-profile"; text: string } | { kind: "signed-in" };

const CREATED = "Account created successfully!";

/** Sign-up of a member, who then joins a club (docs/product/identity.md#joining-a-club). */
export default function SignUpPage() {
  useScreenTitle("Sign Up");
  const session = useSessionState();
  const { status } = session;
  const { state } = useLocation();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [sentTo, setSentTo] = useSentTo("sign-up");
  if (outcome?.kind === "signed-in") return <SignedUp />;
  if (outcome?.kind === "no-profile") return <NoProfile text={outcome.text} />;
  if (status === "starting") return <Loading page />;
  // The session may begin before the response is here: the person who signs up stays for the success message.
  if (status !== "signed-out" && outcome?.kind !== "sending") {
    const lacksPassword = session.status === "signed-in" && session.lacksPassword;
    return lacksPassword ? <Navigate to="/auth" replace state={state} /> : <RedirectSignedIn />;
  }
  if (sentTo !== null) return <ConfirmByMail email={sentTo} title={CREATED} onOtherAddress={() => setSentTo(null)} />;
  return <SignUpForm onOutcome={setOutcome} onSent={setSentTo} />;
}

const read = (form: FormData): SignUp => ({
  fullName: textOf(form, "fullName"),
  email: textOf(form, "email"),
  password: textOf(form, "password"),
  confirmPassword: textOf(form, "confirmPassword"),
});

interface SignUpFormProps {
  onOutcome: (outcome: Outcome | null) => void;
  /** A mail is on its way to this address. */
  onSent: (email: string) => void;
}

function SignUpForm({ onOutcome, onSent }: SignUpFormProps) {
  const { state } = useLocation();
  const { widget, guard } = useCaptcha();
  const send = async ({ fullName, email, password }: SignUp, captchaToken: string | undefined) => {
    const name = fullName.trim();
    onOutcome({ kind: "sending" });
    const { data, error } = await authClient.signUp({
      email: email.trim(),
      password,
      options: { data: { name, full_name: name }, emailRedirectTo: confirmedPage(state), captchaToken },
    });
    if (error) {
      onOutcome(null);
      return `Failed to create account: ${failureText(error)}`;
    }
    const problem = data.session ? await profileProblem() : null;
    if (problem) onOutcome({ kind: "no-profile", text: `Account created but profile setup failed: ${problem}` });
    else onOutcome(data.session ? { kind: "signed-in" } : null);
    if (!data.session) onSent(email.trim());
    return null;
  };
  const { formProps, busy, errorOf, failure } = useAuthForm({
    read,
    problemOf: signUpProblem,
    send: (values) => guard((captchaToken) => send(values, captchaToken)),
  });
  return (
    <AuthLayout title="Sign Up" description="Create your account, then join your club.">
      <form {...formProps} className={styles.form}>
        {failure && (
          <Alert tone="error" role="alert">
            {failure}
          </Alert>
        )}
        <Field label="Full Name" error={errorOf("fullName")}>
          <Input name="fullName" autoComplete="name" {...useTyped("fullName")} />
        </Field>
        <Field label="Email" error={errorOf("email")}>
          <EmailInput />
        </Field>
        <Field label="Password" hint="At least 6 characters" error={errorOf("password")}>
          <Password name="password" autoComplete="new-password" />
        </Field>
        <Field label="Confirm Password" error={errorOf("confirmPassword")}>
          <Password name="confirmPassword" autoComplete="new-password" />
        </Field>
        {widget}
        <Button type="submit" variant="primary" block busy={busy} busyLabel="Creating account...">
          Sign Up
        </Button>
      </form>
      <ProviderButtons />
      <p className={styles.switch}>
        Already have an account? <StepLink to="/auth">Sign In</StepLink>
      </p>
    </AuthLayout>
  );
}

/** Why the new person's profile cannot be read, or null. */
async function profileProblem(): Promise<string | null> {
  try {
    const { error } = await fetchClient.GET("/me");
    return error ? error.message || UNEXPECTED : null;
  } catch (error) {
    console.warn(error);
    return "Courtside cannot be reached";
  }
}

/** The account is there; the way on asks for the profile again. */
function NoProfile({ text }: { text: string }) {
  const { state } = useLocation();
  const navigate = useNavigate();
  return (
    <AuthLayout title="Sign Up" description="You are signed in.">
      <div className={styles.form}>
        <Alert tone="error" role="alert">
          {text}
        </Alert>
        <Button variant="primary" block onClick={() => navigate("/auth", { replace: true, state })}>
          Try again
        </Button>
      </div>
    </AuthLayout>
  );
}

function SignedUp() {
  const navigate = useNavigate();
  const { state } = useLocation();
  useEffect(() => {
    const timer = setTimeout(() => navigate("/auth", { replace: true, state }), SUCCESS_MS);
    return () => clearTimeout(timer);
  }, [navigate, state]);
  return (
    <AuthLayout title="Sign Up" description="One moment, please.">
      <Alert tone="success" role="status" title={CREATED}>
        Taking you to your club…
      </Alert>
    </AuthLayout>
  );
}
