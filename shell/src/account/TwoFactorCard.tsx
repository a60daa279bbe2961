import {
  Button,
  Card,
  classNames,
  IconKey,
  IconMessage,
  IconPhone,
  Inline,
  Stack,
  Tag,
  Text,
} from "@courtside/design-system/core.tsx";
import { ConfirmDialog } from "@courtside/design-system/overlay.tsx";
import type { Factor, User } from "@supabase/auth-js";
import { useCallback, useState } from "react";
import { authClient } from "../auth/authClient.ts";
import { factorsOf } from "../auth/secondFactor.ts";
import { useAuthSettings } from "../auth/useAuthSettings.ts";
import { useKeysOffered } from "../auth/useKeysOffered.ts";
import styles from "./Account.module.css";
import { EnrollApp } from "./EnrollApp.tsx";
import { EnrollKey } from "./EnrollKey.tsx";
import { EnrollPhone } from "./EnrollPhone.tsx";
import { FreshProof } from "./FreshProof.tsx";
import { OutcomeAlert } from "./OutcomeAlert.tsx";
import { type Outcome, useAction } from "./useAction.ts";
import { useReloadAuthUser } from "./useAuthUser.ts";

const WAYS = {
  app: { label: "Authenticator app", icon: <IconPhone />, Enroll: EnrollApp },
  key: { label: "Security key", icon: <IconKey />, Enroll: EnrollKey },
  phone: { label: "Text message", icon: <IconMessage />, Enroll: EnrollPhone },
} as const;
type Way = keyof typeof WAYS;

/** The authenticator apps, security keys and telephones one of which is required after the password. */
export function TwoFactorCard({ user }: { user: User }) {
  const [step, setStep] = useState<"choose" | Way | null>(null);
  const [mustProve, setMustProve] = useState(false);
  const [removed, setRemoved] = useState<Outcome | null>(null);
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
        <OutcomeAlert outcome={removed} />
        {isOn && (
          <ul className={styles.rows}>
            {factors.map((factor) => (
              <FactorRow key={factor.id} factor={factor} isLast={factors.length === 1} onRemoved={setRemoved} />
            ))}
          </ul>
        )}
        {step === null && (
          <Button
            onClick={() => {
              setRemoved(null);
              setStep(ways.length > 1 ? "choose" : "app");
            }}
            style={{ alignSelf: "flex-start" }}
          >
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

const NAMES: Record<string, string> = { webauthn: "Security key", phone: "Telephone" };

interface FactorRowProps {
  factor: Factor;
  isLast: boolean;
  onRemoved: (outcome: Outcome | null) => void;
}

/** A second factor: its name and its removal. */
function FactorRow({ factor, isLast, onRemoved }: FactorRowProps) {
  const [asking, setAsking] = useState(false);
  const reload = useReloadAuthUser();
  const name = factor.friendly_name ?? NAMES[factor.factor_type] ?? "Authenticator app";
  const remove = useAction(
    async () => {
      const { error } = await authClient.mfa.unenroll({ factorId: factor.id });
      if (error) return { error };
      // The token still speaks of the factor; the next one does not.
      await authClient.refreshSession();
      await reload();
      return { error: null };
    },
    `${name} is removed.`,
    onRemoved,
  );
  return (
    <li className={classNames(styles.row, styles.withOutcome)}>
      <div>
        {name}
        <Text as="p" size="sm" tone="secondary">
          Added {new Date(factor.created_at).toLocaleDateString("en-US", { dateStyle: "medium" })}
        </Text>
      </div>
      <Button size="small" danger onClick={() => setAsking(true)} aria-label={`Remove ${name}`}>
        Remove
      </Button>
      {remove.outcome && (
        <div className={styles.outcome}>
          <OutcomeAlert outcome={remove.outcome} />
        </div>
      )}
      <ConfirmDialog
        open={asking}
        title={`Remove ${name}?`}
        description={
          isLast
            ? "Your password or passkey alone will be enough to sign in. Your recovery codes are removed with it."
            : "You can still sign in with your other second factors."
        }
        confirmLabel="Remove"
        cancelLabel="Keep"
        danger
        busy={remove.busy}
        busyLabel="Removing..."
        onConfirm={() => void remove.run().then(() => setAsking(false))}
        onClose={() => setAsking(false)}
      />
    </li>
  );
}
