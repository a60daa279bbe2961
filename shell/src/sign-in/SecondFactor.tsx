import { Alert, Button, ErrorState, Loading } from "@courtside/design-system/core.tsx";
import { Field, Input, Select } from "@courtside/design-system/fields.tsx";
import type { Factor } from "@supabase/auth-js";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { authClient } from "../auth/authClient.ts";
import { recoveryCodeProblem } from "../auth/credentials.ts";
import { failureText } from "../auth/failureText.ts";
import { SECOND_FACTORS } from "../auth/query-keys.ts";
import { appsOf, keysOf, phonesOf, recoveryCodesOf } from "../auth/secondFactor.ts";
import { signOut } from "../auth/sessionStore.ts";
import { textOf, useAuthForm } from "../auth/useAuthForm.ts";
import { useKeysOffered } from "../auth/useKeysOffered.ts";
import { useScreenTitle } from "../page/useScreenTitle.ts";
import styles from "./AuthLayout.module.css";
import { AuthLayout } from "./AuthLayout.tsx";
import { FactorCode } from "./FactorCode.tsx";
import { KeyFactor } from "./KeyFactor.tsx";
import { PhoneFactor } from "./PhoneFactor.tsx";

/** A way to show a second factor: its form, and the link to it from another one. */
const WAYS = {
  app: { description: "Enter the code that your authenticator app shows.", choose: "Use your authenticator app" },
  key: { description: "Confirm with your security key.", choose: "Use your security key" },
  phone: { description: "A text message brings you a code.", choose: "Use your telephone" },
  recovery: {
    description: "Enter one of the recovery codes that you have saved. Each works once.",
    choose: "Use a recovery code",
  },
} as const;
type Way = keyof typeof WAYS;

/** What is asked for after the password: the code of an app or a text message, a security key, or a recovery code. */
export function SecondFactor() {
  useScreenTitle("Two-factor sign-in");
  const hasKeys = useKeysOffered();
  const [chosen, setChosen] = useState<Way>();
  const user = useQuery({
    queryKey: SECOND_FACTORS,
    gcTime: 0,
    queryFn: async () => {
      const { data, error } = await authClient.getUser();
      if (error) throw error;
      return data.user;
    },
  });
  const [apps, keys] = user.data ? [appsOf(user.data), keysOf(user.data)] : [[], []];
  const ways: Way[] = [];
  if (keys.length > 0 && hasKeys) ways.push("key");
  if (apps.length > 0) ways.push("app");
  if (user.data && phonesOf(user.data).length > 0) ways.push("phone");
  if (user.data && recoveryCodesOf(user.data)) ways.push("recovery");
  const way = chosen ?? ways[0];
  return (
    <AuthLayout title="Two-factor sign-in" description={way ? WAYS[way].description : "Show that it is you once more."}>
      {user.isPending && <Loading />}
      {user.error && (
        <ErrorState
          compact
          onRetry={() => void user.refetch()}
          retrying={user.isFetching}
          cause={failureText(user.error)}
        />
      )}
      {way === "app" && <AppFactor apps={apps} />}
      {way === "key" && <KeyFactor keys={keys} />}
      {way === "phone" && user.data && <PhoneFactor phones={phonesOf(user.data)} />}
      {way === "recovery" && <RecoveryFactor />}
      {user.data && !way && (
        <ErrorState
          compact
          title="Your second factor does not work here"
          cause="This browser cannot use it at this address. Sign in with another browser or device."
        />
      )}
      <p className={styles.switch}>
        {ways
          .filter((other) => other !== way)
          .map((other) => (
            <Button key={other} variant="ghost" size="small" onClick={() => setChosen(other)}>
              {WAYS[other].choose}
            </Button>
          ))}
        <Button variant="ghost" size="small" onClick={() => signOut("logout")}>
          Sign in with another account
        </Button>
      </p>
    </AuthLayout>
  );
}

/** The code of an authenticator app. */
function AppFactor({ apps }: { apps: Factor[] }) {
  const [factorId, setFactorId] = useState(apps[0]?.id ?? "");
  return (
    <FactorCode verify={(code) => authClient.mfa.challengeAndVerify({ factorId, code })}>
      {apps.length > 1 && (
        <Field label="Authenticator app">
          <Select
            value={factorId}
            onChange={setFactorId}
            options={apps.map(({ id, friendly_name }) => ({ value: id, label: friendly_name ?? "Authenticator app" }))}
          />
        </Field>
      )}
    </FactorCode>
  );
}

const read = (form: FormData) => ({ code: textOf(form, "code") });

/** A recovery code, in the place of a second factor that is lost or not at hand. */
function RecoveryFactor() {
  const input = useRef<HTMLInputElement>(null);
  const { formProps, busy, errorOf, failure } = useAuthForm({
    read,
    problemOf: recoveryCodeProblem,
    send: async ({ code }) => {
      const { error } = await authClient.mfa.recoveryCodes.verify({ code });
      if (error) input.current?.select();
      return error ? failureText(error) : null;
    },
  });
  useEffect(() => input.current?.focus(), []);
  return (
    <form {...formProps} className={styles.form}>
      {failure && (
        <Alert tone="error" role="alert">
          {failure}
        </Alert>
      )}
      <Field
        label="Recovery code"
        hint="16 letters and digits. Capitals, spaces and dashes do not matter."
        error={errorOf("code")}
      >
        <Input ref={input} name="code" autoComplete="off" autoCapitalize="none" spellCheck={false} maxLength={40} />
      </Field>
      <Button type="submit" variant="primary" block busy={busy} busyLabel="Verifying...">
        Verify
      </Button>
    </form>
  );
}
