import { CLUB_FIELDS_MISSING } from "@courtside/contracts/domain/club-sign-up.ts";
import { useIdempotencyKey } from "@courtside/contracts/shell/useIdempotencyKey.ts";
import { Alert, Button } from "@courtside/design-system/core.tsx";
import { Link } from "react-router";
import { fetchClient } from "../api/client.ts";
import { authClient } from "../auth/authClient.ts";
import { textOf, useAuthForm } from "../auth/useAuthForm.ts";
import styles from "../sign-in/AuthLayout.module.css";
import { AuthLayout } from "../sign-in/AuthLayout.tsx";
import { ClubFields } from "./ClubFields.tsx";
import { failureOf, lostLine } from "./failureOf.ts";
import type { Founding } from "./founding.ts";
import { sessionProblem } from "./sessionProblem.ts";

interface NewClub {
  club_name: string;
  location: string;
  time_zone: string;
}

const FIELDS = ["club_name", "location", "time_zone"] as const;

const read = (form: FormData): NewClub => ({
  club_name: textOf(form, "club_name").trim(),
  location: textOf(form, "location").trim(),
  time_zone: textOf(form, "time_zone"),
});

const problemOf = ({ club_name }: NewClub) => (club_name === "" ? { message: CLUB_FIELDS_MISSING } : null);

/** The form for a user who has an account but no club. */
export function ClubForm({ email, onFounding }: { email: string; onFounding: (founding: Founding) => void }) {
  const { keyOf } = useIdempotencyKey();
  const send = async (input: NewClub) => {
    const missing = sessionProblem(await authClient.getSession());
    if (missing) return missing;
    onFounding("under-way");
    const params = { header: { "idempotency-key": keyOf(input) } };
    const { data, error, response } = await fetchClient.POST("/clubs", { params, body: input }).catch(lostLine);
    onFounding(data ? "founded" : response?.status === 401 ? "no-session" : "not-yet");
    return data ? null : failureOf(error, FIELDS);
  };
  const { formProps, busy, errorOf, failure } = useAuthForm({ read, problemOf, send });
  return (
    <AuthLayout title="Create Your Club" description={`You are signed in as ${email} and will be its admin.`}>
      <form {...formProps} className={styles.form}>
        {failure && (
          <Alert tone="error" role="alert">
            {failure}
          </Alert>
        )}
        <ClubFields errorOf={errorOf} />
        <Button type="submit" variant="primary" block busy={busy} busyLabel="Creating your club...">
          Create Club
        </Button>
      </form>
      <p className={styles.switch}>
        Your club is on Courtside already? <Link to="/join-club">Join a club</Link>
      </p>
    </AuthLayout>
  );
}
