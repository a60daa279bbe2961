import { CLUB_FIELDS_MISSING, type ClubSignUp, clubSignUpProblem } from "@courtside/contracts/domain/club-sign-up.ts";
import { TRIAL_DAYS } from "@courtside/contracts/domain/periods.ts";
import { useIdempotencyKey } from "@courtside/contracts/shell/useIdempotencyKey.ts";
import { Alert, Button } from "@courtside/design-system/core.tsx";
import { Field, Input, Password } from "@courtside/design-system/fields.tsx";
import { fetchClient } from "../api/client.ts";
import { authClient } from "../auth/authClient.ts";
import { useCaptcha } from "../auth/captcha/useCaptcha.tsx";
import { signOut } from "../auth/sessionStore.ts";
import { textOf, useAuthForm } from "../auth/useAuthForm.ts";
import styles from "../sign-in/AuthLayout.module.css";
import { AuthLayout } from "../sign-in/AuthLayout.tsx";
import { EmailInput } from "../sign-in/EmailInput.tsx";
import { StepLink } from "../sign-in/StepLink.tsx";
import { useTyped } from "../sign-in/typed.ts";
import { ClubFields } from "./ClubFields.tsx";
import { failureOf, lostLine } from "./failureOf.ts";
import type { Founding } from "./founding.ts";

const FIELDS = ["club_name", "location", "time_zone", "admin_name", "email", "password"] as const;

const read = (form: FormData) => ({
  club_name: textOf(form, "club_name").trim(),
  location: textOf(form, "location").trim(),
  time_zone: textOf(form, "time_zone"),
  admin_name: textOf(form, "admin_name").trim(),
  email: textOf(form, "email").trim(),
  password: textOf(form, "password"),
});

/** What is missing stands above the form once, and each empty field is marked by its own name. */
const problemOf = (values: ClubSignUp) => {
  const problem = clubSignUpProblem(values);
  return problem?.message === CLUB_FIELDS_MISSING ? { message: problem.message } : problem;
};

interface VisitorFormProps {
  onFounding: (founding: Founding) => void;
  /** A visitor of the demo, whose session the new club's session replaces. */
  isDemo?: boolean;
  /** Why this form is shown. */
  notice?: string | undefined;
}

/** Creates club and account together. */
export function VisitorForm({ onFounding, isDemo = false, notice }: VisitorFormProps) {
  const { keyOf } = useIdempotencyKey();
  const { widget, guard } = useCaptcha();
  const send = async (signUp: ClubSignUp, captchaToken: string | undefined) => {
    onFounding("under-way-as-visitor");
    const params = { header: { "idempotency-key": keyOf(signUp) } };
    const body = { ...signUp, captcha_token: captchaToken };
    const { data, error } = await fetchClient.POST("/club-signups", { params, body }).catch(lostLine);
    if (!data) {
      onFounding("not-yet");
      return failureOf(error, FIELDS);
    }
    const { error: notTaken } = await authClient.setSession(data.session);
    onFounding(notTaken ? "founded-signed-out" : "founded");
    return null;
  };
  const { formProps, busy, errorOf, failure } = useAuthForm({
    read,
    problemOf,
    send: (values) => guard((captchaToken) => send(values, captchaToken)),
  });
  return (
    <AuthLayout title="Create Your Club" description={`${TRIAL_DAYS} days free, no credit card needed.`}>
      <form {...formProps} className={styles.form}>
        {isDemo && <Alert tone="info">With your own club you leave the demo; what you did there is deleted.</Alert>}
        {(failure ?? notice) && (
          <Alert tone="error" role="alert">
            {failure ?? notice}
          </Alert>
        )}
        <ClubFields errorOf={errorOf} />
        <Field
          label="Admin Name"
          hint="You run the club; others can join you later"
          required
          error={errorOf("admin_name")}
        >
          <Input name="admin_name" autoComplete="name" maxLength={120} {...useTyped("fullName")} />
        </Field>
        <Field label="Admin Email" required error={errorOf("email")}>
          <EmailInput maxLength={320} />
        </Field>
        <Field label="Password" hint="At least 6 characters" required error={errorOf("password")}>
          <Password name="password" autoComplete="new-password" minLength={6} />
        </Field>
        {widget}
        <Button type="submit" variant="primary" block busy={busy} busyLabel="Creating your club...">
          Create Club
        </Button>
      </form>
      <p className={styles.switch}>
        Already have an account?{" "}
        <StepLink to="/auth" {...(isDemo && { before: () => signOut("logout") })}>
          Sign In
        </StepLink>
      </p>
    </AuthLayout>
  );
}
