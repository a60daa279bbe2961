import { Alert, Button, Inline } from "@courtside/design-system/core.tsx";
import { useEffect, useRef, useState } from "react";
import { authClient } from "../auth/authClient.ts";
import { digitsOf } from "../auth/credentials.ts";
import { failureText } from "../auth/failureText.ts";
import { textOf, useAuthForm } from "../auth/useAuthForm.ts";
import styles from "./Account.module.css";
import { ProofOfSelf } from "./ProofOfSelf.tsx";
import { useAction } from "./useAction.ts";

interface FreshProofProps {
  /** Once the session has been renewed. */
  onProven: () => void;
  onCancel: () => void;
}

const read = (form: FormData) => ({ currentPassword: textOf(form, "currentPassword"), nonce: textOf(form, "nonce") });

/** Asks for the password or a mailed code before a way to sign in is set up in an old session. */
export function FreshProof({ onProven, onCancel }: FreshProofProps) {
  // What was pressed before is gone.
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector("input")?.focus(), []);
  const { formProps, busy, failure } = useAuthForm({
    read,
    problemOf: ({ currentPassword, nonce }) =>
      currentPassword === "" && nonce === "" ? { message: "Please fill in all fields" } : null,
    send: async ({ currentPassword, nonce }) => {
      const proof = currentPassword === "" ? { nonce: digitsOf(nonce) } : { current_password: currentPassword };
      const { error } = await authClient.updateUser(proof);
      if (error) return failureText(error);
      onProven();
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
      <ProofOfSelf />
      <Inline>
        <Button type="submit" variant="primary" busy={busy} busyLabel="Checking...">
          Continue
        </Button>
        <Button variant="ghost" onClick={onCancel}>
          Cancel
        </Button>
      </Inline>
    </form>
  );
}

/** A button's action that an old session must prove itself for: `proof` asks for that, and the action runs again. */
export function useProvenAction(ask: () => Promise<{ error: Error | null }>, success: string) {
  const [mustProve, setMustProve] = useState(false);
  const action = useAction(async () => {
    setMustProve(false);
    const response = await ask();
    setMustProve(response.error !== null && mustProveSelf(response.error));
    return response;
  }, success);
  const cancel = () => {
    setMustProve(false);
    action.forget();
  };
  const proof = mustProve && <FreshProof onProven={() => void action.run()} onCancel={cancel} />;
  return { ...action, outcome: mustProve ? null : action.outcome, proof };
}

/** Whether the service asks who is there before it sets something up. */
export const mustProveSelf = (error: Error): boolean => "code" in error && error.code === "reauthentication_needed";
