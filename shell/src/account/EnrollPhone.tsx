import { Alert, Button, Inline, Text } from "@courtside/design-system/core.tsx";
import { Field, Input } from "@courtside/design-system/fields.tsx";
import type { User } from "@supabase/auth-js";
import { useEffect, useRef, useState } from "react";
import { authClient } from "../auth/authClient.ts";
import { CodeInput } from "../auth/CodeInput.tsx";
import { codeProblem, digitsOf } from "../auth/credentials.ts";
import { failureText } from "../auth/failureText.ts";
import { textOf, useAuthForm } from "../auth/useAuthForm.ts";
import styles from "./Account.module.css";
import { forgetFactor, forgetHalfDone } from "./enrollment.ts";
import { mustProveSelf } from "./FreshProof.tsx";
import { freeName } from "./factorNames.ts";
import { OutcomeAlert } from "./OutcomeAlert.tsx";
import { internationalNumber, phoneName, phoneProblem } from "./phoneNumber.ts";
import { useAction } from "./useAction.ts";
import { useReloadAuthUser } from "./useAuthUser.ts";

interface EnrollPhoneProps {
  user: User;
  onEnd: () => void;
  /** The session is too old to set this up. */
  onMustProve: () => void;
}

interface Begun {
  factorId: string;
  challengeId: string;
  number: string;
}

/** Enter the number, then the code that it is sent: until then nothing has changed. */
export function EnrollPhone({ user, onEnd, onMustProve }: EnrollPhoneProps) {
  const [begun, setBegun] = useState<Begun | null>(null);
  if (begun) return <ConfirmPhone {...begun} onEnd={onEnd} />;
  return <AskNumber user={user} onEnd={onEnd} onMustProve={onMustProve} onBegun={setBegun} />;
}

const readNumber = (form: FormData) => ({ phone: textOf(form, "phone") });

function AskNumber({ user, onEnd, onMustProve, onBegun }: EnrollPhoneProps & { onBegun: (begun: Begun) => void }) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  const { formProps, busy, errorOf, failure } = useAuthForm({
    read: readNumber,
    problemOf: phoneProblem,
    send: async ({ phone: typed }) => {
      const number = internationalNumber(typed);
      await forgetHalfDone();
      const friendlyName = freeName(user, phoneName(number));
      const enrolled = await authClient.mfa.enroll({ factorType: "phone", phone: number, friendlyName });
      if (enrolled.error && mustProveSelf(enrolled.error)) {
        onMustProve();
        return null;
      }
      if (enrolled.error) return failureText(enrolled.error);
      const factorId = enrolled.data.id;
      const sent = await authClient.mfa.challenge({ factorId, channel: "sms" });
      if (sent.error) return failureText(sent.error);
      onBegun({ factorId, challengeId: sent.data.id, number });
      return null;
    },
  });
  return (
    <form {...formProps} className={styles.form}>
      <Text as="p">We send a code to this number now, and each time that you sign in.</Text>
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
        <Button variant="ghost" onClick={onEnd} disabled={busy}>
          Cancel
        </Button>
      </Inline>
    </form>
  );
}

interface ConfirmPhoneProps {
  factorId: string;
  /** Of the text that was sent already. */
  challengeId: string;
  number: string;
  onEnd: () => void;
}

const readCode = (form: FormData) => ({ code: textOf(form, "code") });

/** The code that a telephone was sent proves that it is at hand, and turns it on as a second factor. */
function ConfirmPhone({ factorId, challengeId: first, number, onEnd }: ConfirmPhoneProps) {
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
    read: readCode,
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
