import { isApiError } from "@courtside/contracts/api/client.ts";
import { useApi } from "@courtside/contracts/shell/index.tsx";
import { Alert, Button } from "@courtside/design-system/core.tsx";
import { Field, Password } from "@courtside/design-system/fields.tsx";
import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { textOf, useAuthForm } from "../auth/useAuthForm.ts";
import styles from "./Account.module.css";
import { ProofOfSelf } from "./ProofOfSelf.tsx";
import { type StaffPinWish, staffPinProblem } from "./staffPinProblem.ts";
import type { Outcome } from "./useAction.ts";

const read = (form: FormData): StaffPinWish => ({
  pin: textOf(form, "pin"),
  confirmPin: textOf(form, "confirmPin"),
  currentPassword: textOf(form, "currentPassword"),
  nonce: textOf(form, "nonce"),
});

/** Only what was filled in: an empty proof would be judged, and found wrong. */
const asBody = ({ pin, currentPassword, nonce }: StaffPinWish) => ({
  pin,
  ...(currentPassword !== "" && { current_password: currentPassword }),
  ...(nonce !== "" && { nonce }),
});

interface StaffPinFormProps {
  isSet: boolean;
  onOutcome: (outcome: Outcome | null) => void;
}

/** Sets the PIN or changes it. In a session older than a day the api asks who is there first. */
export function StaffPinForm({ isSet, onOutcome }: StaffPinFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const queries = useQueryClient();
  const [mustProve, setMustProve] = useState(false);
  const save = useApi().useMutation("put", "/me/staff-pin");
  const { formProps, busy, errorOf, failure } = useAuthForm({
    read,
    problemOf: staffPinProblem,
    send: async (wish) => {
      onOutcome(null);
      try {
        await save.mutateAsync({ body: asBody(wish) });
      } catch (error) {
        if (!isApiError(error)) throw error;
        if (error.code !== "reauthentication_needed" || mustProve) return error.message;
        setMustProve(true);
        return null;
      }
      form.current?.reset();
      setMustProve(false);
      onOutcome({ tone: "success", text: isSet ? "Your PIN is changed." : "Your PIN is set." });
      await queries.invalidateQueries({ queryKey: ["get", "/me"] });
      return null;
    },
  });
  return (
    <form ref={form} {...formProps} className={styles.form}>
      {failure && (
        <Alert tone="error" role="alert">
          {failure}
        </Alert>
      )}
      {mustProve && <ProofOfSelf />}
      <Field label="New PIN" hint="4 to 8 digits" error={errorOf("pin")}>
        <Password name="pin" inputMode="numeric" autoComplete="off" maxLength={8} />
      </Field>
      <Field label="Confirm PIN" error={errorOf("confirmPin")}>
        <Password name="confirmPin" inputMode="numeric" autoComplete="off" maxLength={8} />
      </Field>
      <Button type="submit" busy={busy} busyLabel="Saving...">
        {isSet ? "Change PIN" : "Set PIN"}
      </Button>
    </form>
  );
}
