import type { Booking } from "@courtside/contracts/api/client.ts";
import { clubDayLabel, clubTime } from "@courtside/contracts/domain/club-clock.ts";
import { sportLabel } from "@courtside/contracts/domain/sports.ts";
import { useShell } from "@courtside/contracts/shell/index.tsx";
import { Button, Card, IconCalendar, IconCourt, Tag } from "@courtside/design-system/core.tsx";
import styles from "./LessonCard.module.css";

interface LessonCardProps {
  lesson: Booking;
  zone: string;
  /** The next one, beneath its own heading: the first thing to see. */
  highlighted?: boolean;
  onCancel: () => void;
}

const STATES: Partial<Record<Booking["status"], string>> = { canceled: "Canceled", completed: "Completed" };

/** A lesson that a coach gives: with whom, when, where. */
export function LessonCard({ lesson, zone, highlighted = false, onCancel }: LessonCardProps) {
  const offline = useShell().liveStatus === "offline";
  const { user_name, start_time, end_time, court_name, sport, status, in_progress, can_cancel, cancel_reason } = lesson;
  const state = in_progress ? "Now" : STATES[status];
  return (
    <Card
      // An item of a list, not a landmark.
      aria-labelledby={undefined}
      level={highlighted ? 3 : 2}
      title={user_name}
      extra={state && <Tag tone={in_progress ? "success" : "neutral"}>{state}</Tag>}
      highlighted={highlighted}
    >
      <div className={styles.body}>
        <div className={styles.facts}>
          <p className={styles.fact}>
            <IconCalendar />
            <span>
              {clubDayLabel(start_time, zone)}, {clubTime(start_time, zone)} - {clubTime(end_time, zone)}
            </span>
          </p>
          <p className={styles.fact}>
            <IconCourt />
            <span>
              {court_name} ({sportLabel(sport)})
            </span>
          </p>
          {cancel_reason && <p className={styles.reason}>Reason: {cancel_reason}</p>}
        </div>
        {can_cancel && (
          <Button danger disabled={offline} aria-label={`Cancel Lesson with ${user_name}`} onClick={onCancel}>
            Cancel Lesson
          </Button>
        )}
      </div>
    </Card>
  );
}
