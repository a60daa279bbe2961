import { Alert, Button, Card, classNames, Stack, Text } from "@courtside/design-system/core.tsx";
import { ConfirmDialog } from "@courtside/design-system/overlay.tsx";
import type { User, UserIdentity } from "@supabase/auth-js";
import { useState } from "react";
import { useRefetch } from "../api/useRefetch.ts";
import { authClient } from "../auth/authClient.ts";
import { callbackFailure } from "../auth/callbackFailure.ts";
import { oauthProvider } from "../auth/oauthProvider.ts";
import { AUTH_USER } from "../auth/query-keys.ts";
import { useAuthSettings } from "../auth/useAuthSettings.ts";
import styles from "./Account.module.css";
import { useProvenAction } from "./FreshProof.tsx";
import { TEXTS } from "./notifications/api.ts";
import { OutcomeAlert } from "./OutcomeAlert.tsx";
import { type Outcome, useAction } from "./useAction.ts";

const LABELS: Record<string, string> = { email: "Email and password", phone: "Telephone number" };

/** The ways to sign in to this account. Not shown where a password is the only one there can be. */
export function IdentitiesCard({ user }: { user: User }) {
  const { data: settings } = useAuthSettings();
  const [failure] = useState(() => callbackFailure(new URL(location.href)));
  const [removed, setRemoved] = useState<Outcome | null>(null);
  const { identities = [] } = user;
  if (!settings || (settings.providers.length === 0 && identities.length < 2 && !removed)) return null;
  const labelOf = (name: string) =>
    LABELS[name] ?? settings.providers.find((known) => known.name === name)?.label ?? name;
  const free = settings.providers.filter(({ name }) => !identities.some(({ provider }) => provider === name));
  // A number can be removed wherever it can be added.
  const mayRemove = (name: string) => (settings.manual_linking_enabled || name === "phone") && identities.length > 1;
  return (
    <Card title="Connected accounts" description="Each of them signs you in to this account.">
      <Stack>
        {failure && (
          <Alert tone="error" role="alert">
            {failure}
          </Alert>
        )}
        <OutcomeAlert outcome={removed} />
        <ul className={styles.rows}>
          {identities.map((identity) => (
            <IdentityRow
              key={identity.identity_id}
              identity={identity}
              label={labelOf(identity.provider)}
              mayRemove={mayRemove(identity.provider)}
              onRemoved={setRemoved}
            />
          ))}
        </ul>
        {settings.manual_linking_enabled && free.length > 0 && (
          <div className={styles.links}>
            {free.map(({ name, label }) => (
              <LinkIdentity key={name} name={name} label={label} />
            ))}
          </div>
        )}
      </Stack>
    </Card>
  );
}

function LinkIdentity({ name, label }: { name: string; label: string }) {
  const link = useProvenAction(
    () =>
      authClient.linkIdentity({
        provider: oauthProvider(name),
        options: { redirectTo: `${location.origin}/my-account?tab=security` },
      }),
    `Taking you to ${label}…`,
  );
  if (link.proof) return link.proof;
  return (
    <>
      <Button busy={link.busy} onClick={link.run}>
        Connect {label}
      </Button>
      <OutcomeAlert outcome={link.outcome} />
    </>
  );
}

interface IdentityRowProps {
  identity: UserIdentity;
  label: string;
  mayRemove: boolean;
  onRemoved: (outcome: Outcome | null) => void;
}

function IdentityRow({ identity, label, mayRemove, onRemoved }: IdentityRowProps) {
  const [asking, setAsking] = useState(false);
  const reload = useRefetch(AUTH_USER, TEXTS);
  const remove = useAction(
    async () => {
      const { error } = await authClient.unlinkIdentity(identity);
      if (!error) await reload();
      return { error };
    },
    `${label} is disconnected.`,
    onRemoved,
  );
  const { email, phone } = identity.identity_data ?? {};
  const shown = typeof email === "string" ? email : typeof phone === "string" && `+${phone}`;
  return (
    <li className={classNames(styles.row, styles.withOutcome)}>
      <div>
        {label}
        {shown && (
          <Text as="p" size="sm" tone="secondary">
            {shown}
          </Text>
        )}
      </div>
      {mayRemove && (
        <Button size="small" danger onClick={() => setAsking(true)} aria-label={`Disconnect ${label}`}>
          Disconnect
        </Button>
      )}
      {remove.outcome && (
        <div className={styles.outcome}>
          <OutcomeAlert outcome={remove.outcome} />
        </div>
      )}
      <ConfirmDialog
        open={asking}
        title={`Disconnect ${label}?`}
        description={
          identity.provider === "email"
            ? "Your password is deleted with it. You sign in with your other connected accounts from then on."
            : identity.provider === "phone"
              ? "It signs you in no more, and gets no more texts."
              : `${label} will not sign you in any more.`
        }
        confirmLabel="Disconnect"
        cancelLabel="Keep"
        danger
        busy={remove.busy}
        busyLabel="Disconnecting..."
        onConfirm={() => void remove.run().then(() => setAsking(false))}
        onClose={() => setAsking(false)}
      />
    </li>
  );
}
