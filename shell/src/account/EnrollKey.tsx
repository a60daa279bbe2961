import { Alert, Button, Inline, Text } from "@courtside/design-system/core.tsx";
import { Field, Input } from "@courtside/design-system/fields.tsx";
import type { User } from "@supabase/auth-js";
import { useEffect, useRef } from "react";
import { authClient } from "../auth/authClient.ts";
import { failureText } from "../auth/failureText.ts";
import { textOf, useAuthForm } from "../auth/useAuthForm.ts";
import styles from "./Account.module.css";
import { forgetHalfDone } from "./enrollment.ts";
import { mustProveSelf } from "./FreshProof.tsx";
import { freeName } from "./factorNames.ts";
import { useReloadAuthUser } from "./useAuthUser.ts";

interface EnrollKeyProps {
  user: User;
  onEnd: () => void;
  /** The session is too old to set this up. */
  onMustProve: () => void;
}

const read = (form: FormData) => ({ name: textOf(form, "name").trim() });

/** Name the key, then touch it: until then nothing has changed. */
export function EnrollKey({ user, onEnd, onMustProve }: EnrollKeyProps) {
  const reload = useReloadAuthUser();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.select(), []);
  const { formProps, busy, errorOf, failure } = useAuthForm({
    read,
    problemOf: ({ name }) => (name ? null : { field: "name", message: "Please enter a name" }),
    send: async ({ name }) => {
      await forgetHalfDone();
      const { error } = await authClient.mfa.webauthn.register({ friendlyName: name });
      if (error && mustProveSelf(error)) {
        onMustProve();
        return null;
      }
      if (error) return failureText(error);
      await reload();
      onEnd();
      return null;
    },
  });
  return (
    <form {...formProps} className={styles.form}>
      <Text as="p">
        Have your security key at hand: plug it in or hold it to your phone when the browser asks. Another phone works
        too.
      </Text>
      {failure && (
        <Alert tone="error" role="alert">
          {failure}
        </Alert>
      )}
      <Field label="Name of this key" error={errorOf("name")}>
        <Input
          ref={input}
          name="name"
          defaultValue={freeName(user, "Security key")}
          maxLength={100}
          autoComplete="off"
        />
      </Field>
      <Inline>
        <Button type="submit" variant="primary" busy={busy} busyLabel="Waiting for your security key...">
          Register key
        </Button>
        <Button variant="ghost" onClick={onEnd} disabled={busy}>
          Cancel
        </Button>
      </Inline>
    </form>
  );
}
