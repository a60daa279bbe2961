import { Alert, Button, Card, Inline, Stack } from "@courtside/design-system/core.tsx";
import { Field, Input } from "@courtside/design-system/fields.tsx";
import type { User } from "@supabase/auth-js";
import { useRef, useState } from "react";
import { useSearchParams } from "react-router";
import { authClient } from "../auth/authClient.ts";
import { useCaptcha } from "../auth/captcha/useCaptcha.tsx";
import { emailProblem } from "../auth/credentials.ts";
import { failureText } from "../auth/failureText.ts";
import { textOf, useAuthForm } from "../auth/useAuthForm.ts";
import styles from "./Account.module.css";
import { FreshProof, mustProveSelf } from "./FreshProof.tsx";
import { OutcomeAlert } from "./OutcomeAlert.tsx";
import { useAction } from "./useAction.ts";
import { useReloadAuthUser } from "./useAuthUser.ts";

const read = (form: FormData) => ({ email: textOf(form, "email") });
const BACK = `${location.origin}/my-account`;

/**
 * Changes the address for sign-in. The change waits until both the old and the new address have confirmed it; an old one that was
 * never confirmed is not asked.
 */
export function EmailCard({ user }: { user: User }) {
  const form = useRef<HTMLFormElement>(null);
  const reload = useReloadAuthUser();
  const [query] = useSearchParams();
  const [wasKept, setWasKept] = useState(false);
  const [entered, setEntered] = useState("");
  const [mustProve, setMustProve] = useState(false);
  const { formProps, busy, errorOf, failure } = useAuthForm({
    read,
    problemOf: emailProblem,
    send: async ({ email: newEmail }) => {
      const { error } = await authClient.updateUser({ email: newEmail.trim() }, { emailRedirectTo: BACK });
      if (error && mustProveSelf(error)) {
        setEntered(newEmail);
        setMustProve(true);
        return null;
      }
      if (error) return failureText(error);
      setEntered("");
      form.current?.reset();
      setWasKept(false);
      await reload();
      return null;
    },
  });
  const email = user.email ?? "";
  const isConfirmed = Boolean(user.email_confirmed_at);
  return (
    <Card
      title="Change email"
      description={
        isConfirmed
          ? "We send a link to both addresses, and both have to be opened."
          : "We send a link to the new address, which has to be opened."
      }
    >
      {mustProve ? (
        <FreshProof onProven={() => setMustProve(false)} onCancel={() => setMustProve(false)} />
      ) : (
        <form ref={form} {...formProps} className={styles.form}>
          {failure && (
            <Alert tone="error" role="alert">
              {failure}
            </Alert>
          )}
          {email && !isConfirmed && !user.new_email && <Unconfirmed email={email} />}
          {wasKept && !user.new_email && (
            <Alert tone="success" role="status">
              Your email address stays {email}.
            </Alert>
          )}
          {user.new_email ? (
            <PendingChange
              email={email}
              newEmail={user.new_email}
              isConfirmed={isConfirmed}
              onCanceled={() => setWasKept(true)}
            />
          ) : (
            query.get("email") === "changed" &&
            !wasKept && (
              <Alert tone="success" role="status">
                Your email address is now {user.email}.
              </Alert>
            )
          )}
          <Field label="New email" error={errorOf("email")}>
            <Input name="email" defaultValue={entered} type="email" autoComplete="email" inputMode="email" />
          </Field>
          <Button type="submit" busy={busy} busyLabel="Sending...">
            Change email
          </Button>
        </form>
      )}
    </Card>
  );
}

/** Asks for one of the account's mails again. */
function useSendAgain(type: "signup" | "email_change", email: string) {
  const { widget, guard } = useCaptcha();
  const again = useAction(
    () => guard((captchaToken) => authClient.resend({ type, email, options: { emailRedirectTo: BACK, captchaToken } })),
    "Sent again. It can take a minute to arrive.",
  );
  return { widget, ...again };
}

/** Who founded a club is let in before the address is confirmed (docs/decisions/0009). */
function Unconfirmed({ email }: { email: string }) {
  const { widget, busy, run, outcome } = useSendAgain("signup", email);
  return (
    <Stack gap={8}>
      <Alert
        tone="warning"
        role="status"
        title={`${email} is not confirmed yet`}
        action={
          <Button size="small" busy={busy} busyLabel="Sending..." onClick={run}>
            Send again
          </Button>
        }
      >
        Open the link that we sent there, in this browser. Until then you can sign in nowhere else. If the address is
        wrong, enter the right one below.
      </Alert>
      {widget}
      <OutcomeAlert outcome={outcome} />
    </Stack>
  );
}

interface PendingChangeProps {
  email: string;
  newEmail: string;
  /** An address that was never confirmed is not asked. */
  isConfirmed: boolean;
  onCanceled: () => void;
}

function PendingChange({ email, newEmail, isConfirmed, onCanceled }: PendingChangeProps) {
  const { widget, busy, run, outcome } = useSendAgain("email_change", email);
  const reload = useReloadAuthUser();
  const cancel = useAction(async () => {
    const response = await authClient.updateUser({ email });
    if (response.error) return response;
    onCanceled();
    await reload();
    return response;
  }, "");
  return (
    <Stack gap={8}>
      <Alert
        tone="info"
        role="status"
        title={`Waiting for ${newEmail}`}
        action={
          <Inline gap={8}>
            <Button size="small" busy={busy} busyLabel="Sending..." disabled={cancel.busy} onClick={run}>
              Send again
            </Button>
            <Button size="small" busy={cancel.busy} busyLabel="Canceling..." disabled={busy} onClick={cancel.run}>
              Cancel the change
            </Button>
          </Inline>
        }
      >
        {isConfirmed
          ? `Open the link that we sent to ${newEmail}, and the one that we sent to ${email}. Until both are confirmed, you sign in with ${email}.`
          : `Open the link that we sent to ${newEmail}, in this browser. Your address is changed then.`}
      </Alert>
      {widget}
      <OutcomeAlert outcome={cancel.outcome ?? outcome} />
    </Stack>
  );
}
