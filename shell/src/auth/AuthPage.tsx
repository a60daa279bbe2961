import { Loading } from "@courtside/design-system/core.tsx";
import { Navigate, useLocation } from "react-router";
import { ForgotPassword } from "./ForgotPassword.tsx";
import { LeadAway } from "./LeadAway.tsx";
import { MagicLink } from "./MagicLink.tsx";
import { MailLanding } from "./MailLanding.tsx";
import { readMailLink } from "./mailLink.ts";
import { NewPassword } from "./NewPassword.tsx";
import { SecondFactor } from "./SecondFactor.tsx";
import { SignInForm } from "./SignInForm.tsx";
import { useSessionState } from "./useSessionState.ts";

/** After a proof of the address in another browser than the one that signed up. */
const CHOOSE = {
  title: "Choose a password",
  description: "Your email address is confirmed.",
  notice:
    "You signed up in another browser or on another device. Only you have shown that this address is yours, so please choose your password here; the one typed there does not count.",
  // A stranger may have typed it.
  askName: true,
};
const CHOOSE_STEP = "choose-password";

/** What the sign-in page shows: the address and the session decide, so a reload loses nothing. */
export default function AuthPage() {
  const session = useSessionState();
  const { pathname, search, state } = useLocation();
  const url = new URL(pathname + search, location.origin);
  const step = url.searchParams.get("step");
  const link = readMailLink(url);
  if (session.status === "starting") return <Loading page />;
  if (link) return <MailLanding key={link.tokenHash} link={link} />;
  const next = url.searchParams.get("next");
  if (next) return <Navigate to={without(url, "next")} replace state={{ from: next }} />;
  if (session.status === "second-factor") return <SecondFactor />;
  if (session.status === "signed-in") {
    if (step === CHOOSE_STEP) return <NewPassword {...CHOOSE} />;
    if (step === "new-password" || step === "forgot") return <NewPassword />;
    return session.lacksPassword ? <Navigate to={`/auth?step=${CHOOSE_STEP}`} replace state={state} /> : <LeadAway />;
  }
  if (step === "forgot") return <ForgotPassword />;
  if (step === "magic-link") return <MagicLink />;
  return <SignInForm ended={session.reason === "ended"} broken={session.failure} />;
}

function without(url: URL, name: string): string {
  const rest = new URL(url);
  rest.searchParams.delete(name);
  return rest.pathname + rest.search;
}
