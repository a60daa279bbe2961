import type { Webhook } from "@courtside/contracts/api/client.ts";
import { clubDateLabel, clubTime } from "@courtside/contracts/domain/club-clock.ts";
import { useMe, useShell } from "@courtside/contracts/shell/index.tsx";
import { Alert, Button, Card, Empty, IconExternal, Inline, Stack, Tag } from "@courtside/design-system/core.tsx";
import { ConfirmDialog, SecretText } from "@courtside/design-system/overlay.tsx";
import { useState } from "react";
import { useChangeWebhooks, useWebhooks } from "../api.ts";
import { DeliveriesSheet } from "./DeliveriesSheet.tsx";
import styles from "./Integrations.module.css";
import { QueryState } from "./QueryState.tsx";
import { WebhookDialog } from "./WebhookDialog.tsx";

type Open = { webhook: Webhook; to: "edit" | "delete" | "deliveries" } | { webhook: null; to: "add" };

/** The club's webhooks; the secret of the one that was added last is shown above, this once. */
export function Webhooks() {
  const query = useWebhooks();
  const offline = useShell().liveStatus === "offline";
  const [open, setOpen] = useState<Open | null>(null);
  const [made, setMade] = useState<{ secret: string; url: string } | null>(null);
  const close = () => setOpen(null);
  const { add, isAdding, change, remove } = useChangeWebhooks(close, (secret, url) => setMade({ secret, url }));
  const webhooks = query.data?.data;
  const deleting = open?.to === "delete" ? open.webhook : null;
  return (
    <Card
      title="Webhooks"
      description="What happens in the club is sent to another program, signed"
      extra={
        <Button disabled={offline || !webhooks} onClick={() => setOpen({ webhook: null, to: "add" })}>
          New Webhook
        </Button>
      }
    >
      <Stack gap={16}>
        {made && webhooks?.some(({ url }) => url === made.url) && (
          <SecretText
            title={`Copy the secret of ${hostOf(made.url)} now: it is shown this once`}
            text={made.secret}
            what="secret"
          />
        )}
        {!webhooks ? (
          <QueryState query={query} title="The webhooks could not be loaded" />
        ) : webhooks.length === 0 ? (
          <Empty
            compact
            icon={<IconExternal />}
            title="No webhooks"
            description="Bookings, events, members and the waitlist can be followed as they change."
          />
        ) : (
          <ul className={styles.list} aria-label="Webhooks">
            {webhooks.map((webhook) => (
              <WebhookRow
                key={webhook.id}
                webhook={webhook}
                disabled={offline || change.isPending}
                onOpen={(to) => setOpen({ webhook, to })}
                onPause={(paused) => change.mutate({ params: { path: { id: webhook.id } }, body: { paused } })}
              />
            ))}
          </ul>
        )}
      </Stack>
      {(open?.to === "add" || open?.to === "edit") && (
        <WebhookDialog
          webhook={open.webhook}
          busy={isAdding || change.isPending}
          onAdd={add}
          onChange={({ id }, body) => change.mutate({ params: { path: { id } }, body })}
          onClose={close}
        />
      )}
      {open?.to === "deliveries" && <DeliveriesSheet webhook={open.webhook} onClose={close} />}
      <ConfirmDialog
        open={deleting !== null}
        danger
        title={`Delete the webhook of ${deleting ? hostOf(deleting.url) : ""}?`}
        description="Nothing is sent there any more, and its log of deliveries is deleted."
        confirmLabel="Delete Webhook"
        cancelLabel="Keep Webhook"
        busy={remove.isPending}
        busyLabel="Deleting..."
        onConfirm={() => deleting && remove.mutate({ params: { path: { id: deleting.id } } })}
        onClose={close}
      />
    </Card>
  );
}

const hostOf = (url: string): string => new URL(url).host;

interface WebhookRowProps {
  webhook: Webhook;
  disabled: boolean;
  onOpen: (to: "edit" | "delete" | "deliveries") => void;
  onPause: (paused: boolean) => void;
}

const PAUSED = {
  manual: "It is paused. What happens is kept 30 days, and can be sent again.",
  failing: "It was paused because nothing was accepted for three days.",
  gone: "It was paused because the receiver says that it is gone for good.",
};

function WebhookRow({ webhook, disabled, onOpen, onPause }: WebhookRowProps) {
  const zone = useMe().club?.time_zone ?? "UTC";
  const { url, description, events, paused, pause_reason, failing_since } = webhook;
  const host = hostOf(url);
  return (
    <li className={styles.row}>
      <span className={styles.what}>
        <Inline gap={8}>
          <strong>{description || host}</strong>
          {paused ? (
            <Tag tone="warning">Paused</Tag>
          ) : failing_since ? (
            <Tag tone="error">Failing</Tag>
          ) : (
            <Tag tone="success">Active</Tag>
          )}
        </Inline>
        <span className={styles.detail}>{url}</span>
        <span className={styles.detail}>{events.join(", ")}</span>
        {failing_since && (
          <span className={styles.detail}>
            Failing since {clubDateLabel(failing_since, zone)}, {clubTime(failing_since, zone)}
          </span>
        )}
        {pause_reason && pause_reason !== "manual" && (
          <div className={styles.notice}>
            <Alert tone="warning">{PAUSED[pause_reason]}</Alert>
          </div>
        )}
        {pause_reason === "manual" && <span className={styles.detail}>{PAUSED.manual}</span>}
      </span>
      <Inline gap={8}>
        <Button size="small" aria-label={`Deliveries of ${host}`} onClick={() => onOpen("deliveries")}>
          Deliveries
        </Button>
        <Button size="small" disabled={disabled} aria-label={`Edit ${host}`} onClick={() => onOpen("edit")}>
          Edit
        </Button>
        <Button
          size="small"
          disabled={disabled}
          aria-label={`${paused ? "Resume" : "Pause"} ${host}`}
          onClick={() => onPause(!paused)}
        >
          {paused ? "Resume" : "Pause"}
        </Button>
        <Button size="small" danger disabled={disabled} aria-label={`Delete ${host}`} onClick={() => onOpen("delete")}>
          Delete
        </Button>
      </Inline>
    </li>
  );
}
