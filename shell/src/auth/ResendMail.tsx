import { Button, Text } from "@courtside/design-system/core.tsx";
import { useState } from "react";
import { useCaptcha } from "./captcha/useCaptcha.tsx";

type Outcome = { kind: "sent" } | { kind: "refused"; text: string };

/** Asks for a mail once more. The service spaces them, and says how long to wait. */
export function ResendMail({ onResend }: { onResend: (captchaToken?: string) => Promise<string | null> }) {
  const { widget, guard } = useCaptcha();
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const resend = async () => {
    setBusy(true);
    setOutcome(null);
    const refusal = await guard(onResend);
    setOutcome(refusal === null ? { kind: "sent" } : { kind: "refused", text: refusal });
    setBusy(false);
  };
  return (
    <>
      {widget}
      <Button block busy={busy} busyLabel="Sending..." onClick={resend}>
        Send the email again
      </Button>
      <Text as="p" size="sm" tone={outcome?.kind === "refused" ? "error" : "secondary"} role="status">
        {outcome?.kind === "refused" && outcome.text}
        {outcome?.kind === "sent" && "Sent again. It can take a minute to arrive."}
        {!outcome && "Nothing there? Look in the spam folder, too."}
      </Text>
    </>
  );
}
