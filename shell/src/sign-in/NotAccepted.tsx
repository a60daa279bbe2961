import { Alert, Button } from "@courtside/design-system/core.tsx";
import { useLocation, useNavigate } from "react-router";
import styles from "./AuthLayout.module.css";
import { AuthLayout } from "./AuthLayout.tsx";

/** The link signed its person in, who has a password already, but the invitation could not be accepted: says why. */
export function NotAccepted({ notice }: { notice: string | null }) {
  const navigate = useNavigate();
  const { state } = useLocation();
  return (
    <AuthLayout title="Invitation" description="Your email address is confirmed.">
      <div className={styles.form}>
        {notice && <Alert tone="warning">{notice}</Alert>}
        <Button variant="primary" block onClick={() => navigate("/auth", { replace: true, state })}>
          Continue
        </Button>
      </div>
    </AuthLayout>
  );
}
