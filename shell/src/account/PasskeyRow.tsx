import { Button, classNames, Inline, Text } from "@courtside/design-system/core.tsx";
import { ConfirmDialog } from "@courtside/design-system/overlay.tsx";
import type { PasskeyListItem } from "@supabase/auth-js";
import { useState } from "react";
import { authClient } from "../auth/authClient.ts";
import styles from "./Account.module.css";
import { OutcomeAlert } from "./OutcomeAlert.tsx";
import { RenamePasskey } from "./RenamePasskey.tsx";
import { useAction } from "./useAction.ts";

export interface PasskeyRowProps {
  passkey: PasskeyListItem;
  onChanged: () => Promise<void>;
}

const day = (instant: string) => new Date(instant).toLocaleDateString("en-US", { dateStyle: "medium" });

/** One passkey: its name, when it was made and used, and what can be done about it. */
export function PasskeyRow({ passkey, onChanged }: PasskeyRowProps) {
  const [asking, setAsking] = useState(false);
  const [renaming, setRenaming] = useState(false);
  const name = passkey.friendly_name ?? "Passkey";
  const remove = useAction(async () => {
    const { error } = await authClient.passkey.delete({ passkeyId: passkey.id });
    if (!error) await onChanged();
    return { error };
  }, `${name} is removed.`);
  return (
    <li className={classNames(styles.row, styles.wrapping)}>
      <div className={styles.grow}>
        {renaming ? <RenamePasskey passkey={passkey} onChanged={onChanged} onEnd={() => setRenaming(false)} /> : name}
        <Text as="p" size="sm" tone="secondary" style={{ marginTop: renaming ? 8 : 0 }}>
          Added {day(passkey.created_at)} ·{" "}
          {passkey.last_used_at ? `Last used ${day(passkey.last_used_at)}` : "Not used yet"}
        </Text>
        <OutcomeAlert outcome={remove.outcome} />
      </div>
      {!renaming && (
        <Inline>
          <Button size="small" onClick={() => setRenaming(true)} aria-label={`Rename ${name}`}>
            Rename
          </Button>
          <Button size="small" danger onClick={() => setAsking(true)} aria-label={`Remove ${name}`}>
            Remove
          </Button>
        </Inline>
      )}
      <ConfirmDialog
        open={asking}
        title={`Remove ${name}?`}
        description="It no longer signs you in. Your device may still offer it until you delete it there too."
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
