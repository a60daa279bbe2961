import { isApiError } from "@courtside/contracts/api/client.ts";
import { Alert, Button, Card } from "@courtside/design-system/core.tsx";
import { Field, Input } from "@courtside/design-system/fields.tsx";
import { useRef } from "react";
import { useSearchParams } from "react-router";
import type { Problem } from "../auth/credentials.ts";
import { textOf, useAuthForm } from "../auth/useAuthForm.ts";
import styles from "./Account.module.css";
import { useAskToJoin } from "./api.ts";

const read = (form: FormData) => ({ code: textOf(form, "code") });

const problemOf = ({ code }: { code: string }): Problem<"code"> | null =>
  code.trim() === "" ? { message: "Please fill in all fields" } : null;

const LONGEST = 40;

/** Asks the club of a code, or joins it where the club admits at once. A club's link brings the code: `?code=`. */
export function JoinByCode() {
  const [params, setParams] = useSearchParams();
  const form = useRef<HTMLFormElement>(null);
  const ask = useAskToJoin(() => {
    setParams({}, { replace: true });
    form.current?.reset();
  });
  const { formProps, busy, errorOf, failure } = useAuthForm({
    read,
    problemOf,
    send: async ({ code }) => {
      try {
        await ask.mutateAsync({ body: { join_code: code } });
      } catch (error) {
        if (isApiError(error)) return error.message;
        throw error;
      }
      return null;
    },
  });
  return (
    <Card title="Join with a code" description="Your club's front desk knows its code.">
      <form ref={form} {...formProps} className={styles.form}>
        {failure && (
          <Alert tone="error" role="alert">
            {failure}
          </Alert>
        )}
        <Field label="Club join code" hint="Eight letters and digits, such as K7QM-2XRA" error={errorOf("code")}>
          <Input
            name="code"
            defaultValue={params.get("code")?.slice(0, LONGEST) ?? ""}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={LONGEST}
          />
        </Field>
        <Button type="submit" variant="primary" busy={busy} busyLabel="Joining...">
          Join club
        </Button>
      </form>
    </Card>
  );
}
