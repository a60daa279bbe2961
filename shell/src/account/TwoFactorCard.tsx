import { Button, Card, IconKey, IconPhone, Inline, Stack, Tag, Text } from "@courtside/design-system/core.tsx";
import type { User } from "@supabase/auth-js";
import { useState } from "react";
import { appsOf, keysOf, phonesOf } from "../auth/secondFactor.ts";
import { useKeysOffered } from "../auth/useKeysOffered.ts";
import styles from "./Account.module.css";
import { EnrollApp } from "./EnrollApp.tsx";
import { EnrollKey } from "./EnrollKey.tsx";
import { FactorRow } from "./FactorRow.tsx";

type Step = "choose" | "app" | "key" | null;

/** The authenticator apps, security keys and telephones of which one is asked for after the password. */
export function TwoFactorCard({ user }: { user: User }) {
  const [step, setStep] = useState<Step>(null);
  const hasKeys = useKeysOffered();
  const factors = [...appsOf(user), ...keysOf(user), ...phonesOf(user)];
  const isOn = factors.length > 0;
  const end = () => setStep(null);
  return (
    <Card
      title="Two-factor sign-in"
      description="After your password, a code from an app on your phone or a touch of a security key."
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
          <Button onClick={() => setStep(hasKeys ? "choose" : "app")} style={{ alignSelf: "flex-start" }}>
            {isOn ? "Add another" : "Set up two-factor sign-in"}
          </Button>
        )}
        {step === "choose" && (
          <fieldset className={styles.choice}>
            <legend>
              <Text>What do you want to confirm with?</Text>
            </legend>
            <Inline>
              <Button icon={<IconPhone />} onClick={() => setStep("app")}>
                Authenticator app
              </Button>
              <Button icon={<IconKey />} onClick={() => setStep("key")}>
                Security key
              </Button>
              <Button variant="ghost" onClick={end}>
                Cancel
              </Button>
            </Inline>
          </fieldset>
        )}
        {step === "app" && <EnrollApp user={user} onEnd={end} />}
        {step === "key" && <EnrollKey user={user} onEnd={end} />}
      </Stack>
    </Card>
  );
}
