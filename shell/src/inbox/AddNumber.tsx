import { Alert, Button, Inline, Text } from "@courtside/design-system/core.tsx";
import { Field, Input } from "@courtside/design-system/fields.tsx";
import { useEffect, useRef, useState } from "react";
import styles from "../account/Account.module.css";
import { OutcomeAlert } from "../account/OutcomeAlert.tsx";
import { internationalNumber, phoneProblem } from "../account/phoneNumber.ts";
import { useAction } from "../account/useAction.ts";
import { authClient } from "../auth/authClient.ts";
import { CodeInput } from "../auth/CodeInput.tsx";
import { codeProblem, digitsOf } from "../auth/credentials.ts";
import { failureText } from "../auth/failureText.ts";
import { textOf, useAuthForm } from "../auth/useAuthForm.ts";

interface AddNumberProps {
  /** The code was right: the number is the account's. */
  onAdded: () => Promise<void>;
  onCancel: () => void;
}

/** The account's number: entered, then proved by the code that it is sent. Until then nothing has changed. */
export function AddNumber(props: AddNumberProps) {
  const [number, setNumber] = useState<string | null>(null);
  return number === null ? <AskNumber {...props} onSent={setNumber} /> : <ProveNumber {...props} number={number} />;
}

const readNumber = (form: FormData) => ({ phone: textOf(form, "phone") });

function AskNumber({ onCancel, onSent }: AddNumberProps & { onSent: (number: string) => void }) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  const { formProps, busy, errorOf, failure } = useAuthForm({
    read: readNumber,
    problemOf: phoneProblem,
    send: async ({ phone: typed }) => {
      const phone = internationalNumber(typed);
      const { error } = await authClient.updateUser({ phone });
      if (error) return failureText(error);
      onSent(phone);
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
      <Field label="Telephone number" hint="With the country code, like +1 555 123 4567" error={errorOf("phone")}>
        <Input ref={input} name="phone" type="tel" inputMode="tel" autoComplete="tel" maxLength={30} />
      </Field>
      <Inline>
        <Button type="submit" variant="primary" busy={busy} busyLabel="Sending...">
          Text me a code
        </Button>
        <Button variant="ghost" onClick={onCancel} disabled={busy}>
          Cancel
        </Button>
      </Inline>
    </form>
  );
}

const readCode = (form: FormData) => ({ code: textOf(form, "code") });

function ProveNumber({ number, onAdded, onCancel }: AddNumberProps & { number: string }) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  const again = useAction(
    () => authClient.resend({ type: "phone_change", phone: number }),
    "Sent again. Only the newest code works.",
  );
  const { formProps, busy, errorOf, failure } = useAuthForm({
    read: readCode,
    problemOf: codeProblem,
    send: async ({ code }) => {
      const { error } = await authClient.verifyOtp({ type: "phone_change", phone: number, token: digitsOf(code) });
      if (error) {
        input.current?.select();
        return failureText(error);
      }
      await onAdded();
      return null;
    },
  });
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
          Turn On Texts
        </Button>
        <Button busy={again.busy} busyLabel="Sending..." onClick={again.run}>
          Send another code
        </Button>
        <Button variant="ghost" onClick={onCancel} disabled={busy}>
          Cancel
        </Button>
      </Inline>
    </form>
  );
}
