import { Alert, Button } from "@courtside/design-system/core.tsx";
import { useState } from "react";
import { useNavigate } from "react-router";
import { useSessionState } from "../auth/useSessionState.ts";
import { useScreenTitle } from "../page/useScreenTitle.ts";
import { useCurrentSession } from "../session/SessionContext.ts";
import styles from "./AuthLayout.module.css";
import { AuthLayout } from "./AuthLayout.tsx";
import type { MailLink, MailLinkType } from "./mailLink.ts";
import { StepLink } from "./StepLink.tsx";
import { verifyMailLink } from "./verifyMailLink.ts";

interface LandingText {
  title: string;
  description: string;
  action: string;
  /** Once the link was rejected: why that may be. */
  hint?: string;
  again: { to: string; label: string };
}

const TEXT: Record<MailLinkType, LandingText> = {
  signup: {
    title: "Confirm your email",
    description: "Press the button to confirm your address and finish signing up.",
    action: "Confirm email",
    again: { to: "/signup", label: "Sign up again" },
  },
  magiclink: {
    title: "Sign in by email",
    description: "Press the button to sign in.",
    action: "Sign In",
    again: { to: "/auth?step=magic-link", label: "Email me a new link" },
  },
  recovery: {
    title: "Set a new password",
    description: "Press the button, then choose a new password.",
    action: "Continue",
    again: { to: "/auth?step=forgot", label: "Email me a new link" },
  },
  email_change: {
    title: "Confirm the new email address",
    description: "Press the button to confirm the change of your email address.",
    action: "Confirm",
    again: { to: "/my-account", label: "Go to My Account" },
  },
  invite: {
    title: "You are invited",
    description: "Press the button to accept the invitation.",
    action: "Accept invitation",
    hint: "Have you accepted the invitation already? Then sign in. If you were invited more than once, only the newest mail's link works.",
    // A mail for a new password also completes an invitation that was accepted but not finished.
    again: { to: "/auth?step=forgot", label: "Email me a new link" },
  },
};

interface MailLandingProps {
  link: MailLink;
  /** In place of the general text. */
  description?: string;
  /** Known not to work any more, before the button is pressed. */
  isClosed?: boolean;
  /** While the button's work is under way, and once it is done; false again where it was rejected. */
  onBusy?: (busy: boolean) => void;
}

/** Where a mail's link leads. Only the button uses the token, so a mail scanner that opens the page changes nothing. */
export function MailLanding({ link, description, isClosed = false, onBusy }: MailLandingProps) {
  const { title, description: defaultDescription, action, hint, again } = TEXT[link.type];
  useScreenTitle(title);
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [isRejected, setIsRejected] = useState(false);
  const [isHalf, setIsHalf] = useState(false);
  const isSignedIn = useSessionState().status === "signed-in";
  const isDead = isRejected || isClosed;

  const verify = async () => {
    setFailure(null);
    setBusy(true);
    onBusy?.(true);
    const outcome = await verifyMailLink(link);
    setBusy(false);
    if (outcome.kind === "verified") {
      const { to, goal, notice } = outcome;
      return navigate(to, { replace: true, state: { ...(goal && { from: goal }), ...(notice && { notice }) } });
    }
    onBusy?.(false);
    if (outcome.kind === "half") return setIsHalf(true);
    setFailure(outcome.text);
    setIsRejected(outcome.kind === "rejected");
  };

  if (isHalf) return <FirstLegAccepted />;
  return (
    <AuthLayout
      title={title}
      description={isDead ? "This link does not work any more." : (description ?? defaultDescription)}
    >
      <div className={styles.form}>
        {failure && (
          <Alert tone="error" role="alert">
            {failure}
          </Alert>
        )}
        {(failure || isDead) && hint && <p className={styles.switch}>{hint}</p>}
        {isSignedIn && link.type !== "email_change" && !isDead && <SignedInAs />}
        {!isDead && (
          <Button variant="primary" block busy={busy} busyLabel="One moment..." onClick={verify}>
            {action}
          </Button>
        )}
      </div>
      {isDead && (
        <p className={styles.switch}>
          <StepLink to={again.to}>{again.label}</StepLink>
        </p>
      )}
      {isDead && !isSignedIn && (
        <p className={styles.switch}>
          <StepLink to="/auth">Go to Sign In</StepLink>
        </p>
      )}
    </AuthLayout>
  );
}

function FirstLegAccepted() {
  return (
    <AuthLayout title="One more confirmation" description="Both addresses have to agree.">
      <Alert tone="success" role="status">
        Confirmation link accepted. Please proceed to confirm link sent to the other email
      </Alert>
      <p className={styles.switch}>
        <StepLink to="/my-account">Go to My Account</StepLink>
      </p>
    </AuthLayout>
  );
}

/** A link from a mail may belong to someone else's account: says whose this browser's is now. */
function SignedInAs() {
  const { me } = useCurrentSession();
  return (
    <Alert tone="warning">
      You are signed in{me ? ` as ${me.profile.email}` : ""}. If the email went to another address, going on signs you
      in with that account instead.
    </Alert>
  );
}
