import { Alert, Button, ErrorState, Loading } from "@courtside/design-system/core.tsx";
import { Field, Select } from "@courtside/design-system/fields.tsx";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useScreenTitle } from "../chrome/useScreenTitle.ts";
import styles from "./AuthLayout.module.css";
import { AuthLayout } from "./AuthLayout.tsx";
import { authClient } from "./authClient.ts";
import { CodeInput } from "./CodeInput.tsx";
import { codeProblem, digitsOf } from "./credentials.ts";
import { failureText } from "./failureText.ts";
import { appsOf } from "./secondFactor.ts";
import { signOut } from "./sessionStore.ts";
import { textOf, useAuthForm } from "./useAuthForm.ts";

/** The code of an authenticator app, after the password. */
export function SecondFactor() {
  useScreenTitle("Two-factor sign-in");
  const apps = useQuery({
    queryKey: ["second-factor-apps"],
    gcTime: 0,
    queryFn: async () => {
      const { data, error } = await authClient.getUser();
      if (error) throw error;
      return appsOf(data.user);
    },
  });
  return (
    <AuthLayout title="Two-factor sign-in" description="Enter the code that your authenticator app shows.">
      {apps.isPending && <Loading />}
      {apps.error && (
        <ErrorState
          compact
          onRetry={() => void apps.refetch()}
          retrying={apps.isFetching}
          cause={failureText(apps.error)}
        />
      )}
      {apps.data && <FactorForm apps={apps.data} />}
      <p className={styles.switch}>
        <Button variant="ghost" size="small" onClick={() => signOut("logout")}>
          Sign in with another account
        </Button>
      </p>
    </AuthLayout>
  );
}

const read = (form: FormData) => ({ code: textOf(form, "code") });

function FactorForm({ apps }: { apps: ReturnType<typeof appsOf> }) {
  const input = useRef<HTMLInputElement>(null);
  const [factorId, setFactorId] = useState(apps[0]?.id ?? "");
  const { onSubmit, busy, errorOf, failure } = useAuthForm({
    read,
    problemOf: codeProblem,
    send: async ({ code }) => {
      const { error } = await authClient.mfa.challengeAndVerify({ factorId, code: digitsOf(code) });
      if (error) input.current?.select();
      return error ? failureText(error) : null;
    },
  });
  useEffect(() => input.current?.focus(), []);
  return (
    <form noValidate className={styles.form} onSubmit={onSubmit}>
      {failure && (
        <Alert tone="error" role="alert">
          {failure}
        </Alert>
      )}
      {apps.length > 1 && (
        <Field label="Authenticator app">
          <Select
            value={factorId}
            onChange={setFactorId}
            options={apps.map(({ id, friendly_name }) => ({ value: id, label: friendly_name ?? "Authenticator app" }))}
          />
        </Field>
      )}
      <Field label="6-digit code" error={errorOf("code")}>
        <CodeInput ref={input} />
      </Field>
      <Button type="submit" variant="primary" block busy={busy} busyLabel="Verifying...">
        Verify
      </Button>
    </form>
  );
}
