import { Loading } from "@courtside/design-system/core.tsx";
import { Navigate, useLocation, useNavigate } from "react-router";
import { RedirectSignedIn } from "../access/RedirectSignedIn.tsx";
import { authClient } from "../auth/authClient.ts";
import { failureText } from "../auth/failureText.ts";
import type { SessionState } from "../auth/sessionStore.ts";
import { useSessionState } from "../auth/useSessionState.ts";
import { returnPath } from "../session/returnPath.ts";
import { AskByMail } from "./AskByMail.tsx";
import { ConfirmByMail } from "./ConfirmByMail.tsx";
import { MailLanding } from "./MailLanding.tsx";
import { MailSent } from "./MailSent.tsx";
import { readMailLink } from "./mailLink.ts";
import { NewPassword } from "./NewPassword.tsx";
import { SecondFactor } from "./SecondFactor.tsx";
import { CONFIRM_STEP, SignInForm } from "./SignInForm.tsx";
import { useSentTo } from "./useSentTo.ts";

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

export default function AuthPage() {
  return <AuthStep session={useSessionState()} />;
}

/** What the sign-in page shows: the address and the session decide, so a reload loses nothing. */
export function AuthStep({ session }: { session: SessionState }) {
  const { pathname, search, state } = useLocation();
  const url = new URL(pathname + search, location.origin);
  const step = url.searchParams.get("step");
  const link = readMailLink(url);
  if (session.status === "starting") return <Loading page />;
  if (link) return <MailLanding key={link.tokenHash} link={link} />;
  const next = url.searchParams.get("next");
  if (next) return <Navigate to={without(url, "next")} replace state={{ from: next }} />;
  if (session.status === "second-factor") return <SecondFactor />;
  if (step === "forgot") return <ForgotPassword />;
  if (session.status === "signed-in") {
    if (step === CHOOSE_STEP) return <NewPassword {...CHOOSE} />;
    if (step === "new-password") return <NewPassword />;
    return session.lacksPassword ? (
      <Navigate to={`/auth?step=${CHOOSE_STEP}`} replace state={state} />
    ) : (
      <RedirectSignedIn />
    );
  }
  if (step === "magic-link") return <MagicLink />;
  if (step === CONFIRM_STEP) return <Confirmation />;
  return <SignInForm reason={session.reason} broken={session.failure} />;
}

function without(url: URL, name: string): string {
  const rest = new URL(url);
  rest.searchParams.delete(name);
  return rest.pathname + rest.search;
}

/** The confirmation that was sent again to who could not sign in without it. */
function Confirmation() {
  const { state } = useLocation();
  const [email, setEmail] = useSentTo(CONFIRM_STEP);
  if (email === null) return <Navigate to="/auth" replace state={state} />;
  return <ConfirmByMail email={email} onOtherAddress={() => setEmail(null)} />;
}

/** Asks for a mail that signs in without a password. It makes no account, and does not say whether there is one. */
function MagicLink() {
  const { state } = useLocation();
  const [email, setEmail] = useSentTo("magic-link");
  const send = async (address: string, captchaToken?: string) => {
    const { error } = await authClient.signInWithOtp({
      email: address,
      options: {
        shouldCreateUser: false,
        emailRedirectTo: `${location.origin}${returnPath(state) ?? "/dashboard"}`,
        captchaToken,
      },
    });
    return error ? failureText(error) : null;
  };
  if (email !== null) {
    return (
      <MailSent
        email={email}
        type="email"
        onResend={(captchaToken) => send(email, captchaToken)}
        onOtherAddress={() => setEmail(null)}
      >
        If <strong>{email}</strong> has an account, a sign-in link is on its way. It works once and for one hour.
      </MailSent>
    );
  }
  return (
    <AskByMail
      title="Sign in by email"
      description="Enter your email address, and we send you a link that signs you in."
      action="Send sign-in link"
      send={send}
      onSent={setEmail}
    />
  );
}

async function send(email: string, captchaToken?: string): Promise<string | null> {
  const { error } = await authClient.resetPasswordForEmail(email, {
    redirectTo: `${location.origin}/auth`,
    captchaToken,
  });
  return error ? failureText(error) : null;
}

/** Asks for a mail with which to set a new password. Known and unknown addresses look alike. */
export function ForgotPassword() {
  const navigate = useNavigate();
  const { state } = useLocation();
  const [email, setEmail] = useSentTo("forgot");
  if (email !== null) {
    return (
      <MailSent
        email={email}
        type="recovery"
        onResend={(captchaToken) => send(email, captchaToken)}
        onOtherAddress={() => setEmail(null)}
        onVerified={() => navigate("/auth?step=new-password", { replace: true, state })}
      >
        If <strong>{email}</strong> has an account, a link to set a new password is on its way. It works once and for
        one hour.
      </MailSent>
    );
  }
  return (
    <AskByMail
      title="Forgot password?"
      description="Enter your email address, and we send you a link to set a new password."
      action="Send reset link"
      send={send}
      onSent={setEmail}
    />
  );
}
