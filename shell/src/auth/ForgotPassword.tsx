import { AskByMail } from "./AskByMail.tsx";
import { authClient } from "./authClient.ts";
import { failureText } from "./failureText.ts";
import { MailSent } from "./MailSent.tsx";
import { useSentTo } from "./useSentTo.ts";

async function send(email: string, captchaToken?: string): Promise<string | null> {
  const { error } = await authClient.resetPasswordForEmail(email, {
    redirectTo: `${location.origin}/auth`,
    captchaToken,
  });
  return error ? failureText(error) : null;
}

/** Asks for a mail with which to set a new password. Known and unknown addresses look alike. */
export function ForgotPassword() {
  const [email, setEmail] = useSentTo("forgot");
  if (email !== null) {
    return (
      <MailSent
        email={email}
        type="recovery"
        onResend={(captchaToken) => send(email, captchaToken)}
        onOtherAddress={() => setEmail(null)}
      >
        If <strong>{email}</strong> has an account, a link to set a new password is on its way. It works once and for
        one hour.
      </MailSent>
    );
  }
  return (
    <AskByMail
      title="Forgot password?"
      description="Tell us your email address, and we send you a link to set a new password."
      action="Send reset link"
      send={send}
      onSent={setEmail}
    />
  );
}
