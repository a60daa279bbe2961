import { useState } from "react";
import { authClient } from "../../auth/authClient.ts";
import { useCaptcha } from "../../auth/captcha/useCaptcha.tsx";
import { failureText } from "../../auth/failureText.ts";
import { proveNumber } from "../../auth/proveNumber.ts";
import { FreshProof, mustProveSelf } from "../FreshProof.tsx";
import { CodeForm, NumberForm } from "../PhoneForms.tsx";
import { useAction } from "../useAction.ts";

interface AddNumberProps {
  /** The code was right: the number is the account's. */
  onAdded: () => Promise<void>;
  onCancel: () => void;
}

/** The account's number: entered, then proved by the code that it is sent. Until then nothing has changed. */
export function AddNumber({ onAdded, onCancel }: AddNumberProps) {
  const [number, setNumber] = useState<string | null>(null);
  const [entered, setEntered] = useState("");
  const [mustProve, setMustProve] = useState(false);
  if (mustProve) return <FreshProof onProven={() => setMustProve(false)} onCancel={onCancel} />;
  if (number !== null) return <ProveNumber number={number} onAdded={onAdded} onCancel={onCancel} />;
  const send = async (phone: string) => {
    const { error } = await authClient.updateUser({ phone });
    setEntered(phone);
    if (error && mustProveSelf(error)) setMustProve(true);
    else if (error) return failureText(error);
    else setNumber(phone);
    return null;
  };
  return <NumberForm number={entered} send={send} onCancel={onCancel} />;
}

function ProveNumber({ number, onAdded, onCancel }: AddNumberProps & { number: string }) {
  const { widget, guard } = useCaptcha();
  const again = useAction(
    () =>
      guard((captchaToken) => authClient.resend({ type: "phone_change", phone: number, options: { captchaToken } })),
    "Sent again. Only the newest code works.",
  );
  const verify = async (token: string) => {
    const error = await proveNumber(number, token);
    if (error) return failureText(error);
    await onAdded();
    return null;
  };
  return (
    <CodeForm number={number} submitLabel="Turn On Texts" verify={verify} again={again} onCancel={onCancel}>
      {widget}
    </CodeForm>
  );
}
