import { dateLabel } from "@courtside/contracts/domain/club-clock.ts";
import { IconCalendar, Text } from "@courtside/design-system/core.tsx";
import type { LessonDraft } from "./lessonWish.ts";
import styles from "./WishSummary.module.css";

interface WishSummaryProps {
  draft: LessonDraft;
  /** The club's. */
  zone: string;
}

/** What will be asked for: a chosen time may lie in a week that is not shown any more. */
export function WishSummary({ draft: { date, time }, zone }: WishSummaryProps) {
  const isAway = zone !== new Intl.DateTimeFormat().resolvedOptions().timeZone;
  return (
    <p className={styles.wish} role="status">
      <IconCalendar />
      {date && time ? (
        <span>
          You ask for <strong>{`${dateLabel(date)}, ${time}`}</strong>
          {isAway && ` (club time, ${zone.replaceAll("_", " ")})`}
        </span>
      ) : (
        <Text tone="secondary">No date and time chosen yet</Text>
      )}
    </p>
  );
}
