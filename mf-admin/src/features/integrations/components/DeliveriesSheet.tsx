import type { Webhook, WebhookDelivery } from "@courtside/contracts/api/client.ts";
import { clubDateLabel, clubTime } from "@courtside/contracts/domain/club-clock.ts";
import { DELIVERY_DAYS } from "@courtside/contracts/domain/webhooks.ts";
import { useMe } from "@courtside/contracts/shell/index.tsx";
import { Button, Empty, Inline, Stack, Tag, type Tone } from "@courtside/design-system/core.tsx";
import { LoadMore } from "@courtside/design-system/data.tsx";
import { Field, Select } from "@courtside/design-system/fields.tsx";
import { Sheet } from "@courtside/design-system/overlay.tsx";
import { useState } from "react";
import { type DeliveryFilter, useDeliveries, useReplay } from "../api.ts";
import styles from "./Integrations.module.css";
import { QueryState } from "./QueryState.tsx";

const FILTERS: { value: DeliveryFilter; label: string }[] = [
  { value: "all", label: "All deliveries" },
  { value: "delivered", label: "Delivered" },
  { value: "pending", label: "To be sent" },
  { value: "failed", label: "Failed" },
  { value: "skipped", label: "Skipped while paused" },
];
const STATES: Record<WebhookDelivery["state"], { label: string; tone: Tone }> = {
  delivered: { label: "Delivered", tone: "success" },
  pending: { label: "To be sent", tone: "info" },
  failed: { label: "Failed", tone: "error" },
  skipped: { label: "Skipped", tone: "warning" },
};

/** What is kept can be sent again: the api's own default is the last three days. */
const keptSince = () => new Date(Date.now() - DELIVERY_DAYS * 86_400_000).toISOString();

/** What was sent to a webhook, with every attempt, and sending it again. */
export function DeliveriesSheet({ webhook, onClose }: { webhook: Webhook; onClose: () => void }) {
  const [filter, setFilter] = useState<DeliveryFilter>("all");
  const query = useDeliveries(webhook.id, filter);
  const { one, all } = useReplay();
  const { deliveries } = query;
  const disabled = webhook.paused || one.isPending || all.isPending;
  return (
    <Sheet
      open
      title="Deliveries"
      description={webhook.paused ? "Resume the webhook to send anything again." : webhook.url}
      onClose={onClose}
    >
      <Stack gap={16}>
        <Field label="Show">
          <Select options={FILTERS} value={filter} onChange={setFilter} />
        </Field>
        <Inline>
          <Button
            disabled={disabled}
            busy={all.isPending}
            busyLabel="Sending..."
            onClick={() => all.mutate({ params: { path: { id: webhook.id } }, body: { since: keptSince() } })}
          >
            Send Undelivered Again
          </Button>
          <Button busy={query.isRefetching} busyLabel="Refreshing..." onClick={() => void query.refetch()}>
            Refresh
          </Button>
        </Inline>
        {!query.data ? (
          <QueryState query={query} title="The deliveries could not be loaded" />
        ) : deliveries.length === 0 ? (
          <Empty title="No deliveries" description="They are kept for 30 days." />
        ) : (
          <ul className={styles.list} aria-label="Deliveries">
            {deliveries.map((delivery) => (
              <DeliveryRow
                key={delivery.id}
                delivery={delivery}
                disabled={disabled}
                onReplay={() => one.mutate({ params: { path: { id: webhook.id, delivery_id: delivery.id } } })}
              />
            ))}
          </ul>
        )}
        <LoadMore more={query.hasNextPage} busy={query.isFetchingNextPage} onMore={() => void query.fetchNextPage()} />
      </Stack>
    </Sheet>
  );
}

interface DeliveryRowProps {
  delivery: WebhookDelivery;
  disabled: boolean;
  onReplay: () => void;
}

function DeliveryRow({ delivery, disabled, onReplay }: DeliveryRowProps) {
  const zone = useMe().club?.time_zone ?? "UTC";
  const when = (instant: string) => `${clubDateLabel(instant, zone)}, ${clubTime(instant, zone)}`;
  const { event, created_at, state, attempts, next_attempt_at } = delivery;
  const { label, tone } = STATES[state];
  return (
    <li className={styles.row}>
      <span className={styles.what}>
        <Inline gap={8}>
          <strong>{event}</strong>
          <Tag tone={tone}>{label}</Tag>
        </Inline>
        <span className={styles.detail}>{when(created_at)}</span>
        {attempts.length > 0 && (
          <ol className={styles.attempts}>
            {attempts.map(({ at, status, problem, milliseconds }) => (
              <li key={at}>
                {when(at)}: {problem ?? `Accepted with ${status}`}, {milliseconds} ms
              </li>
            ))}
          </ol>
        )}
        {next_attempt_at && attempts.length > 0 && (
          <span className={styles.detail}>Next attempt {when(next_attempt_at)}</span>
        )}
      </span>
      <Button
        size="small"
        disabled={disabled}
        aria-label={`Send Again: ${event} of ${when(created_at)}`}
        onClick={onReplay}
      >
        Send Again
      </Button>
    </li>
  );
}
