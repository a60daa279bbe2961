import type { ApiKey } from "@courtside/contracts/api/client.ts";
import { clubDateLabel, clubTime } from "@courtside/contracts/domain/club-clock.ts";
import { useMe, useShell } from "@courtside/contracts/shell/index.tsx";
import { Button, Card, Empty, IconKey, Inline, Stack, Tag, Text } from "@courtside/design-system/core.tsx";
import { ConfirmDialog, SecretText } from "@courtside/design-system/overlay.tsx";
import { useState } from "react";
import { useApiKeys, useRevokeKey } from "../api.ts";
import styles from "./Integrations.module.css";
import { NewKeyDialog } from "./NewKeyDialog.tsx";
import { QueryState } from "./QueryState.tsx";

/** The club's API keys; the secret of the one that was made last is shown above, this once. */
export function ApiKeys() {
  const query = useApiKeys();
  const offline = useShell().liveStatus === "offline";
  const [isMaking, setMaking] = useState(false);
  const [made, setMade] = useState<{ secret: string; name: string } | null>(null);
  const [asking, setAsking] = useState<ApiKey | null>(null);
  const revoke = useRevokeKey(() => setAsking(null));
  const keys = query.data?.data;
  return (
    <Card
      title="API Keys"
      description="Another program reads and changes what its key allows, for the admin who made the key"
      extra={
        <Button disabled={offline || !keys} onClick={() => setMaking(true)}>
          New API Key
        </Button>
      }
    >
      <Stack gap={16}>
        {made && (
          <SecretText title={`Copy the key ${made.name} now: it is shown this once`} text={made.secret} what="key" />
        )}
        {!keys ? (
          <QueryState query={query} title="The API keys could not be loaded" />
        ) : keys.length === 0 ? (
          <Empty
            compact
            icon={<IconKey />}
            title="No API keys"
            description="A key lets a program of yours book, read members or follow events."
          />
        ) : (
          <ul className={styles.list} aria-label="API keys">
            {keys.map((key) => (
              <KeyRow key={key.id} apiKey={key} disabled={offline} onRevoke={() => setAsking(key)} />
            ))}
          </ul>
        )}
      </Stack>
      {isMaking && (
        <NewKeyDialog
          onMade={(secret, name) => {
            setMade({ secret, name });
            setMaking(false);
          }}
          onClose={() => setMaking(false)}
        />
      )}
      <ConfirmDialog
        open={asking !== null}
        danger
        title={`Revoke ${asking?.name}?`}
        description="Programs with this key are rejected at once."
        confirmLabel="Revoke Key"
        cancelLabel="Keep Key"
        busy={revoke.isPending}
        busyLabel="Revoking..."
        onConfirm={() =>
          asking &&
          revoke.mutate(
            { params: { path: { id: asking.id } } },
            { onSuccess: () => setMade((shown) => (shown?.secret.endsWith(asking.ending) ? null : shown)) },
          )
        }
        onClose={() => setAsking(null)}
      />
    </Card>
  );
}

interface KeyRowProps {
  apiKey: ApiKey;
  disabled: boolean;
  onRevoke: () => void;
}

function KeyRow({ apiKey, disabled, onRevoke }: KeyRowProps) {
  const zone = useMe().club?.time_zone ?? "UTC";
  const { name, ending, scopes, expires_at, expired, last_used_at, created_by_name, maker_is_admin } = apiKey;
  return (
    <li className={styles.row}>
      <span className={styles.what}>
        <Inline gap={8}>
          <strong>{name}</strong>
          <Text tone="secondary">…{ending}</Text>
          {expired && <Tag tone="error">Expired</Tag>}
          {!expired && !maker_is_admin && <Tag tone="error">Not in Force</Tag>}
        </Inline>
        {!expired && !maker_is_admin && (
          <span className={styles.detail}>
            Every request with it is rejected: {created_by_name ?? "the person who made it"} is no longer an admin.
          </span>
        )}
        <span className={styles.detail}>{scopes.join(", ")}</span>
        <span className={styles.detail}>
          {expired ? "Expired" : "Expires"} {clubDateLabel(expires_at, zone)}
          {created_by_name && `, made by ${created_by_name}`}
        </span>
        <span className={styles.detail}>
          {last_used_at
            ? `Last used ${clubDateLabel(last_used_at, zone)}, ${clubTime(last_used_at, zone)}`
            : "Not used yet"}
        </span>
      </span>
      <Button size="small" danger disabled={disabled} aria-label={`Revoke ${name}`} onClick={onRevoke}>
        Revoke
      </Button>
    </li>
  );
}
