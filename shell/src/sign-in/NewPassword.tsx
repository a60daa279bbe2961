import { LONGEST_NAME, personNameProblem } from "@courtside/contracts/domain/person-name.ts";
import { Alert, Button, Loading } from "@courtside/design-system/core.tsx";
import { Field, Input, Password } from "@courtside/design-system/fields.tsx";
import { useState } from "react";
import { type Location, useLocation, useNavigate } from "react-router";
import { ProofOfSelf } from "../account/ProofOfSelf.tsx";
import { type PasswordInput, passwordAttributes } from "../account/passwordAttributes.ts";
import { useSetPassword } from "../account/useSetPassword.ts";
import { fetchClient, queryClient } from "../api/client.ts";
import { ME } from "../api/query-keys.ts";
import { newPasswordProblem, type Problem } from "../auth/credentials.ts";
import { failureText } from "../auth/failureText.ts";
import { textOf, useAuthForm } from "../auth/useAuthForm.ts";
import { useScreenTitle } from "../page/useScreenTitle.ts";
import { useCurrentSession } from "../session/SessionContext.ts";
import styles from "./AuthLayout.module.css";
import { AuthLayout } from "./AuthLayout.tsx";
import { forgetInvitation } from "./usedInvitation.ts";

interface Chosen extends PasswordInput {
  /** Where it is asked for. */
  fullName?: string;
}

const read = (form: FormData): Chosen => ({
  ...(form.has("fullName") && { fullName: textOf(form, "fullName").trim() }),
  password: textOf(form, "password"),
  confirmPassword: textOf(form, "confirmPassword"),
  // A mail began this session: there is no current password, or the person does not know it.
  currentPassword: "",
  nonce: textOf(form, "nonce"),
});

interface NewPasswordProps {
  title?: string;
  description?: string;
  /** What else there is to know, above the form. */
  notice?: string | null;
  /** Asks for the name too: an invited person has only the one that the club typed. */
  askName?: boolean;
}

/** Sets a password in a session that a mail began. All other sessions end with it. A session older than a day is proved first. */
export function NewPassword({
  title = "Set a new password",
  description = "You stay signed in here; all other devices are signed out.",
  notice,
  askName = false,
}: NewPasswordProps) {
  useScreenTitle(title);
  const { me } = useCurrentSession();
  const navigate = useNavigate();
  const location = useLocation();
  const [mustProve, setMustProve] = useState(false);
  const setPassword = useSetPassword();
  const { formProps, busy, errorOf, failure } = useAuthForm({
    read,
    problemOf: (chosen) => nameProblem(chosen) ?? newPasswordProblem(chosen),
    send: async ({ fullName, ...input }) => {
      const failure = fullName === undefined ? null : await rename(fullName);
      if (failure !== null) return failure;
      const error = await setPassword(passwordAttributes(input));
      if (error?.code === "reauthentication_needed" && !mustProve) {
        setMustProve(true);
        return null;
      }
      if (error) return failureText(error);
      forgetInvitation();
      navigate(location, { replace: true, state: { ...location.state, ...SET } });
      return null;
    },
  });
  if (isSet(location)) return <PasswordSet />;
  // The field contains the name from the start.
  if (askName && !me) return <Loading page />;
  return (
    <AuthLayout title={title} description={description}>
      <form {...formProps} className={styles.form}>
        {notice && <Alert tone="warning">{notice}</Alert>}
        {failure && (
          <Alert tone="error" role="alert">
            {failure}
          </Alert>
        )}
        {mustProve && <ProofOfSelf byCodeOnly />}
        {askName && (
          <Field label="Full Name" hint="As the club's people see it" error={errorOf("fullName")}>
            <Input name="fullName" defaultValue={me?.profile.name} autoComplete="name" maxLength={LONGEST_NAME} />
          </Field>
        )}
        <Field label="New Password" hint="At least 6 characters" error={errorOf("password")}>
          <Password name="password" autoComplete="new-password" />
        </Field>
        <Field label="Confirm Password" error={errorOf("confirmPassword")}>
          <Password name="confirmPassword" autoComplete="new-password" />
        </Field>
        <Button type="submit" variant="primary" block busy={busy} busyLabel="Saving...">
          Set password
        </Button>
      </form>
    </AuthLayout>
  );
}

function nameProblem({ fullName }: Chosen): Problem<"fullName"> | null {
  const message = fullName === undefined ? null : personNameProblem(fullName);
  return message === null ? null : { field: "fullName", message };
}

/** Saves the name; gives why that was not possible, or null. */
async function rename(full_name: string): Promise<string | null> {
  const { data, error } = await fetchClient.PATCH("/me/profile", { body: { full_name } });
  if (data) queryClient.setQueriesData({ queryKey: ME }, data);
  return error?.message ?? null;
}

/** In the history's state, so that a reload does not ask again. */
const SET = { passwordSet: true };

const isSet = ({ state }: Location<unknown>): boolean =>
  typeof state === "object" && state !== null && "passwordSet" in state;

function PasswordSet() {
  const navigate = useNavigate();
  const { state } = useLocation();
  return (
    <AuthLayout title="Password set" description="You are signed in.">
      <div className={styles.form}>
        <Alert tone="success" role="status">
          From now on, sign in with your new password.
        </Alert>
        <Button variant="primary" block onClick={() => navigate("/auth", { replace: true, state })}>
          Continue
        </Button>
      </div>
    </AuthLayout>
  );
}
