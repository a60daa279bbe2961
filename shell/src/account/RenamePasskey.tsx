import { Button, Inline } from "@courtside/design-system/core.tsx";
import { Field, Input } from "@courtside/design-system/fields.tsx";
import type { PasskeyListItem } from "@supabase/auth-js";
import { useEffect, useRef } from "react";
import { authClient } from "../auth/authClient.ts";
import { failureText } from "../auth/failureText.ts";
import { textOf, useAuthForm } from "../auth/useAuthForm.ts";
import styles from "./Account.module.css";

export interface RenamePasskeyProps {
  passkey: PasskeyListItem;
  onChanged: () => Promise<void>;
  onEnd: () => void;
}

const read = (form: FormData) => ({ name: textOf(form, "name").trim() });

/** Another name for a passkey: which device or password manager it is in. */
export function RenamePasskey({ passkey, onChanged, onEnd }: RenamePasskeyProps) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.select(), []);
  const { formProps, busy, errorOf, failure } = useAuthForm({
    read,
    problemOf: ({ name }) => (name ? null : { field: "name", message: "Please enter a name" }),
    send: async ({ name }) => {
      const { error } = await authClient.passkey.update({ passkeyId: passkey.id, friendlyName: name });
      if (error) return { field: "name", message: failureText(error) };
      await onChanged();
      onEnd();
      return null;
    },
  });
  return (
    <form {...formProps} className={styles.form}>
      <Field label="Name of this passkey" error={errorOf("name") ?? failure ?? undefined}>
        <Input ref={input} name="name" defaultValue={passkey.friendly_name} maxLength={120} autoComplete="off" />
      </Field>
      <Inline>
        <Button type="submit" size="small" variant="primary" busy={busy} busyLabel="Saving...">
          Save name
        </Button>
        <Button size="small" variant="ghost" onClick={onEnd}>
          Cancel
        </Button>
      </Inline>
    </form>
  );
}
