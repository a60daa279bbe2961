import { Alert, Button } from "@courtside/design-system/core.tsx";
import { Field, Input, Password } from "@courtside/design-system/fields.tsx";
import { useState } from "react";
import { authClient } from "../auth/authClient.ts";
import { OutcomeAlert } from "./OutcomeAlert.tsx";
import { useAction } from "./useAction.ts";
import { useAuthUser } from "./useAuthUser.ts";

interface ProofOfSelfProps {
  /** Asks for the mailed code alone: the person has no password, or does not know it. */
  byCodeOnly?: boolean;
}

/** The current password, or a code that is mailed: either shows that it is still the same person. */
export function ProofOfSelf({ byCodeOnly = false }: ProofOfSelfProps) {
  const [byMail, setByMail] = useState(false);
  const { data: user } = useAuthUser();
  // No code is mailed to an address that was never confirmed.
  const byPasswordOnly = user !== undefined && Boolean(user.email) && !user.email_confirmed_at;
  const code = useAction(() => authClient.reauthenticate(), "We have sent you a code. It works for ten minutes.");
  const mail = () => {
    setByMail(true);
    void code.run();
  };
  return (
    <>
      <Alert tone="info" role="status">
        You signed in more than a day ago, so please show that it is you.
      </Alert>
      <OutcomeAlert outcome={code.outcome} />
      {byMail || byCodeOnly ? (
        <Field label="Code from the email">
          <Input name="nonce" inputMode="numeric" autoComplete="one-time-code" maxLength={10} />
        </Field>
      ) : (
        <Field label="Current Password">
          <Password name="currentPassword" autoComplete="current-password" />
        </Field>
      )}
      {byPasswordOnly ? null : byCodeOnly ? (
        <Button size="small" busy={code.busy} busyLabel="Sending..." onClick={mail}>
          {byMail ? "Send another code" : "Email me a code"}
        </Button>
      ) : (
        <Button variant="ghost" size="small" busy={code.busy} onClick={byMail ? () => setByMail(false) : mail}>
          {byMail ? "Use the current password" : "Email me a code instead"}
        </Button>
      )}
    </>
  );
}
