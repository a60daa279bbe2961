import {
  Button,
  Card,
  IconKey,
  IconMessage,
  IconPhone,
  Inline,
  Stack,
  Tag,
  Text,
} from "@courtside/design-system/core.tsx";
import type { User } from "@supabase/auth-js";
import { useCallback, useState } from "react";
import { factorsOf } from "../auth/secondFactor.ts";
import { useAuthSettings } from "../auth/useAuthSettings.ts";
import { useKeysOffered } from "../auth/useKeysOffered.ts";
import styles from "./Account.module.css";
import { EnrollApp } from "./EnrollApp.tsx";
import { EnrollKey } from "./EnrollKey.tsx";
import { EnrollPhone } from "./EnrollPhone.tsx";
import { FactorRow } from "./FactorRow.tsx";
import { FreshProof } from "./FreshProof.tsx";

const WAYS = {
  app: { label: "Authenticator app", icon: <IconPhone />, Enroll: EnrollApp },
  key: { label: "Security key", icon: <IconKey />, Enroll: EnrollKey },
  phone: { label: "Text message", icon: <IconMessage />, Enroll: EnrollPhone },
} as const;
type Way = keyof typeof WAYS;

/** The authenticator apps, security keys and telephones of which one is asked for after the password. */
export function TwoFactorCard({ user }: { user: User }) {
  const [step, setStep] = useState<"choose" | Way | null>(null);
  const [mustProve, setMustProve] = useState(false);
  const hasKeys = useKeysOffered();
  const { data: settings } = useAuthSettings();
  const hasTexts = settings?.external?.phone ?? false;
  const ways: Way[] = ["app", ...(hasKeys ? (["key"] as const) : []), ...(hasTexts ? (["phone"] as const) : [])];
  const factors = factorsOf(user);
  const isOn = factors.length > 0;
  const end = () => {
    setStep(null);
    setMustProve(false);
  };
  const onMustProve = useCallback(() => setMustProve(true), []);
  const Enroll = step === null || step === "choose" ? null : WAYS[step].Enroll;
  return (
    <Card
      title="Two-factor sign-in"
      description="After your password, one more step shows that it is you: a code on your phone or the touch of a security key."
      extra={<Tag tone={isOn ? "success" : "neutral"}>{isOn ? "On" : "Off"}</Tag>}
    >
      <Stack>
        {isOn && (
          <ul className={styles.rows}>
            {factors.map((factor) => (
              <FactorRow key={factor.id} factor={factor} isLast={factors.length === 1} />
            ))}
          </ul>
        )}
        {step === null && (
          <Button onClick={() => setStep(ways.length > 1 ? "choose" : "app")} style={{ alignSelf: "flex-start" }}>
            {isOn ? "Add another" : "Set up two-factor sign-in"}
          </Button>
        )}
        {step === "choose" && (
          <fieldset className={styles.choice}>
            <legend>
              <Text>What do you want to confirm with?</Text>
            </legend>
            <Inline>
              {ways.map((way) => (
                <Button key={way} icon={WAYS[way].icon} onClick={() => setStep(way)}>
                  {WAYS[way].label}
                </Button>
              ))}
              <Button variant="ghost" onClick={end}>
                Cancel
              </Button>
            </Inline>
          </fieldset>
        )}
        {mustProve && <FreshProof onProven={() => setMustProve(false)} onCancel={end} />}
        {Enroll && !mustProve && <Enroll user={user} onEnd={end} onMustProve={onMustProve} />}
      </Stack>
    </Card>
  );
}
