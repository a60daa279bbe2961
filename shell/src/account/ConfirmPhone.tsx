import { Alert, Button, Inline, Text } from "@courtside/design-system/core.tsx";
import { Field } from "@courtside/design-system/fields.tsx";
import { useEffect, useRef, useState } from "react";
import { authClient } from "../auth/authClient.ts";
import { CodeInput } from "../auth/CodeInput.tsx";
import { codeProblem, digitsOf } from "../auth/credentials.ts";
import { failureText } from "../auth/failureText.ts";
import { textOf, useAuthForm } from "../auth/useAuthForm.ts";
import styles from "./Account.module.css";
import { forgetFactor } from "./enrollment.ts";
import { OutcomeAlert } from "./OutcomeAlert.tsx";
import { useAction } from "./useAction.ts";
import { useReloadAuthUser } from "./useAuthUser.ts";

export interface ConfirmPhoneProps {
  factorId: string;
  /** Of the text that was sent already. */
  challengeId: string;
  number: string;
  onEnd: () => void;
}

const read = (form: FormData) => ({ code: textOf(form, "code") });

/** The code that a telephone was sent proves that it is at hand, and turns it on as a second factor. */
export function ConfirmPhone({ factorId, challengeId: first, number, onEnd }: ConfirmPhoneProps) {
  const reload = useReloadAuthUser();
  const input = useRef<HTMLInputElement>(null);
  const [challengeId, setChallengeId] = useState(first);
  useEffect(() => input.current?.focus(), []);
  const again = useAction(async () => {
    const { data, error } = await authClient.mfa.challenge({ factorId, channel: "sms" });
    if (data) setChallengeId(data.id);
    return { error };
  }, "Sent again. Only the newest code works.");
  const { formProps, busy, errorOf, failure } = useAuthForm({
    read,
    problemOf: codeProblem,
    send: async ({ code }) => {
      const { error } = await authClient.mfa.verify({ factorId, challengeId, code: digitsOf(code) });
      if (error) {
        input.current?.select();
        return failureText(error);
      }
      await reload();
      onEnd();
      return null;
    },
  });
  const cancel = async () => {
    onEnd();
    await forgetFactor(factorId);
  };
  return (
    <form {...formProps} className={styles.form}>
      <Text as="p">We have sent a code to {number}. It can take a minute to arrive.</Text>
      {failure && (
        <Alert tone="error" role="alert">
          {failure}
        </Alert>
      )}
      <OutcomeAlert outcome={again.outcome} />
      <Field label="6-digit code" error={errorOf("code")}>
        <CodeInput ref={input} />
      </Field>
      <Inline>
        <Button type="submit" variant="primary" busy={busy} busyLabel="Verifying...">
          Turn on
        </Button>
        <Button busy={again.busy} busyLabel="Sending..." onClick={again.run}>
          Send another code
        </Button>
        <Button variant="ghost" onClick={cancel}>
          Cancel
        </Button>
      </Inline>
    </form>
  );
}
