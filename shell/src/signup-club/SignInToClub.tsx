import { Alert, LinkButton } from "@courtside/design-system/core.tsx";
import styles from "../auth/AuthLayout.module.css";
import { AuthLayout } from "../auth/AuthLayout.tsx";

/** The club is there, but the line broke before this browser was signed in. */
export const SignInToClub = ({ next }: { next: string | null }) => (
  <AuthLayout title="Create Your Club" description="One step is left.">
    <div className={styles.form}>
      <Alert tone="success" role="status">
        Club Created Successfully! Please sign in with your email and password.
      </Alert>
      <LinkButton href={next ? `/auth?${new URLSearchParams({ next })}` : "/auth"} variant="primary" block>
        Sign In
      </LinkButton>
    </div>
  </AuthLayout>
);
