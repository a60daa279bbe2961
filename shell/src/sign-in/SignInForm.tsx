import { Alert, Button, LinkButton, Text } from "@courtside/design-system/core.tsx";
import { Field, Password } from "@courtside/design-system/fields.tsx";
import { useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { authClient } from "../auth/authClient.ts";
import { callbackFailure } from "../auth/callbackFailure.ts";
import { useCaptcha } from "../auth/captcha/useCaptcha.tsx";
import { type SignIn, signInProblem } from "../auth/credentials.ts";
import { failureText } from "../auth/failureText.ts";
import type { SignedOutReason } from "../auth/signedOutReason.ts";
import { textOf, useAuthForm } from "../auth/useAuthForm.ts";
import { useScreenTitle } from "../page/useScreenTitle.ts";
import styles from "./AuthLayout.module.css";
import { AuthLayout } from "./AuthLayout.tsx";
import { confirmedPage, resendConfirmation } from "./ConfirmByMail.tsx";
import { EmailInput } from "./EmailInput.tsx";
import { PasskeySignIn } from "./PasskeySignIn.tsx";
import { ProviderButtons } from "./ProviderButtons.tsx";
import { StepLink } from "./StepLink.tsx";
import { withSentTo } from "./useSentTo.ts";

/** The step of the sign-in page after the confirmation was sent again. */
export const CONFIRM_STEP = "confirm";

const signIn = ({ email, password }: SignIn, captchaToken: string | undefined) =>
  authClient.signInWithPassword({ email: email.trim(), password, options: { captchaToken } });

const read = (form: FormData): SignIn => ({ email: textOf(form, "email"), password: textOf(form, "password") });

interface SignInFormProps {
  /** Why there is no session. */
  reason: SignedOutReason;
  /** The error of a sign-in that failed elsewhere. */
  broken?: string | undefined;
}

/** Email and password, and the alternatives to them. */
export function SignInForm({ reason, broken }: SignInFormProps) {
  useScreenTitle("Sign In");
  const [callbackError] = useState(() => callbackFailure(new URL(location.href)));
  const [unconfirmed, setUnconfirmed] = useState<string | null>(null);
  const { widget, guard } = useCaptcha();
  const form = useAuthForm({
    read,
    problemOf: signInProblem,
    send: (values) =>
      guard(async (captchaToken) => {
        const { error } = await signIn(values, captchaToken);
        setUnconfirmed(error?.code === "email_not_confirmed" ? values.email.trim() : null);
        return error ? failureText(error) : null;
      }),
  });
  const failure = form.failure ?? broken ?? callbackError;
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
      <form {...form.formProps} className={styles.form}>
        {reason === "ended" && !failure && <Alert tone="warning">Your session has ended. Please sign in again.</Alert>}
        {reason === "erased" && !failure && (
          <Alert tone="success" role="status">
            Your account is erased.
          </Alert>
        )}
        {failure && (
          <Alert tone="error" role="alert">
            {failure}
          </Alert>
        )}
        {unconfirmed !== null && <ConfirmAgain email={unconfirmed} guard={guard} />}
        <Field label="Email" error={form.errorOf("email")}>
          <EmailInput />
        </Field>
        <div>
          <Field label="Password" error={form.errorOf("password")}>
            <Password name="password" autoComplete="current-password" />
          </Field>
          <p className={styles.forgot}>
            <StepLink to="/auth?step=forgot">Forgot password?</StepLink>
          </p>
        </div>
        {widget}
        <Button type="submit" variant="primary" block busy={form.busy} busyLabel="Signing in...">
          Sign In
        </Button>
      </form>
      <PasskeySignIn />
      <ProviderButtons />
      <p className={styles.switch}>
        <StepLink to="/auth?step=magic-link">Email me a sign-in link</StepLink>
      </p>
      <p className={styles.switch}>
        New here? <StepLink to="/signup">Sign Up</StepLink>
      </p>
    </AuthLayout>
  );
}

/** Sends the confirmation again to the address that waits for it. */
function ConfirmAgain({ email, guard }: { email: string; guard: ReturnType<typeof useCaptcha>["guard"] }) {
  const navigate = useNavigate();
  const { state } = useLocation();
  const [busy, setBusy] = useState(false);
  const [rejection, setRejection] = useState<string | null>(null);
  const send = async () => {
    setBusy(true);
    const failed = await guard((captchaToken) =>
      resendConfirmation(email, { emailRedirectTo: confirmedPage(state), captchaToken }),
    );
    setBusy(false);
    if (failed !== null) return setRejection(failed);
    await navigate(`/auth?step=${CONFIRM_STEP}`, { state: withSentTo(state, CONFIRM_STEP, email) });
  };
  return (
    <>
      <Button block busy={busy} busyLabel="Sending..." onClick={send}>
        Send the confirmation again
      </Button>
      {rejection !== null && (
        <Text as="p" size="sm" tone="error" role="alert">
          {rejection}
        </Text>
      )}
    </>
  );
}
