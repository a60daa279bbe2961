import {
  Button,
  Card,
  classNames,
  ErrorState,
  Inline,
  SkeletonList,
  Stack,
  Text,
} from "@courtside/design-system/core.tsx";
import { Field, Input } from "@courtside/design-system/fields.tsx";
import { ConfirmDialog } from "@courtside/design-system/overlay.tsx";
import type { PasskeyListItem } from "@supabase/auth-js";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { authClient } from "../auth/authClient.ts";
import { failureText } from "../auth/failureText.ts";
import { PASSKEYS } from "../auth/query-keys.ts";
import { textOf, useAuthForm } from "../auth/useAuthForm.ts";
import { useKeysOffered } from "../auth/useKeysOffered.ts";
import styles from "./Account.module.css";
import { useProvenAction } from "./FreshProof.tsx";
import { OutcomeAlert } from "./OutcomeAlert.tsx";
import { type Outcome, useAction } from "./useAction.ts";

const usePasskeys = () =>
  useQuery({
    queryKey: PASSKEYS,
    queryFn: async (): Promise<PasskeyListItem[]> => {
      const { data, error } = await authClient.passkey.list();
      if (error) throw error;
      return data;
    },
  });

/** The passkeys that sign in to this account. Not shown where there is none and none can be made. */
export function PasskeysCard() {
  const offered = useKeysOffered();
  const passkeys = usePasskeys();
  const queries = useQueryClient();
  const reload = () => queries.invalidateQueries({ queryKey: PASSKEYS });
  const [removed, setRemoved] = useState<Outcome | null>(null);
  const add = useProvenAction(async () => {
    const { error } = await authClient.registerPasskey();
    if (!error) await reload();
    return { error };
  }, "The passkey is added. Next time you can sign in with it.");
  const showRemoved = (outcome: Outcome | null) => {
    add.forget();
    setRemoved(outcome);
  };
  if (!offered && !passkeys.data?.length && !removed) return null;
  return (
    <Card
      title="Passkeys"
      description="Sign in with your fingerprint, face or screen lock instead of a password. Nobody can guess or phish a passkey."
    >
      <Stack>
        {passkeys.isPending && <SkeletonList />}
        {passkeys.error && (
          <ErrorState
            compact
            title="Your passkeys could not be loaded"
            cause={failureText(passkeys.error)}
            onRetry={() => void passkeys.refetch()}
            retrying={passkeys.isFetching}
          />
        )}
        {passkeys.data?.length === 0 && <Text tone="secondary">You have no passkey yet.</Text>}
        {passkeys.data && passkeys.data.length > 0 && (
          <ul className={styles.rows}>
            {passkeys.data.map((passkey) => (
              <PasskeyRow key={passkey.id} passkey={passkey} onChanged={reload} onRemoved={showRemoved} />
            ))}
          </ul>
        )}
        {add.proof || <OutcomeAlert outcome={removed ?? add.outcome} />}
        {offered && !add.proof && (
          <Button
            busy={add.busy}
            busyLabel="Waiting for your device..."
            onClick={() => {
              setRemoved(null);
              void add.run();
            }}
            style={{ alignSelf: "flex-start" }}
          >
            Add a passkey
          </Button>
        )}
      </Stack>
    </Card>
  );
}

interface PasskeyRowProps {
  passkey: PasskeyListItem;
  onChanged: () => Promise<void>;
  onRemoved: (outcome: Outcome | null) => void;
}

const day = (instant: string) => new Date(instant).toLocaleDateString("en-US", { dateStyle: "medium" });

/** One passkey: its name, when it was made and used, and what can be done about it. */
function PasskeyRow({ passkey, onChanged, onRemoved }: PasskeyRowProps) {
  const [asking, setAsking] = useState(false);
  const [renaming, setRenaming] = useState(false);
  const name = passkey.friendly_name ?? "Passkey";
  const remove = useAction(
    async () => {
      const { error } = await authClient.passkey.delete({ passkeyId: passkey.id });
      if (!error) await onChanged();
      return { error };
    },
    `${name} is removed.`,
    onRemoved,
  );
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

interface RenamePasskeyProps {
  passkey: PasskeyListItem;
  onChanged: () => Promise<void>;
  onEnd: () => void;
}

const read = (form: FormData) => ({ name: textOf(form, "name").trim() });

/** Another name for a passkey: which device or password manager it is in. */
function RenamePasskey({ passkey, onChanged, onEnd }: RenamePasskeyProps) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.select(), []);
  const { formProps, busy, errorOf, failure } = useAuthForm({
    read,
    problemOf: ({ name }) => (name ? null : { field: "name", message: "Please enter a name" }),
    send: async ({ name }) => {
      const { error } = await authClient.passkey.update({ passkeyId: passkey.id, friendlyName: name });
      if (error) return { field: "name", message: failureText(error) };
      await onChanged();
      onEnd();
      return null;
    },
  });
  return (
    <form {...formProps} className={styles.form}>
      <Field label="Name of this passkey" error={errorOf("name") ?? failure ?? undefined}>
        <Input ref={input} name="name" defaultValue={passkey.friendly_name} maxLength={120} autoComplete="off" />
      </Field>
      <Inline>
        <Button type="submit" size="small" variant="primary" busy={busy} busyLabel="Saving...">
          Save name
        </Button>
        <Button size="small" variant="ghost" onClick={onEnd}>
          Cancel
        </Button>
      </Inline>
    </form>
  );
}
