import type { Broadcast } from "@courtside/contracts/api/client.ts";
import { clubDateLabel, clubTime } from "@courtside/contracts/domain/club-clock.ts";
import { ROLE_LABELS } from "@courtside/contracts/domain/roles.ts";
import { sportLabel } from "@courtside/contracts/domain/sports.ts";
import { failureOf } from "@courtside/contracts/shell/pages.ts";
import {
  Button,
  Card,
  Empty,
  ErrorState,
  IconMail,
  Progress,
  SkeletonList,
  Text,
} from "@courtside/design-system/core.tsx";
import { LoadMore } from "@courtside/design-system/data.tsx";
import { useBroadcasts, useStopBroadcast } from "../api.ts";
import styles from "./Messages.module.css";

/** The messages to members, each with how far it is. */
export function SentMessages({ zone }: { zone: string }) {
  const query = useBroadcasts();
  const failure = failureOf(query, "Messages could not be loaded");
  const sent = query.messages ?? [];
  return (
    <Card title="Sent Messages">
      {failure && <ErrorState compact {...failure} />}
      {!failure && query.isPending && <SkeletonList />}
      {query.messages && sent.length === 0 && (
        <Empty
          compact
          icon={<IconMail />}
          title="No message yet"
          description="What you write to members appears here for up to 90 days."
        />
      )}
      <ul className={styles.list}>
        {sent.map((each) => (
          <Message key={each.id} message={each} zone={zone} />
        ))}
      </ul>
      <LoadMore more={query.hasNextPage} busy={query.isFetchingNextPage} onMore={() => void query.fetchNextPage()} />
    </Card>
  );
}

/** "Member, tennis, booked on Mar 10, 2026" */
const filterText = ({ role, sport, booked_on, user_ids, marketing }: Broadcast["filter"]): string =>
  [
    marketing && "Advertising, to who agreed",
    user_ids && (user_ids.length === 1 ? "1 chosen member" : `${user_ids.length} chosen members`),
    role && ROLE_LABELS[role],
    sport && sportLabel(sport),
    booked_on && `booked on ${clubDateLabel(`${booked_on}T00:00:00Z`, "UTC")}`,
  ]
    .filter(Boolean)
    .join(", ") || "All members";

/** Of those who have it in the inbox. */
const stillWaiting = (count: number): string =>
  count === 1 ? "1 email, push message or text still waits" : `${count} emails, push messages or texts still wait`;

function Message({ message, zone }: { message: Broadcast; zone: string }) {
  const { id, subject, author_name, filter, recipients, sent, waiting, still_to_send, failed, created_at, stopped_at } =
    message;
  const stop = useStopBroadcast();
  const state = stopped_at
    ? `Stopped: ${sent} of ${recipients} sent`
    : `${sent} of ${recipients} sent${failed > 0 ? `, ${failed} failed` : ""}`;
  return (
    <li className={styles.item}>
      <div className={styles.head}>
        <strong>{subject}</strong>
        {(waiting > 0 || still_to_send > 0) && (
          <Button
            size="small"
            aria-label={`Stop ${subject}`}
            busy={stop.isPending}
            onClick={() => stop.mutate({ params: { path: { id } }, body: { state: "stopped" } })}
          >
            Stop
          </Button>
        )}
      </div>
      <Text size="sm" tone="secondary">
        {`${filterText(filter)} · ${author_name}, ${clubDateLabel(created_at, zone)}, ${clubTime(created_at, zone)}`}
      </Text>
      {waiting > 0 && <Progress label={`Sent of ${subject}`} value={sent} max={recipients} valueText={state} />}
      <Text size="sm">{state}</Text>
      {still_to_send > 0 && <Text size="sm">{stillWaiting(still_to_send)}</Text>}
    </li>
  );
}
