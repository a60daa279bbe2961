import { Alert, Button, Card, Stack } from "@courtside/design-system/core.tsx";
import { Field, Input } from "@courtside/design-system/fields.tsx";
import type { User } from "@supabase/auth-js";
import { useRef } from "react";
import { useSearchParams } from "react-router";
import { authClient } from "../auth/authClient.ts";
import { useCaptcha } from "../auth/captcha/useCaptcha.tsx";
import { emailProblem } from "../auth/credentials.ts";
import { failureText } from "../auth/failureText.ts";
import { textOf, useAuthForm } from "../auth/useAuthForm.ts";
import styles from "./Account.module.css";
import { OutcomeAlert } from "./OutcomeAlert.tsx";
import { useAction } from "./useAction.ts";
import { useReloadAuthUser } from "./useAuthUser.ts";

const read = (form: FormData) => ({ email: textOf(form, "email") });
const BACK = `${location.origin}/my-account`;

/** Changes the address for sign-in. The change waits until both the old and the new address have confirmed it. */
export function EmailCard({ user }: { user: User }) {
  const form = useRef<HTMLFormElement>(null);
  const reload = useReloadAuthUser();
  const [query] = useSearchParams();
  const { formProps, busy, errorOf, failure } = useAuthForm({
    read,
    problemOf: emailProblem,
    send: async ({ email }) => {
      const { error } = await authClient.updateUser({ email: email.trim() }, { emailRedirectTo: BACK });
      if (error) return failureText(error);
      form.current?.reset();
      await reload();
      return null;
    },
  });
  return (
    <Card title="Change email" description="We send a link to both addresses, and both have to be opened.">
      <form ref={form} {...formProps} className={styles.form}>
        {failure && (
          <Alert tone="error" role="alert">
            {failure}
          </Alert>
        )}
        {user.new_email ? (
          <PendingChange email={user.email ?? ""} newEmail={user.new_email} />
        ) : (
          query.get("email") === "changed" && (
            <Alert tone="success" role="status">
              Your email address is now {user.email}.
            </Alert>
          )
        )}
        <Field label="New email" error={errorOf("email")}>
          <Input name="email" type="email" autoComplete="email" inputMode="email" />
        </Field>
        <Button type="submit" busy={busy} busyLabel="Sending...">
          Change email
        </Button>
      </form>
    </Card>
  );
}

function PendingChange({ email, newEmail }: { email: string; newEmail: string }) {
  const { widget, guard } = useCaptcha();
  const again = useAction(
    () =>
      guard((captchaToken) =>
        authClient.resend({ type: "email_change", email, options: { emailRedirectTo: BACK, captchaToken } }),
      ),
    "Sent again. It can take a minute to arrive.",
  );
  return (
    <Stack gap={8}>
      <Alert
        tone="info"
        role="status"
        title={`Waiting for ${newEmail}`}
        action={
          <Button size="small" busy={again.busy} busyLabel="Sending..." onClick={again.run}>
            Send again
          </Button>
        }
      >
        Open the link that we sent to {newEmail}, and the one that we sent to {email}. Until both are confirmed, you
        sign in with {email}.
      </Alert>
      {widget}
      <OutcomeAlert outcome={again.outcome} />
    </Stack>
  );
}
