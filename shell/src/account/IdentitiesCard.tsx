import { Alert, Button, Card, Inline, Stack, Text } from "@courtside/design-system/core.tsx";
import { ConfirmDialog } from "@courtside/design-system/overlay.tsx";
import type { User, UserIdentity } from "@supabase/auth-js";
import { useState } from "react";
import { authClient } from "../auth/authClient.ts";
import { callbackFailure } from "../auth/callbackFailure.ts";
import { oauthProvider } from "../auth/oauthProvider.ts";
import { useAuthSettings } from "../auth/useAuthSettings.ts";
import styles from "./Account.module.css";
import { OutcomeAlert } from "./OutcomeAlert.tsx";
import { useAction } from "./useAction.ts";
import { useReloadAuthUser } from "./useAuthUser.ts";

/** The ways to sign in to this account. Not shown where a password is the only one there can be. */
export function IdentitiesCard({ user }: { user: User }) {
  const { data: settings } = useAuthSettings();
  const [failure] = useState(() => callbackFailure(new URL(location.href)));
  // A number gets texts: these pages have no sign-in by it.
  const identities = (user.identities ?? []).filter(({ provider }) => provider !== "phone");
  if (!settings || (settings.providers.length === 0 && identities.length < 2)) return null;
  const labelOf = (name: string) =>
    name === "email" ? "Email and password" : (settings.providers.find((known) => known.name === name)?.label ?? name);
  const free = settings.providers.filter(({ name }) => !identities.some(({ provider }) => provider === name));
  const mayRemove = settings.manual_linking_enabled && identities.length > 1;
  return (
    <Card title="Connected accounts" description="Each of them signs you in to this account.">
      <Stack>
        {failure && (
          <Alert tone="error" role="alert">
            {failure}
          </Alert>
        )}
        <ul className={styles.rows}>
          {identities.map((identity) => (
            <IdentityRow
              key={identity.identity_id}
              identity={identity}
              label={labelOf(identity.provider)}
              mayRemove={mayRemove}
            />
          ))}
        </ul>
        {settings.manual_linking_enabled && free.length > 0 && (
          <Inline>
            {free.map(({ name, label }) => (
              <LinkIdentity key={name} name={name} label={label} />
            ))}
          </Inline>
        )}
      </Stack>
    </Card>
  );
}

function LinkIdentity({ name, label }: { name: string; label: string }) {
  const link = useAction(
    () =>
      authClient.linkIdentity({
        provider: oauthProvider(name),
        options: { redirectTo: `${location.origin}/my-account?tab=security` },
      }),
    `Taking you to ${label}…`,
  );
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
}

function IdentityRow({ identity, label, mayRemove }: IdentityRowProps) {
  const [asking, setAsking] = useState(false);
  const reload = useReloadAuthUser();
  const remove = useAction(async () => {
    const { error } = await authClient.unlinkIdentity(identity);
    if (!error) await reload();
    return { error };
  }, `${label} is disconnected.`);
  const email = identity.identity_data?.email;
  return (
    <li className={styles.row}>
      <div>
        {label}
        {typeof email === "string" && (
          <Text as="p" size="sm" tone="secondary">
            {email}
          </Text>
        )}
        <OutcomeAlert outcome={remove.outcome} />
      </div>
      {mayRemove && (
        <Button size="small" danger onClick={() => setAsking(true)} aria-label={`Disconnect ${label}`}>
          Disconnect
        </Button>
      )}
      <ConfirmDialog
        open={asking}
        title={`Disconnect ${label}?`}
        description={
          identity.provider === "email"
            ? "Your password is deleted with it. You sign in with your other connected accounts from then on."
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
