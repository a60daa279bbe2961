import type { InvitationPreview } from "@courtside/contracts/api/client.ts";
import { ROLE_LABELS } from "@courtside/contracts/domain/roles.ts";
import { Alert, Button, Loading, Text } from "@courtside/design-system/core.tsx";
import { type ReactNode, useState } from "react";
import { Link, Navigate, useLocation, useNavigate } from "react-router";
import { api } from "../api/client.ts";
import { signOut } from "../auth/sessionStore.ts";
import { useSessionState } from "../auth/useSessionState.ts";
import { useScreenTitle } from "../page/useScreenTitle.ts";
import { useCurrentSession } from "../session/SessionContext.ts";
import styles from "./AuthLayout.module.css";
import { AuthLayout } from "./AuthLayout.tsx";
import { MailLanding } from "./MailLanding.tsx";
import { type MailLink, readMailLink } from "./mailLink.ts";
import { NewPassword } from "./NewPassword.tsx";
import { NotAccepted } from "./NotAccepted.tsx";
import { readInvitation } from "./readInvitation.ts";
import { SecondFactor } from "./SecondFactor.tsx";
import { StepLink } from "./StepLink.tsx";
import { isOwnInvitation } from "./usedInvitation.ts";

/**
 * Where an invitation's mail leads: accept, choose a password, go on. The query's club and role are only displayed
 * (docs/product/identity.md#what-the-server-decides).
 */
export default function ClubInvitePage() {
  useScreenTitle("You are invited");
  const session = useSessionState();
  const { pathname, search, state } = useLocation();
  const [accepting, setAccepting] = useState(false);
  const url = new URL(pathname + search, location.origin);
  const link = readMailLink(url);
  const preview = useInvitationPreview(link);
  if (session.status === "starting") return <Loading page />;
  const step = url.searchParams.get("step");
  if (step === "not-accepted" && session.status !== "signed-out") return <NotAccepted notice={noticeOf(state)} />;
  if (step === "password") {
    if (session.status === "second-factor") return <SecondFactor />;
    if (session.status === "signed-in") {
      return (
        <NewPassword
          title="Choose a password"
          description="With it you sign in to your club from now on."
          notice={noticeOf(state)}
          askName
        />
      );
    }
  }
  if (link?.type !== "invite") return <Incomplete />;
  if (session.status === "signed-in" && !accepting && isOwnInvitation({ userId: session.userId, ...link })) {
    return <Navigate to="/club-invite?step=password" replace />;
  }
  const isClosed = preview.data?.is_link_open === false && !accepting;
  // The session begins before the invitation is accepted: who presses the button stays for that.
  if (session.status === "signed-in" && !accepting) {
    if (preview.isPending) return <Loading page />;
    return isClosed ? <UsedUp /> : <SomebodyElse />;
  }
  return (
    <MailLanding
      key={link.tokenHash}
      link={link}
      description={preview.data?.invitation ? describe(preview.data.invitation) : descriptionOf(url)}
      isClosed={isClosed}
      onBusy={setAccepting}
    />
  );
}

const describe = ({ club_name, invited_by, role }: InvitationPreview): string =>
  `${invited_by} invites you to join ${club_name} as ${ROLE_LABELS[role]}. Press the button to accept, then choose a password.`;

/** While the server has not responded, or has no information about the link. */
function descriptionOf(url: URL): string {
  const { role } = readInvitation(url);
  return `Press the button to accept the invitation${role ? ` to join as ${role}` : ""}, then choose a password.`;
}

/** Why there is a session but no membership, as the step before has it. */
const noticeOf = (state: unknown): string | null =>
  typeof state === "object" && state !== null && "notice" in state && typeof state.notice === "string"
    ? state.notice
    : null;

/** Also the page of a person who accepted the invitation earlier and opens its mail once more. */
function UsedUp() {
  const navigate = useNavigate();
  return (
    <AuthLayout title="Invitation" description="This link does not work any more.">
      <div className={styles.form}>
        <SignedIn tone="info">
          If you have accepted this invitation already, there is nothing left to do. If it went to another address of
          yours, sign out first and open the newest mail.
        </SignedIn>
        <Button variant="primary" block onClick={() => navigate("/auth")}>
          Continue
        </Button>
      </div>
      <p className={styles.switch}>
        <StepLink to="/auth" before={() => signOut("logout")}>
          Sign out
        </StepLink>
      </p>
    </AuthLayout>
  );
}

function SignedIn({ tone, children }: { tone: "info" | "warning"; children: ReactNode }) {
  const { me } = useCurrentSession();
  return (
    <Alert tone={tone} title={me ? `You are signed in as ${me.profile.email}` : "You are signed in"}>
      {children}
    </Alert>
  );
}

function SomebodyElse() {
  return (
    <AuthLayout title="You are invited" description="This invitation is for one person only.">
      <div className={styles.form}>
        <SignedIn tone="warning">
          An invitation makes an account of its own, and nothing of yours is moved into it. To accept it, sign out
          first.
        </SignedIn>
        <Button variant="primary" block onClick={() => signOut("logout")}>
          Sign out and go on
        </Button>
      </div>
      <p className={styles.switch}>
        <Link to="/auth">Stay signed in</Link>
      </p>
    </AuthLayout>
  );
}

function Incomplete() {
  return (
    <AuthLayout title="Invitation" description="This link is not complete.">
      <div className={styles.form}>
        <Alert tone="warning">
          Press the button in the invitation email, or copy its whole address. If that does not help, ask your club to
          invite you again.
        </Alert>
        <Text as="p">
          Have you accepted the invitation already, but not chosen a password? We can send you a link for that.
        </Text>
      </div>
      <p className={styles.switch}>
        <StepLink to="/auth?step=forgot">Email me a link</StepLink>
      </p>
      <p className={styles.switch}>
        <StepLink to="/auth">Go to Sign In</StepLink>
      </p>
    </AuthLayout>
  );
}

/**
 * Which club an invitation's link is for, who invites, and whether the link still works: from the server, because an address can say anything
 * (docs/product/identity.md#invitations).
 */
function useInvitationPreview(link: MailLink | null) {
  const { tokenHash = "", clubId = null, type } = link ?? {};
  const body = { token_hash: tokenHash, ...(clubId && { club_id: clubId }) };
  return api.useQuery("post", "/invitation-previews", { body }, { enabled: type === "invite" });
}
