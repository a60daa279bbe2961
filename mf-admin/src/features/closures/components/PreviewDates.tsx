import type { ClosurePreview } from "@courtside/contracts/api/client.ts";
import { clubSpanLabel } from "@courtside/contracts/domain/club-clock.ts";
import { Tag, Text } from "@courtside/design-system/core.tsx";
import { countsOf } from "./counts-text.ts";
import { type OutcomeChoice, PreviewItems } from "./PreviewItems.tsx";
import styles from "./PreviewList.module.css";

interface PreviewDatesProps {
  preview: ClosurePreview;
  zone: string;
  choice: OutcomeChoice;
}

type Occurrence = ClosurePreview["occurrences"][number];

/** The dates of a repeated closure, each with what it touches and with the courts that are blocked then already. */
export function PreviewDates({ preview, zone, choice }: PreviewDatesProps) {
  return (
    <ul className={styles.dates} aria-label="Dates">
      {preview.occurrences.map((each, at) => {
        const when = clubSpanLabel(each.start_time, each.end_time, zone);
        const items = preview.items.filter(({ occurrence }) => occurrence === at);
        return (
          <li key={each.start_time} className={styles.date}>
            <span className={styles.item}>
              <strong>{when}</strong>
              <Tag tone={each.courts.length === 0 ? "warning" : each.counts.cancel > 0 ? "error" : "neutral"}>
                {dateText(each)}
              </Tag>
            </span>
            {each.courts.length > 0 &&
              each.refused.map(({ court_id, message }) => (
                <Text key={court_id} as="p" tone="secondary" size="sm">
                  {message}
                </Text>
              ))}
            <PreviewItems label={`What is affected on ${when}`} items={items} zone={zone} choice={choice} />
          </li>
        );
      })}
    </ul>
  );
}

function dateText({ courts, counts }: Occurrence): string {
  if (courts.length === 0) return "Blocked already: left out";
  return countsOf(counts).join(", ") || "Nothing booked";
}
