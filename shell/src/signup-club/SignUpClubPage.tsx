import { Alert, ErrorState, LinkButton, Loading } from "@courtside/design-system/core.tsx";
import { useToast } from "@courtside/design-system/overlay.tsx";
import { useEffect, useState } from "react";
import { Navigate, useLocation, useNavigate, useSearchParams } from "react-router";
import { queryClient } from "../api/client.ts";
import { currentSession } from "../auth/sessionStore.ts";
import { useSessionState } from "../auth/useSessionState.ts";
import { useScreenTitle } from "../page/useScreenTitle.ts";
import { isRegistryQuery } from "../remotes/registryKey.ts";
import { returnPath } from "../session/returnPath.ts";
import { useCurrentSession } from "../session/SessionContext.ts";
import styles from "../sign-in/AuthLayout.module.css";
import { AuthLayout } from "../sign-in/AuthLayout.tsx";
import { ClubForm } from "./ClubForm.tsx";
import type { Founding } from "./founding.ts";
import { VisitorForm } from "./VisitorForm.tsx";

/** The message without a session. */
const MUST_BE_SIGNED_IN = "You must be logged in to create a club.";

/** `/signup-club`: creates a club on trial (docs/product/access.md#founding-a-club). `?next=` is the page to open afterwards. */
export default function SignUpClubPage() {
  useScreenTitle("Create Your Club");
  const { status } = useSessionState();
  const session = useCurrentSession();
  const [founding, setFounding] = useState<Founding>("not-yet");
  const [search] = useSearchParams();
  const { state } = useLocation();
  const next = search.get("next");
  const remembered = returnPath(state);
  const isFounded = founding === "founded";
  useLeadOn(isFounded, remembered);

  if (next) return <Navigate to="/signup-club" replace state={{ from: next }} />;
  if (isFounded) return <Loading page />;
  if (founding === "founded-signed-out") return <SignInToClub next={remembered} />;
  // The new session starts before the response is handled: a user who is creating a club is not redirected.
  if (founding === "under-way-as-visitor" || status === "signed-out") {
    return <VisitorForm onFounding={setFounding} notice={founding === "no-session" ? MUST_BE_SIGNED_IN : undefined} />;
  }
  if (status === "second-factor") return <Navigate to="/auth" replace state={{ from: remembered ?? "/signup-club" }} />;
  if (session.status === "failed") {
    return (
      <AuthLayout title="Create Your Club" description="Your profile could not be loaded.">
        <ErrorState
          title="Courtside cannot be reached"
          cause="Check your connection, then try again."
          onRetry={session.retry}
          retrying={session.retrying}
        />
      </AuthLayout>
    );
  }
  if (session.status !== "signed-in") return <Loading page />;
  // A visitor of the demo leaves it when they own a club.
  if (session.me.profile.is_demo) return <VisitorForm isDemo onFounding={setFounding} />;
  if (session.me.profile.club_id && founding === "not-yet") return <Navigate to={remembered ?? "/dashboard"} replace />;
  return <ClubForm email={session.me.profile.email} onFounding={setFounding} />;
}

/** The club was created, but the connection was lost before this browser was signed in. */
const SignInToClub = ({ next }: { next: string | null }) => (
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

/**
 * Leads the founder to the requested page, where a toast reports the new club, else to /trial-confirmation, which reports it
 * itself: that page is a separate document, in which a toast of this one would be lost.
 */
function useLeadOn(isFounded: boolean, remembered: string | null): void {
  const navigate = useNavigate();
  const toast = useToast("found-club");
  useEffect(() => {
    const session = currentSession();
    if (!isFounded || session.status !== "signed-in") return;
    rememberFounder(session.userId);
    if (!remembered) return location.assign("/trial-confirmation");
    // Cached data belongs to a user without a club, or to the demo's club.
    void queryClient.invalidateQueries({ predicate: ({ queryKey }) => !isRegistryQuery(queryKey) }).finally(() => {
      toast.success("Club Created Successfully!");
      void navigate(remembered, { replace: true });
    });
  }, [isFounded, remembered, navigate, toast]);
}

/** Its counterpart is assets/boot.js: /trial-confirmation is for the founder, in this tab. */
const KEY = "courtside-founder";

const rememberFounder = (userId: string): void => sessionStorage.setItem(KEY, userId);
