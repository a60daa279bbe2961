import { Alert, Button, Text } from "@courtside/design-system/core.tsx";
import { Field } from "@courtside/design-system/fields.tsx";
import { type ReactNode, useState } from "react";
import { authClient } from "../auth/authClient.ts";
import { CodeInput } from "../auth/CodeInput.tsx";
import { useCaptcha } from "../auth/captcha/useCaptcha.tsx";
import { codeProblem, digitsOf } from "../auth/credentials.ts";
import { failureText } from "../auth/failureText.ts";
import { textOf, useAuthForm } from "../auth/useAuthForm.ts";
import { useScreenTitle } from "../page/useScreenTitle.ts";
import styles from "./AuthLayout.module.css";
import { AuthLayout } from "./AuthLayout.tsx";
import { StepLink } from "./StepLink.tsx";

interface MailSentProps {
  email: string;
  /** What the mail's code is used for. */
  type: "signup" | "email" | "recovery";
  title?: string;
  onResend: (captchaToken?: string) => Promise<string | null>;
  onOtherAddress: () => void;
  /** The mail's code was right. */
  onVerified?: () => void;
  /** What was sent, and to whom. */
  children: ReactNode;
}

/** A mail is on its way: what to do with it, its code for a mail read on another device, and once more if it does not come. */
export function MailSent({ email, type, title, onResend, onOtherAddress, onVerified, children }: MailSentProps) {
  useScreenTitle("Check your email");
  return (
    <AuthLayout title="Check your email" description="One more step.">
      <div className={styles.form}>
        <Alert tone={title ? "success" : "info"} role="status" title={title}>
          {children}
        </Alert>
        <CodeForm email={email} type={type} onVerified={onVerified} />
        <ResendMail onResend={onResend} />
      </div>
      <p className={styles.switch}>
        <Button variant="ghost" size="small" onClick={onOtherAddress}>
          Use another address
        </Button>{" "}
        <StepLink to="/auth">Back to Sign In</StepLink>
      </p>
    </AuthLayout>
  );
}

const read = (form: FormData) => ({ code: textOf(form, "code") });

/** The six digits of a mail. A right code begins the session, which the page around this notices. */
function CodeForm({ email, type, onVerified }: Pick<MailSentProps, "email" | "type" | "onVerified">) {
  const { formProps, busy, errorOf, failure } = useAuthForm({
    read,
    problemOf: codeProblem,
    send: async ({ code }) => {
      const { error } = await authClient.verifyOtp({ email, token: digitsOf(code), type });
      if (error) return failureText(error);
      onVerified?.();
      return null;
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

type Outcome = { kind: "sent" } | { kind: "rejected"; text: string };

/** Asks for a mail once more. The service spaces them, and says how long to wait. */
function ResendMail({ onResend }: { onResend: (captchaToken?: string) => Promise<string | null> }) {
  const { widget, guard } = useCaptcha();
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const resend = async () => {
    setBusy(true);
    setOutcome(null);
    const rejection = await guard(onResend);
    setOutcome(rejection === null ? { kind: "sent" } : { kind: "rejected", text: rejection });
    setBusy(false);
  };
  return (
    <>
      {widget}
      <Button block busy={busy} busyLabel="Sending..." onClick={resend}>
        Send the email again
      </Button>
      <Text as="p" size="sm" tone={outcome?.kind === "rejected" ? "error" : "secondary"} role="status">
        {outcome?.kind === "rejected" && outcome.text}
        {outcome?.kind === "sent" && "Sent again. It can take a minute to arrive."}
        {!outcome && "Nothing there? Look in the spam folder, too."}
      </Text>
    </>
  );
}
