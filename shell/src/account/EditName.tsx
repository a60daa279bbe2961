import { isApiError } from "@courtside/contracts/api/client.ts";
import { LONGEST_NAME, personNameProblem } from "@courtside/contracts/domain/person-name.ts";
import { useApi } from "@courtside/contracts/shell/index.tsx";
import { Alert, Button, Inline } from "@courtside/design-system/core.tsx";
import { Field, Input } from "@courtside/design-system/fields.tsx";
import { useQueryClient } from "@tanstack/react-query";
import { textOf, useAuthForm } from "../auth/useAuthForm.ts";
import styles from "./Account.module.css";

const read = (form: FormData) => ({ full_name: textOf(form, "full_name").trim() });

const problemOf = ({ full_name }: { full_name: string }) => {
  const message = personNameProblem(full_name);
  return message === null ? null : ({ field: "full_name", message } as const);
};

/** One's own name, as the club's people see it. */
export function EditName({ name, onEnd }: { name: string; onEnd: (saved: boolean) => void }) {
  const queries = useQueryClient();
  const rename = useApi().useMutation("patch", "/me/profile");
  const { formProps, busy, errorOf, failure } = useAuthForm({
    read,
    problemOf,
    send: async (wish) => {
      try {
        await rename.mutateAsync({ body: wish });
      } catch (error) {
        if (isApiError(error)) return error.message;
        throw error;
      }
      await queries.invalidateQueries({ queryKey: ["get", "/me"] });
      onEnd(true);
      return null;
    },
  });
  return (
    <form {...formProps} className={styles.form}>
      {failure && (
        <Alert tone="error" role="alert">
          {failure}
        </Alert>
      )}
      <Field label="Full Name" error={errorOf("full_name")}>
        <Input name="full_name" defaultValue={name} autoComplete="name" maxLength={LONGEST_NAME} autoFocus />
      </Field>
      <Inline gap={8}>
        <Button type="submit" busy={busy} busyLabel="Saving...">
          Save Name
        </Button>
        <Button variant="ghost" disabled={busy} onClick={() => onEnd(false)}>
          Cancel
        </Button>
      </Inline>
    </form>
  );
}
