import { useLocation } from "react-router";
import { authClient } from "../auth/authClient.ts";
import { failureText } from "../auth/failureText.ts";
import { returnPath } from "../session/returnPath.ts";
import { MailSent } from "./MailSent.tsx";

/** Where the confirmation mail leads in the end: a club's join link keeps its code through the mail. */
export const confirmedPage = (state: unknown): string => {
  const remembered = returnPath(state);
  return location.origin + (remembered?.startsWith("/join-club?") ? remembered : "/dashboard");
};

/** Mails the confirmation of an address again; returns the failure to show, or null. */
export async function resendConfirmation(
  email: string,
  options: { emailRedirectTo: string; captchaToken: string | undefined },
): Promise<string | null> {
  const { error } = await authClient.resend({ type: "signup", email, options });
  return error ? failureText(error) : null;
}

interface ConfirmByMailProps {
  email: string;
  title?: string;
  onOtherAddress: () => void;
}

/** The confirmation of an address is on its way. */
export function ConfirmByMail({ email, title, onOtherAddress }: ConfirmByMailProps) {
  const { state } = useLocation();
  return (
    <MailSent
      email={email}
      type="signup"
      title={title}
      onResend={(captchaToken) => resendConfirmation(email, { emailRedirectTo: confirmedPage(state), captchaToken })}
      onOtherAddress={onOtherAddress}
    >
      We have sent an email to <strong>{email}</strong>. Open its link to confirm your address.
    </MailSent>
  );
}
