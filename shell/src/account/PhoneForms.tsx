import { Alert, Button, Inline, Text } from "@courtside/design-system/core.tsx";
import { Field, Input } from "@courtside/design-system/fields.tsx";
import { type ReactNode, useEffect, useRef } from "react";
import { CodeInput } from "../auth/CodeInput.tsx";
import { codeProblem, digitsOf } from "../auth/credentials.ts";
import { textOf, useAuthForm } from "../auth/useAuthForm.ts";
import styles from "./Account.module.css";
import { OutcomeAlert } from "./OutcomeAlert.tsx";
import { internationalNumber, phoneProblem } from "./phoneNumber.ts";
import type { useAction } from "./useAction.ts";

const readNumber = (form: FormData) => ({ phone: textOf(form, "phone") });

interface NumberFormProps {
  intro?: string;
  /** What was entered before. */
  number?: string;
  /** Sends a code to the number, with its plus. Resolves to what went wrong. */
  send: (number: string) => Promise<string | null>;
  onCancel: () => void;
}

/** Asks for a telephone number, to which a code is sent. */
export function NumberForm({ intro, number = "", send, onCancel }: NumberFormProps) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  const { formProps, busy, errorOf, failure } = useAuthForm({
    read: readNumber,
    problemOf: phoneProblem,
    send: ({ phone }) => send(internationalNumber(phone)),
  });
  return (
    <form {...formProps} className={styles.form}>
      {intro && <Text as="p">{intro}</Text>}
      {failure && (
        <Alert tone="error" role="alert">
          {failure}
        </Alert>
      )}
      <Field label="Telephone number" hint="With the country code, like +1 555 123 4567" error={errorOf("phone")}>
        <Input
          ref={input}
          name="phone"
          defaultValue={number}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          maxLength={30}
        />
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

interface CodeFormProps {
  number: string;
  /** What the right code does. */
  submitLabel: string;
  /** Verifies the code, digits alone. Resolves to what went wrong. */
  verify: (code: string) => Promise<string | null>;
  /** Sends another code. */
  again: ReturnType<typeof useAction>;
  onCancel: () => void;
  /** What guards `again` against robots. */
  children?: ReactNode;
}

/** Asks for the code that a number was sent. */
export function CodeForm({ number, submitLabel, verify, again, onCancel, children }: CodeFormProps) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  const { formProps, busy, errorOf, failure } = useAuthForm({
    read: readCode,
    problemOf: codeProblem,
    send: async ({ code }) => {
      const problem = await verify(digitsOf(code));
      if (problem !== null) input.current?.select();
      return problem;
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
      {children}
      <Inline>
        <Button type="submit" variant="primary" busy={busy} busyLabel="Verifying...">
          {submitLabel}
        </Button>
        <Button busy={again.busy} busyLabel="Sending..." onClick={again.run}>
          Send another code
        </Button>
        <Button variant="ghost" onClick={onCancel}>
          Cancel
        </Button>
      </Inline>
    </form>
  );
}
