import { ErrorState, Loading } from "@courtside/design-system/core.tsx";
import { useEffect, useState } from "react";
import { Navigate, useLocation, useSearchParams } from "react-router";
import { returnPath } from "../access/returnPath.ts";
import { AuthLayout } from "../auth/AuthLayout.tsx";
import { useCurrentSession } from "../auth/SessionContext.ts";
import { useSessionState } from "../auth/useSessionState.ts";
import { useScreenTitle } from "../chrome/useScreenTitle.ts";
import { ClubForm } from "./ClubForm.tsx";
import type { Founding } from "./founding.ts";
import { SignInToClub } from "./SignInToClub.tsx";
import { VisitorForm } from "./VisitorForm.tsx";

/** `/signup-club`: a club of one's own, on trial (F §2, decision 14). `?next=` is where it leads in the end. */
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
  useEffect(() => {
    // A prerendered page is a document of its own; and any other one begins with what the new club brings.
    if (isFounded) location.assign(remembered ?? "/trial-confirmation");
  }, [isFounded, remembered]);

  if (next) return <Navigate to="/signup-club" replace state={{ from: next }} />;
  if (isFounded) return <Loading page />;
  if (founding === "founded-signed-out") return <SignInToClub next={remembered} />;
  // The new session begins before the answer has been dealt with: whoever is creating a club stays for it.
  if (founding === "under-way-as-visitor" || status === "signed-out") return <VisitorForm onFounding={setFounding} />;
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
  if (session.me.profile.club_id && founding === "not-yet") return <Navigate to={remembered ?? "/dashboard"} replace />;
  return <ClubForm email={session.me.profile.email} onFounding={setFounding} />;
}
