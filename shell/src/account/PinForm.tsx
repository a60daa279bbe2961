import { isApiError } from "@courtside/contracts/api/client.ts";
import { Alert, Button } from "@courtside/design-system/core.tsx";
import { Field, Password } from "@courtside/design-system/fields.tsx";
import { useRef, useState } from "react";
import { textOf, useAuthForm } from "../auth/useAuthForm.ts";
import styles from "./Account.module.css";
import { ProofOfSelf } from "./ProofOfSelf.tsx";
import { type PinDigits, type PinInput, pinProblem } from "./pinProblem.ts";
import type { Outcome } from "./useAction.ts";

/** Only the fields with input: the api would check an empty proof and reject it. */
const asBody = ({ pin, currentPassword, nonce }: PinInput) => ({
  pin,
  ...(currentPassword !== "" && { current_password: currentPassword }),
  ...(nonce !== "" && { nonce }),
});

const read = (form: FormData): PinInput => ({
  pin: textOf(form, "pin"),
  confirmPin: textOf(form, "confirmPin"),
  currentPassword: textOf(form, "currentPassword"),
  nonce: textOf(form, "nonce"),
});

interface PinFormProps {
  /** What the fields and the button call it. */
  name: string;
  digits: PinDigits;
  isSet: boolean;
  save: (body: ReturnType<typeof asBody>) => Promise<unknown>;
  onSaved: () => Promise<void>;
  onOutcome: (outcome: Outcome | null) => void;
}

/** Sets a PIN or changes it. In a session older than a day the api asks who is there first. */
export function PinForm({ name, digits, isSet, save, onSaved, onOutcome }: PinFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [mustProve, setMustProve] = useState(false);
  const { formProps, busy, errorOf, failure } = useAuthForm({
    read,
    problemOf: (input: PinInput) => pinProblem(input, digits),
    send: async (input) => {
      onOutcome(null);
      try {
        await save(asBody(input));
      } catch (error) {
        if (!isApiError(error)) throw error;
        if (error.code !== "reauthentication_needed" || mustProve) return error.message;
        setMustProve(true);
        return null;
      }
      form.current?.reset();
      setMustProve(false);
      onOutcome({ tone: "success", text: isSet ? `Your ${name} is changed.` : `Your ${name} is set.` });
      await onSaved();
      return null;
    },
  });
  const [fewest, most] = digits;
  const field = { inputMode: "numeric", autoComplete: "off", maxLength: most } as const;
  return (
    <form ref={form} {...formProps} className={styles.form}>
      {failure && (
        <Alert tone="error" role="alert">
          {failure}
        </Alert>
      )}
      {mustProve && <ProofOfSelf />}
      <Field
        label={`New ${name}`}
        hint={fewest === most ? `${most} digits` : `${fewest} to ${most} digits`}
        error={errorOf("pin")}
      >
        <Password name="pin" {...field} />
      </Field>
      <Field label={`Confirm ${name}`} error={errorOf("confirmPin")}>
        <Password name="confirmPin" {...field} />
      </Field>
      <Button type="submit" busy={busy} busyLabel="Saving...">
        {isSet ? `Change ${name}` : `Set ${name}`}
      </Button>
    </form>
  );
}
