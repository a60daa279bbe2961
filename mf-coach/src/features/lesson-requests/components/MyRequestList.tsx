import type { LessonRequest } from "@courtside/contracts/api/client.ts";
import { clubDateLabel, clubDayTimesLabel } from "@courtside/contracts/domain/club-clock.ts";
import { sportLabel } from "@courtside/contracts/domain/sports.ts";
import { useMe, useShell } from "@courtside/contracts/shell/index.tsx";
import { Button, Card, IconCalendar, IconCourt, IconMessage, Link, Stack } from "@courtside/design-system/core.tsx";
import { LoadMore } from "@courtside/design-system/data.tsx";
import { ConfirmDialog } from "@courtside/design-system/overlay.tsx";
import { useState } from "react";
import { RequestStatus } from "../../../components/RequestStatus.tsx";
import { requestedTime } from "../../../components/requestedTime.ts";
import { type useMyRequests, useWithdraw } from "../api.ts";
import styles from "./MyRequestList.module.css";

/** The caller's own requests as cards, the newest first. */
export function MyRequestList({ query }: { query: ReturnType<typeof useMyRequests> }) {
  const zone = useMe().club?.time_zone ?? "UTC";
  const offline = useShell().liveStatus === "offline";
  const [withdrawn, setWithdrawn] = useState<LessonRequest | null>(null);
  return (
    <Stack gap={16}>
      <ul className={styles.cards} aria-label="My lesson requests">
        {query.requests.map((request) => (
          <li key={request.id} className={styles.item}>
            <MyRequestCard request={request} zone={zone} offline={offline} onWithdraw={() => setWithdrawn(request)} />
          </li>
        ))}
      </ul>
      <LoadMore more={query.hasNextPage} busy={query.isFetchingNextPage} onMore={() => void query.fetchNextPage()} />
      {withdrawn && <WithdrawDialog request={withdrawn} zone={zone} onClose={() => setWithdrawn(null)} />}
    </Stack>
  );
}

interface MyRequestCardProps {
  request: LessonRequest;
  zone: string;
  offline: boolean;
  onWithdraw: () => void;
}

/** One of the caller's own requests, and its outcome. */
function MyRequestCard({ request, zone, offline, onWithdraw }: MyRequestCardProps) {
  const { coach_id, coach_name, sport, lesson, notes, status, decline_reason, created_at, can_withdraw } = request;
  const asked = requestedTime(request, zone);
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
      <ul className={styles.details}>
        {lesson ? (
          <>
            <li className={styles.detail}>
              <IconCalendar />
              <strong>{clubDayTimesLabel(lesson.start_time, lesson.end_time, zone)}</strong>
            </li>
            <li className={styles.detail}>
              <IconCourt />
              <span>{lesson.court_name}</span>
            </li>
          </>
        ) : (
          <li className={styles.detail}>
            <IconCalendar />
            <strong>{asked}</strong>
          </li>
        )}
        {notes && (
          <li className={styles.detail}>
            <IconMessage />
            <span className={styles.text}>{notes}</span>
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

interface WithdrawDialogProps {
  request: LessonRequest;
  zone: string;
  onClose: () => void;
}

/** Asks before a request is withdrawn. */
function WithdrawDialog({ request, zone, onClose }: WithdrawDialogProps) {
  const withdraw = useWithdraw(onClose);
  const { id, coach_name } = request;
  return (
    <ConfirmDialog
      open
      danger
      title={`Withdraw your request to ${coach_name}?`}
      description={`${requestedTime(request, zone)}. ${coach_name} is notified by email.`}
      confirmLabel="Withdraw Request"
      cancelLabel="Keep Request"
      busy={withdraw.isPending}
      busyLabel="Withdrawing..."
      onConfirm={() => withdraw.mutate({ params: { path: { id } } })}
      onClose={onClose}
    />
  );
}
