import { ErrorState, Loading } from "@courtside/design-system/core.tsx";
import { useEffect, useState } from "react";
import { Navigate } from "react-router";
import { AuthLayout } from "../auth/AuthLayout.tsx";
import { useCurrentSession } from "../auth/SessionContext.ts";
import { useSessionState } from "../auth/useSessionState.ts";
import { useScreenTitle } from "../chrome/useScreenTitle.ts";
import { ClubForm } from "./ClubForm.tsx";
import type { Founding } from "./founding.ts";
import { SignInToClub } from "./SignInToClub.tsx";
import { VisitorForm } from "./VisitorForm.tsx";

/** `/signup-club`: a club of one's own, on trial (F §2, decision 14). */
export default function SignUpClubPage() {
  useScreenTitle("Create Your Club");
  const { status } = useSessionState();
  const session = useCurrentSession();
  const [founding, setFounding] = useState<Founding>("not-yet");
  const isFounded = founding === "founded";
  useEffect(() => {
    // A prerendered page: a document of its own.
    if (isFounded) location.assign("/trial-confirmation");
  }, [isFounded]);

  if (isFounded) return <Loading page />;
  if (founding === "founded-signed-out") return <SignInToClub />;
  // The new session begins before the answer has been dealt with: whoever is creating a club stays for it.
  if (founding === "under-way-as-visitor" || status === "signed-out") return <VisitorForm onFounding={setFounding} />;
  if (status === "second-factor") return <Navigate to="/auth" replace state={{ from: "/signup-club" }} />;
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
  if (session.me.profile.club_id && founding === "not-yet") return <Navigate to="/dashboard" replace />;
  return <ClubForm email={session.me.profile.email} onFounding={setFounding} />;
}
