import { isApiError } from "@courtside/contracts/api/client.ts";
import { Alert, Button, Stack } from "@courtside/design-system/core.tsx";
import { Field, Input } from "@courtside/design-system/fields.tsx";
import { Modal } from "@courtside/design-system/overlay.tsx";
import { useState } from "react";
import { signOut } from "../auth/sessionStore.ts";
import { textOf, useAuthForm } from "../auth/useAuthForm.ts";
import styles from "./Account.module.css";
import { useEraseAccount } from "./api.ts";
import { ProofOfSelf } from "./ProofOfSelf.tsx";

/** What the person types to confirm. */
const CONFIRMATION = "erase my account";

const read = (form: FormData) => ({
  confirmation: textOf(form, "confirmation"),
  currentPassword: textOf(form, "currentPassword"),
  nonce: textOf(form, "nonce"),
});

/** Erases the account, once the person has typed so and, in an old session, has shown who they are. */
export function EraseAccount() {
  const [asking, setAsking] = useState(false);
  return (
    <div>
      <Button danger onClick={() => setAsking(true)}>
        Erase My Account
      </Button>
      {asking && <EraseDialog onClose={() => setAsking(false)} />}
    </div>
  );
}

function EraseDialog({ onClose }: { onClose: () => void }) {
  const [mustProve, setMustProve] = useState(false);
  const erase = useEraseAccount();
  const { formProps, busy, errorOf, failure } = useAuthForm({
    read,
    problemOf: ({ confirmation }) =>
      confirmation.trim().toLowerCase() === CONFIRMATION
        ? null
        : { field: "confirmation", message: `Please type "${CONFIRMATION}"` },
    send: async ({ currentPassword, nonce }) => {
      const proof = {
        ...(currentPassword !== "" && { current_password: currentPassword }),
        ...(nonce !== "" && { nonce }),
      };
      try {
        await erase.mutateAsync({ body: proof });
      } catch (error) {
        if (!isApiError(error)) throw error;
        if (error.code !== "reauthentication_needed" || mustProve) return error.message;
        setMustProve(true);
        return null;
      }
      await signOut("erased");
      return null;
    },
  });
  return (
    <Modal
      open
      title="Erase your account?"
      description="This cannot be undone."
      busy={busy}
      onClose={onClose}
      footer={
        <>
          <Button disabled={busy} onClick={onClose}>
            Keep My Account
          </Button>
          <Button type="submit" form="erase-account" variant="primary" danger busy={busy} busyLabel="Erasing...">
            Erase My Account
          </Button>
        </>
      }
    >
      <form id="erase-account" {...formProps} className={styles.form}>
        <Stack>
          {failure && (
            <Alert tone="error" role="alert">
              {failure}
            </Alert>
          )}
          <ul className={styles.consequences}>
            <li>You leave your club. Your bookings, lessons, event places and waitlist entries ahead are canceled.</li>
            <li>Your name and address are removed everywhere. Past bookings stay, as those of a former member.</li>
            <li>You can no longer sign in. Download your data first if you want to keep it.</li>
          </ul>
          {mustProve && <ProofOfSelf />}
          <Field label="Confirmation" hint={`Type "${CONFIRMATION}" to confirm`} error={errorOf("confirmation")}>
            <Input name="confirmation" autoComplete="off" spellCheck={false} />
          </Field>
        </Stack>
      </form>
    </Modal>
  );
}
