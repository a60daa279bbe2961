import { Alert, Button } from "@courtside/design-system/core.tsx";
import { Field } from "@courtside/design-system/fields.tsx";
import { useCaptcha } from "../auth/captcha/useCaptcha.tsx";
import { emailProblem } from "../auth/credentials.ts";
import { textOf, useAuthForm } from "../auth/useAuthForm.ts";
import { useScreenTitle } from "../page/useScreenTitle.ts";
import styles from "./AuthLayout.module.css";
import { AuthLayout } from "./AuthLayout.tsx";
import { EmailInput } from "./EmailInput.tsx";
import { StepLink } from "./StepLink.tsx";

interface AskByMailProps {
  title: string;
  description: string;
  /** The button's label. */
  action: string;
  /** Asks for the mail; its response is the failure to show, or null. */
  send: (email: string, captchaToken?: string) => Promise<string | null>;
  onSent: (email: string) => void;
}

const read = (form: FormData) => ({ email: textOf(form, "email") });

/** One email address, to which something is sent. */
export function AskByMail({ title, description, action, send, onSent }: AskByMailProps) {
  useScreenTitle(title);
  const { widget, guard } = useCaptcha();
  const { formProps, busy, errorOf, failure } = useAuthForm({
    read,
    problemOf: emailProblem,
    send: async ({ email }) => {
      const rejection = await guard((captchaToken) => send(email.trim(), captchaToken));
      if (rejection === null) onSent(email.trim());
      return rejection;
    },
  });
  return (
    <AuthLayout title={title} description={description}>
      <form {...formProps} className={styles.form}>
        {failure && (
          <Alert tone="error" role="alert">
            {failure}
          </Alert>
        )}
        <Field label="Email" error={errorOf("email")}>
          <EmailInput />
        </Field>
        {widget}
        <Button type="submit" variant="primary" block busy={busy} busyLabel="Sending...">
          {action}
        </Button>
      </form>
      <p className={styles.switch}>
        <StepLink to="/auth">Back to Sign In</StepLink>
      </p>
    </AuthLayout>
  );
}
