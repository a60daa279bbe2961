import { Button, Card, ErrorState, SkeletonList, Stack, Text } from "@courtside/design-system/core.tsx";
import type { PasskeyListItem } from "@supabase/auth-js";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { authClient } from "../auth/authClient.ts";
import { failureText } from "../auth/failureText.ts";
import { useKeysOffered } from "../auth/useKeysOffered.ts";
import styles from "./Account.module.css";
import { FreshProof, mustProveSelf } from "./FreshProof.tsx";
import { OutcomeAlert } from "./OutcomeAlert.tsx";
import { PasskeyRow } from "./PasskeyRow.tsx";
import { useAction } from "./useAction.ts";

const KEY = ["passkeys"];

const usePasskeys = () =>
  useQuery({
    queryKey: KEY,
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
  const reload = () => queries.invalidateQueries({ queryKey: KEY });
  const [mustProve, setMustProve] = useState(false);
  const add = useAction(async () => {
    const { error } = await authClient.registerPasskey();
    setMustProve(error !== null && mustProveSelf(error));
    if (!error) await reload();
    return { error };
  }, "The passkey is added. Next time you can sign in with it.");
  if (!offered && !passkeys.data?.length) return null;
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
              <PasskeyRow key={passkey.id} passkey={passkey} onChanged={reload} />
            ))}
          </ul>
        )}
        {mustProve ? (
          <FreshProof onProven={() => void add.run()} onCancel={() => setMustProve(false)} />
        ) : (
          <OutcomeAlert outcome={add.outcome} />
        )}
        {offered && !mustProve && (
          <Button
            busy={add.busy}
            busyLabel="Waiting for your device..."
            onClick={add.run}
            style={{ alignSelf: "flex-start" }}
          >
            Add a passkey
          </Button>
        )}
      </Stack>
    </Card>
  );
}
