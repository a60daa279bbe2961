import { Alert, Button, Inline, Text } from "@courtside/design-system/core.tsx";
import { Field, Input } from "@courtside/design-system/fields.tsx";
import type { User } from "@supabase/auth-js";
import { useEffect, useRef, useState } from "react";
import { authClient } from "../auth/authClient.ts";
import { failureText } from "../auth/failureText.ts";
import { textOf, useAuthForm } from "../auth/useAuthForm.ts";
import styles from "./Account.module.css";
import { ConfirmPhone } from "./ConfirmPhone.tsx";
import { forgetHalfDone } from "./enrollment.ts";
import { mustProveSelf } from "./FreshProof.tsx";
import { freeName } from "./factorNames.ts";
import { internationalNumber, phoneName, phoneProblem } from "./phoneNumber.ts";

export interface EnrollPhoneProps {
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

const read = (form: FormData) => ({ phone: textOf(form, "phone") });

function AskNumber({ user, onEnd, onMustProve, onBegun }: EnrollPhoneProps & { onBegun: (begun: Begun) => void }) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  const { formProps, busy, errorOf, failure } = useAuthForm({
    read,
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
