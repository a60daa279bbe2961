import { Button, Card, Stack, Tag, Text } from "@courtside/design-system/core.tsx";
import { ConfirmDialog } from "@courtside/design-system/overlay.tsx";
import type { Factor, User } from "@supabase/auth-js";
import { useState } from "react";
import { authClient } from "../auth/authClient.ts";
import { appsOf } from "../auth/secondFactor.ts";
import styles from "./Account.module.css";
import { EnrollApp } from "./EnrollApp.tsx";
import { OutcomeAlert } from "./OutcomeAlert.tsx";
import { useAction } from "./useAction.ts";
import { useReloadAuthUser } from "./useAuthUser.ts";

/** The authenticator apps whose code is asked for after the password. */
export function TwoFactorCard({ user }: { user: User }) {
  const [adding, setAdding] = useState(false);
  const apps = appsOf(user);
  return (
    <Card
      title="Two-factor sign-in"
      description="After your password, a code from an app on your phone."
      extra={<Tag tone={apps.length > 0 ? "success" : "neutral"}>{apps.length > 0 ? "On" : "Off"}</Tag>}
    >
      <Stack>
        {apps.length > 0 && (
          <ul className={styles.rows}>
            {apps.map((app) => (
              <AppRow key={app.id} app={app} isLast={apps.length === 1} />
            ))}
          </ul>
        )}
        {adding ? (
          <EnrollApp user={user} onEnd={() => setAdding(false)} />
        ) : (
          <Button onClick={() => setAdding(true)} style={{ alignSelf: "flex-start" }}>
            {apps.length > 0 ? "Add another app" : "Set up two-factor sign-in"}
          </Button>
        )}
      </Stack>
    </Card>
  );
}

function AppRow({ app, isLast }: { app: Factor; isLast: boolean }) {
  const [asking, setAsking] = useState(false);
  const reload = useReloadAuthUser();
  const name = app.friendly_name ?? "Authenticator app";
  const remove = useAction(async () => {
    const { error } = await authClient.mfa.unenroll({ factorId: app.id });
    if (error) return { error };
    // The token still speaks of the factor; the next one does not.
    await authClient.refreshSession();
    await reload();
    return { error: null };
  }, `${name} is removed.`);
  return (
    <li className={styles.row}>
      <div>
        {name}
        <Text as="p" size="sm" tone="secondary">
          Added {new Date(app.created_at).toLocaleDateString("en-US", { dateStyle: "medium" })}
        </Text>
        <OutcomeAlert outcome={remove.outcome} />
      </div>
      <Button size="small" danger onClick={() => setAsking(true)} aria-label={`Remove ${name}`}>
        Remove
      </Button>
      <ConfirmDialog
        open={asking}
        title={`Remove ${name}?`}
        description={
          isLast
            ? "Your password alone will be enough to sign in."
            : "You can still sign in with your other authenticator apps."
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
