import { Alert, Button } from "@courtside/design-system/core.tsx";
import type { ReactNode } from "react";
import { useScreenTitle } from "../chrome/useScreenTitle.ts";
import styles from "./AuthLayout.module.css";
import { AuthLayout } from "./AuthLayout.tsx";
import { CodeForm } from "./CodeForm.tsx";
import { ResendMail } from "./ResendMail.tsx";
import { StepLink } from "./StepLink.tsx";

export interface MailSentProps {
  email: string;
  /** What the mail's code is good for. */
  type: "signup" | "email" | "recovery";
  title?: string;
  onResend: (captchaToken?: string) => Promise<string | null>;
  onOtherAddress: () => void;
  /** What was sent, and to whom. */
  children: ReactNode;
}

/** A mail is on its way: what to do with it, its code for whoever reads it elsewhere, and once more if it does not come. */
export function MailSent({ email, type, title, onResend, onOtherAddress, children }: MailSentProps) {
  useScreenTitle("Check your email");
  return (
    <AuthLayout title="Check your email" description="One more step.">
      <div className={styles.form}>
        <Alert tone={title ? "success" : "info"} role="status" title={title}>
          {children}
        </Alert>
        <CodeForm email={email} type={type} />
        <ResendMail onResend={onResend} />
      </div>
      <p className={styles.switch}>
        <Button variant="ghost" size="small" onClick={onOtherAddress}>
          Use another address
        </Button>{" "}
        <StepLink to="/auth">Back to Sign In</StepLink>
      </p>
    </AuthLayout>
  );
}
