import type { ClosureItem } from "@courtside/contracts/api/client.ts";
import type { ClosureOutcome } from "@courtside/contracts/domain/closures.ts";
import { clubSpanLabel } from "@courtside/contracts/domain/club-clock.ts";
import { Tag, Text } from "@courtside/design-system/core.tsx";
import { Select } from "@courtside/design-system/fields.tsx";
import type { ClosureBody } from "../api.ts";
import styles from "./PreviewList.module.css";

/** How one of them gets another outcome than the rest. */
export interface OutcomeChoice {
  body: Pick<ClosureBody, "outcome" | "outcomes">;
  disabled: boolean;
  onChoose: (id: string, outcome: ClosureOutcome) => void;
}

interface PreviewItemsProps {
  label: string;
  items: readonly ClosureItem[];
  zone: string;
  choice: OutcomeChoice;
}

const OUTCOMES: { value: ClosureOutcome; label: string }[] = [
  { value: "cancel", label: "Cancel" },
  { value: "move", label: "Move" },
  { value: "keep", label: "Keep" },
];

const TONES = { cancel: "error", move: "info", keep: "neutral", withdraw: "warning" } as const;
const KINDS = {
  booking: "",
  lesson: "Lesson",
  event: "Event",
  waitlist_offer: "Waitlist offer",
  waitlist_entry: "Waiting",
} as const;

/** Whose it is, what and when, and what becomes of it. Nothing without items. */
export function PreviewItems({ label, items, zone, choice }: PreviewItemsProps) {
  if (items.length === 0) return null;
  return (
    <ul className={styles.list} aria-label={label}>
      {items.map((item) => (
        <li key={item.id} className={styles.item}>
          <span className={styles.what}>
            <strong>{whoOf(item)}</strong>
            <Text tone="secondary" size="sm">
              {whatOf(item, zone)}
            </Text>
          </span>
          <span className={styles.outcome}>
            <Tag tone={TONES[item.outcome]}>{outcomeOf(item)}</Tag>
            {!item.kind.startsWith("waitlist") && (
              <Select
                className={styles.choice}
                aria-label={`Outcome for ${whoOf(item)}, ${whatOf(item, zone)}`}
                options={OUTCOMES}
                disabled={choice.disabled}
                value={choice.body.outcomes?.find(({ id }) => id === item.id)?.outcome ?? choice.body.outcome}
                onChange={(outcome) => choice.onChoose(item.id, outcome)}
              />
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** "Series, Court 2, Mar 10, 2026, 15:30 - 16:30". */
const whatOf = ({ kind, series_id, court_name, start_time, end_time }: ClosureItem, zone: string): string =>
  [KINDS[kind], series_id && "Series", court_name, clubSpanLabel(start_time, end_time, zone)]
    .filter(Boolean)
    .join(", ");

const whoOf = ({ title, user_name, players }: ClosureItem): string =>
  [title ?? user_name, ...(title ? [user_name] : players)].filter(Boolean).join(", ");

function outcomeOf({ kind, outcome, to_court_name }: ClosureItem): string {
  if (kind === "waitlist_entry") return "Keeps its place";
  if (outcome === "move") return `To ${to_court_name}`;
  return { cancel: "Canceled", keep: "Stays", withdraw: "Withdrawn" }[outcome];
}
