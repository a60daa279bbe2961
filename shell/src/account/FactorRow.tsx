import { Button, Text } from "@courtside/design-system/core.tsx";
import { ConfirmDialog } from "@courtside/design-system/overlay.tsx";
import type { Factor } from "@supabase/auth-js";
import { useState } from "react";
import { authClient } from "../auth/authClient.ts";
import styles from "./Account.module.css";
import { OutcomeAlert } from "./OutcomeAlert.tsx";
import { useAction } from "./useAction.ts";
import { useReloadAuthUser } from "./useAuthUser.ts";

const NAMES: Record<string, string> = { webauthn: "Security key", phone: "Telephone" };

export interface FactorRowProps {
  factor: Factor;
  isLast: boolean;
}

/** A second factor: its name and how to take it away. */
export function FactorRow({ factor, isLast }: FactorRowProps) {
  const [asking, setAsking] = useState(false);
  const reload = useReloadAuthUser();
  const name = factor.friendly_name ?? NAMES[factor.factor_type] ?? "Authenticator app";
  const remove = useAction(async () => {
    const { error } = await authClient.mfa.unenroll({ factorId: factor.id });
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
          Added {new Date(factor.created_at).toLocaleDateString("en-US", { dateStyle: "medium" })}
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
