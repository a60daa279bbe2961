import type { ClosureItem } from "@courtside/contracts/api/client.ts";
import { clubSpanLabel } from "@courtside/contracts/domain/club-clock.ts";
import { Alert, Button, Card, Inline, Stack, Tag, Text } from "@courtside/design-system/core.tsx";
import type { Previewed } from "../api.ts";
import styles from "./PreviewList.module.css";

interface PreviewListProps {
  previewed: Previewed;
  zone: string;
  busy: boolean;
  onBack: () => void;
  onConfirm: () => void;
}

const TONES = { cancel: "error", move: "info", keep: "neutral", withdraw: "warning" } as const;
const KINDS = {
  booking: "",
  lesson: "Lesson",
  event: "Event",
  waitlist_offer: "Waitlist offer",
  waitlist_entry: "Waiting",
} as const;

/** What the closure will do to everything that it touches; nothing has happened yet (docs/product/closures.md#preview). */
export function PreviewList({ previewed, zone, busy, onBack, onConfirm }: PreviewListProps) {
  const { preview, notice } = previewed;
  const { courts, refused: rejected, items, people } = preview;
  const count = courts.length === 1 ? "1 Court" : `${courts.length} Courts`;
  return (
    <Card
      title="Before you close"
      description={`${courts.map(({ name }) => name).join(", ")}: ${clubSpanLabel(preview.start_time, preview.end_time, zone)}`}
    >
      <Stack>
        {notice && (
          <Alert tone="warning" role="alert">
            {notice}
          </Alert>
        )}
        {rejected.map(({ court_id, message }) => (
          <Alert key={court_id} tone="info">
            {message}
          </Alert>
        ))}
        <Text as="p">{summaryOf(preview)}</Text>
        {items.length > 0 && (
          <ul className={styles.list} aria-label="What the closure affects">
            {items.map((item) => (
              <li key={item.id} className={styles.item}>
                <span className={styles.what}>
                  <strong>{whoOf(item)}</strong>
                  <Text tone="secondary" size="sm">
                    {[KINDS[item.kind], item.court_name, clubSpanLabel(item.start_time, item.end_time, zone)]
                      .filter(Boolean)
                      .join(", ")}
                  </Text>
                </span>
                <Tag tone={TONES[item.outcome]}>{outcomeOf(item)}</Tag>
              </li>
            ))}
          </ul>
        )}
        <Inline>
          <Button variant="primary" danger size="large" busy={busy} busyLabel="Closing..." onClick={onConfirm}>
            {people > 0 ? `Close ${count} and Notify ${people}` : `Close ${count}`}
          </Button>
          <Button size="large" disabled={busy} onClick={onBack}>
            Back
          </Button>
        </Inline>
      </Stack>
    </Card>
  );
}

const whoOf = ({ title, user_name, players }: ClosureItem): string =>
  [title ?? user_name, ...(title ? [user_name] : players)].filter(Boolean).join(", ");

function outcomeOf({ kind, outcome, to_court_name }: ClosureItem): string {
  if (kind === "waitlist_entry") return "Keeps its place";
  if (outcome === "move") return `To ${to_court_name}`;
  return { cancel: "Canceled", keep: "Stays", withdraw: "Withdrawn" }[outcome];
}

function summaryOf({ counts: { cancel, move, keep, withdraw }, people }: Previewed["preview"]): string {
  const parts = [
    ...(cancel > 0 ? [`${cancel} canceled`] : []),
    ...(move > 0 ? [`${move} moved`] : []),
    ...(keep > 0 ? [`${keep} kept`] : []),
    ...(withdraw > 0 ? [`${withdraw} ${withdraw === 1 ? "offer" : "offers"} withdrawn`] : []),
  ];
  if (parts.length === 0) return "Nothing is booked at this time.";
  const notified = people === 1 ? "1 person is notified" : `${people} people are notified`;
  return `${parts.join(", ")}. ${notified}.`;
}
