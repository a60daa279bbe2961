import type { LessonRequest } from "@courtside/contracts/api/client.ts";
import { clubDayLabel, clubTime, dateLabel } from "@courtside/contracts/domain/club-clock.ts";
import { sportLabel } from "@courtside/contracts/domain/sports.ts";
import { moreOf } from "@courtside/contracts/shell/pages.ts";
import { Text } from "@courtside/design-system/core.tsx";
import { type StaffColumn, StaffTable } from "@courtside/design-system/staff.tsx";
import { type ReactNode, useState } from "react";
import { RequestStatus } from "../../../components/RequestStatus.tsx";
import type { RequestTab, useRequests } from "../api.ts";
import { DecideButtons } from "./DecideButtons.tsx";
import { DecideDialogs, type Deciding } from "./DecideDialogs.tsx";
import styles from "./RequestTable.module.css";

interface RequestTableProps {
  tab: RequestTab;
  query: ReturnType<typeof useRequests>;
  zone: string;
  /** With a coach column, if the requests may belong to several coaches. */
  withCoach: boolean;
  empty: ReactNode;
}

const CAPTIONS: Record<RequestTab, string> = { pending: "Pending requests", decided: "Decided requests" };

/** Lesson requests as a table, on a phone as cards; pending ones can be decided. */
export function RequestTable({ tab, query, zone, withCoach, empty }: RequestTableProps) {
  const [deciding, setDeciding] = useState<Deciding | null>(null);
  return (
    <>
      <StaffTable
        caption={CAPTIONS[tab]}
        columns={columns(tab, zone, withCoach, setDeciding)}
        rows={query.requests}
        rowKey={({ id }) => id}
        loading={query.isPending}
        empty={empty}
        more={moreOf(query)}
      />
      <DecideDialogs deciding={deciding} onClose={() => setDeciding(null)} />
    </>
  );
}

function columns(
  tab: RequestTab,
  zone: string,
  withCoach: boolean,
  onDecide: (deciding: Deciding) => void,
): StaffColumn<LessonRequest>[] {
  const all: (StaffColumn<LessonRequest> | false)[] = [
    {
      key: "member",
      title: "Member",
      card: "title",
      render: ({ member_name, member_email }) => (
        <span className={styles.person}>
          {member_name}
          {member_email && (
            <Text size="sm" tone="secondary">
              {member_email}
            </Text>
          )}
        </span>
      ),
    },
    withCoach && {
      key: "coach",
      title: "Coach",
      card: "detail",
      render: ({ coach_name }) => <span className={styles.coach}>{coach_name}</span>,
    },
    {
      key: "request",
      title: "Requested",
      card: "detail",
      render: (request) => <Requested request={request} zone={zone} />,
    },
    {
      key: "notes",
      title: "Notes",
      card: "detail",
      render: ({ notes }) => <span className={styles.notes}>{notes ?? "-"}</span>,
    },
    tab === "decided" && {
      key: "status",
      title: "Status",
      card: "status",
      width: 120,
      render: ({ status }) => <RequestStatus status={status} />,
    },
    tab === "pending" && {
      key: "actions",
      title: "Actions",
      card: "action",
      width: 256,
      render: (request) => request.can_decide && <DecideButtons request={request} onDecide={onDecide} />,
    },
  ];
  return all.filter((column) => column !== false);
}

/** Date, time and sport; for a request that became a lesson, its place. */
function Requested({ request, zone }: { request: LessonRequest; zone: string }) {
  const { preferred_date, preferred_time, sport, lesson, decline_reason } = request;
  return (
    <span className={styles.requested}>
      <span className={styles.when}>
        {dateLabel(preferred_date)}, {preferred_time}
      </span>
      {sport && <span>{sportLabel(sport)}</span>}
      {lesson && (
        <Text size="sm" tone="secondary">
          Lesson: {clubDayLabel(lesson.start_time, zone)}, {clubTime(lesson.start_time, zone)} -{" "}
          {clubTime(lesson.end_time, zone)}, {lesson.court_name}
        </Text>
      )}
      {decline_reason && (
        <Text size="sm" tone="secondary">
          Reason: {decline_reason}
        </Text>
      )}
    </span>
  );
}
