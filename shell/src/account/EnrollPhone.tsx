import type { User } from "@supabase/auth-js";
import { useState } from "react";
import { authClient } from "../auth/authClient.ts";
import { failureText } from "../auth/failureText.ts";
import { forgetFactor, forgetHalfDone } from "./enrollment.ts";
import { mustProveSelf } from "./FreshProof.tsx";
import { freeName } from "./factorNames.ts";
import { CodeForm, NumberForm } from "./PhoneForms.tsx";
import { phoneName } from "./phoneNumber.ts";
import { useAction } from "./useAction.ts";
import { useReloadAuthUser } from "./useAuthUser.ts";

interface EnrollPhoneProps {
  user: User;
  onEnd: () => void;
  /** The session is too old to set this up. */
  onMustProve: () => void;
}

interface Begun {
  factorId: string;
  /** Of the text that was sent already. */
  challengeId: string;
  number: string;
}

/** Enter the number, then the code that it is sent: until then nothing has changed. */
export function EnrollPhone({ user, onEnd, onMustProve }: EnrollPhoneProps) {
  const [begun, setBegun] = useState<Begun | null>(null);
  if (begun) return <ConfirmPhone {...begun} onEnd={onEnd} />;
  const send = async (number: string) => {
    await forgetHalfDone();
    const friendlyName = freeName(user, phoneName(number));
    const enrolled = await authClient.mfa.enroll({ factorType: "phone", phone: number, friendlyName });
    if (enrolled.error && mustProveSelf(enrolled.error)) {
      onMustProve();
      return null;
    }
    if (enrolled.error) return failureText(enrolled.error);
    const factorId = enrolled.data.id;
    const sent = await authClient.mfa.challenge({ factorId, channel: "sms" });
    if (sent.error) return failureText(sent.error);
    setBegun({ factorId, challengeId: sent.data.id, number });
    return null;
  };
  const intro = "We send a code to this number now, and each time that you sign in.";
  return <NumberForm intro={intro} send={send} onCancel={onEnd} />;
}

/** The code that a telephone was sent proves that it is at hand, and turns it on as a second factor. */
function ConfirmPhone({ factorId, challengeId: first, number, onEnd }: Begun & Pick<EnrollPhoneProps, "onEnd">) {
  const reload = useReloadAuthUser();
  const [challengeId, setChallengeId] = useState(first);
  const again = useAction(async () => {
    const { data, error } = await authClient.mfa.challenge({ factorId, channel: "sms" });
    if (data) setChallengeId(data.id);
    return { error };
  }, "Sent again. Only the newest code works.");
  const verify = async (code: string) => {
    const { error } = await authClient.mfa.verify({ factorId, challengeId, code });
    if (error) return failureText(error);
    await reload();
    onEnd();
    return null;
  };
  const cancel = async () => {
    onEnd();
    await forgetFactor(factorId);
  };
  return <CodeForm number={number} submitLabel="Turn on" verify={verify} again={again} onCancel={cancel} />;
}
