import { Alert, Button, ErrorState, Inline, Loading, Text } from "@courtside/design-system/core.tsx";
import { Field } from "@courtside/design-system/fields.tsx";
import type { User } from "@supabase/auth-js";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useId, useRef } from "react";
import { authClient } from "../auth/authClient.ts";
import { CodeInput } from "../auth/CodeInput.tsx";
import { codeProblem, digitsOf } from "../auth/credentials.ts";
import { failureText } from "../auth/failureText.ts";
import { totpEnrollment } from "../auth/query-keys.ts";
import { textOf, useAuthForm } from "../auth/useAuthForm.ts";
import styles from "./Account.module.css";
import { beginEnrollment, forgetFactor } from "./enrollment.ts";
import { mustProveSelf } from "./FreshProof.tsx";
import { grouped } from "./factorNames.ts";
import { useReloadAuthUser } from "./useAuthUser.ts";

interface EnrollAppProps {
  user: User;
  onEnd: () => void;
  /** The session is too old to set this up. */
  onMustProve: () => void;
}

/** Scan, then prove with a first code: until then nothing has changed. */
export function EnrollApp({ user, onEnd, onMustProve }: EnrollAppProps) {
  const attempt = useId();
  const begun = useQuery({
    queryKey: totpEnrollment(attempt),
    queryFn: () => beginEnrollment(user),
    // The secret is shown once, and forgotten when this leaves the page.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  });
  const mustProve = begun.error !== null && mustProveSelf(begun.error);
  useEffect(() => {
    if (mustProve) onMustProve();
  }, [mustProve, onMustProve]);
  if (begun.isPending || mustProve) return <Loading />;
  if (begun.error) {
    return (
      <ErrorState
        compact
        title="Two-factor sign-in could not be set up"
        cause={failureText(begun.error)}
        onRetry={() => void begun.refetch()}
        retrying={begun.isFetching}
      />
    );
  }
  return <ConfirmApp {...begun.data} onEnd={onEnd} />;
}

const read = (form: FormData) => ({ code: textOf(form, "code") });

interface ConfirmAppProps {
  factorId: string;
  qrCode: string;
  secret: string;
  onEnd: () => void;
}

function ConfirmApp({ factorId, qrCode, secret, onEnd }: ConfirmAppProps) {
  const reload = useReloadAuthUser();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  const { formProps, busy, errorOf, failure } = useAuthForm({
    read,
    problemOf: codeProblem,
    send: async ({ code }) => {
      const { error } = await authClient.mfa.challengeAndVerify({ factorId, code: digitsOf(code) });
      if (error) return failureText(error);
      await reload();
      onEnd();
      return null;
    },
  });
  const cancel = async () => {
    onEnd();
    await forgetFactor(factorId);
  };
  return (
    <form {...formProps} className={styles.form}>
      <div className={styles.setUp}>
        <img className={styles.qr} src={qrCode} alt="QR code for your authenticator app" width={184} height={184} />
        <div className={styles.steps}>
          <Text as="p">Scan the code with an authenticator app, then enter the 6 digits that it shows.</Text>
          <Text as="p" size="sm" tone="secondary" style={{ marginTop: 12 }}>
            No camera? Enter this key in the app:
          </Text>
          <code className={styles.secret}>{grouped(secret)}</code>
        </div>
      </div>
      {failure && (
        <Alert tone="error" role="alert">
          {failure}
        </Alert>
      )}
      <Field label="6-digit code" error={errorOf("code")}>
        <CodeInput ref={input} />
      </Field>
      <Inline>
        <Button type="submit" variant="primary" busy={busy} busyLabel="Verifying...">
          Turn on
        </Button>
        <Button variant="ghost" onClick={cancel}>
          Cancel
        </Button>
      </Inline>
    </form>
  );
}
