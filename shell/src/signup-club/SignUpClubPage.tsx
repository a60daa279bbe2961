import { ErrorState, Loading } from "@courtside/design-system/core.tsx";
import { useState } from "react";
import { Navigate, useLocation, useSearchParams } from "react-router";
import { returnPath } from "../access/returnPath.ts";
import { AuthLayout } from "../auth/AuthLayout.tsx";
import { useCurrentSession } from "../auth/SessionContext.ts";
import { useSessionState } from "../auth/useSessionState.ts";
import { useScreenTitle } from "../chrome/useScreenTitle.ts";
import { ClubForm } from "./ClubForm.tsx";
import type { Founding } from "./founding.ts";
import { SignInToClub } from "./SignInToClub.tsx";
import { useLeadOn } from "./useLeadOn.ts";
import { VisitorForm } from "./VisitorForm.tsx";

/** What is said without a session. */
const MUST_BE_SIGNED_IN = "You must be logged in to create a club.";

/** `/signup-club`: a club of one's own, on trial (docs/product/access.md#founding-a-club). `?next=` is where it leads in the end. */
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
  // The new session begins before the answer has been dealt with: whoever is creating a club stays for it.
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
  // A visitor of the demo leaves it with the club of their own.
  if (session.me.profile.is_demo) return <VisitorForm isDemo onFounding={setFounding} />;
  if (session.me.profile.club_id && founding === "not-yet") return <Navigate to={remembered ?? "/dashboard"} replace />;
  return <ClubForm email={session.me.profile.email} onFounding={setFounding} />;
}
