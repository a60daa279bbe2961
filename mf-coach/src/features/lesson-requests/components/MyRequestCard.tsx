import type { LessonRequest } from "@courtside/contracts/api/client.ts";
import { clubDateLabel, clubDayLabel, clubTime, dateLabel } from "@courtside/contracts/domain/club-clock.ts";
import { sportLabel } from "@courtside/contracts/domain/sports.ts";
import { Button, Card, IconCalendar, IconCourt, IconMessage, Link } from "@courtside/design-system/core.tsx";
import { RequestStatus } from "../../../components/RequestStatus.tsx";
import styles from "./MyRequestCard.module.css";

interface MyRequestCardProps {
  request: LessonRequest;
  zone: string;
  offline: boolean;
  onWithdraw: () => void;
}

/** One of one's own requests: what was asked for, and what became of it. */
export function MyRequestCard({ request, zone, offline, onWithdraw }: MyRequestCardProps) {
  const { coach_id, coach_name, sport, lesson, notes, status, decline_reason, created_at, can_withdraw } = request;
  const asked = `${dateLabel(request.preferred_date)}, ${request.preferred_time}`;
  return (
    <Card
      // An item of a list, not a landmark.
      aria-labelledby={undefined}
      title={<Link href={`/coaches/${coach_id}`}>{coach_name}</Link>}
      description={sport ? `${sportLabel(sport)} lesson` : "Lesson"}
      extra={<RequestStatus status={status} />}
      footer={
        can_withdraw && (
          <Button disabled={offline} aria-label={`Withdraw request to ${coach_name}, ${asked}`} onClick={onWithdraw}>
            Withdraw
          </Button>
        )
      }
    >
      <ul className={styles.facts}>
        {lesson ? (
          <>
            <li className={styles.fact}>
              <IconCalendar />
              <strong>
                {clubDayLabel(lesson.start_time, zone)}, {clubTime(lesson.start_time, zone)} -{" "}
                {clubTime(lesson.end_time, zone)}
              </strong>
            </li>
            <li className={styles.fact}>
              <IconCourt />
              <span>{lesson.court_name}</span>
            </li>
          </>
        ) : (
          <li className={styles.fact}>
            <IconCalendar />
            <strong>{asked}</strong>
          </li>
        )}
        {notes && (
          <li className={styles.fact}>
            <IconMessage />
            <span className={styles.words}>{notes}</span>
          </li>
        )}
      </ul>
      {decline_reason && <p className={styles.reason}>Reason: {decline_reason}</p>}
      <p className={styles.sent}>
        Asked on {clubDateLabel(created_at, zone)}
        {lesson && ` for ${asked}`}
      </p>
    </Card>
  );
}
