import { useLocation } from "react-router";
import { returnPath } from "../access/returnPath.ts";
import { AskByMail } from "./AskByMail.tsx";
import { authClient } from "./authClient.ts";
import { failureText } from "./failureText.ts";
import { MailSent } from "./MailSent.tsx";
import { useSentTo } from "./useSentTo.ts";

/** Asks for a mail that signs in without a password. It makes no account, and does not say whether there is one. */
export function MagicLink() {
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
      description="Tell us your email address, and we send you a link that signs you in."
      action="Send sign-in link"
      send={send}
      onSent={setEmail}
    />
  );
}
