import type { LessonRequest } from "@courtside/contracts/api/client.ts";
import { clubDayTimesLabel } from "@courtside/contracts/domain/club-clock.ts";
import { sportLabel } from "@courtside/contracts/domain/sports.ts";
import { useMe } from "@courtside/contracts/shell/index.tsx";
import { countsOf, moreOf } from "@courtside/contracts/shell/pages.ts";
import { saveLines } from "@courtside/contracts/shell/saveLines.ts";
import { useListAddress } from "@courtside/contracts/shell/useListAddress.ts";
import { useLocalList } from "@courtside/contracts/shell/useLocalList.ts";
import { useSavedViews } from "@courtside/contracts/shell/useSavedViews.ts";
import { Button, Text } from "@courtside/design-system/core.tsx";
import { type ColumnFilter, SavedViews, type StaffColumn, StaffTable } from "@courtside/design-system/staff.tsx";
import { type ReactNode, useState } from "react";
import { RequestStatus, requestStatusLabel } from "../../../components/RequestStatus.tsx";
import { requestedTime } from "../../../components/requestedTime.ts";
import type { RequestTab, useRequests } from "../api.ts";
import { DecideButtons } from "./DecideButtons.tsx";
import { DecideDialogs, type Deciding } from "./DecideDialogs.tsx";
import { RejectManyDialog } from "./RejectManyDialog.tsx";
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
  const savedViews = useSavedViews("requests");
  const [deciding, setDeciding] = useState<Deciding | null>(null);
  const [rejecting, setRejecting] = useState<readonly LessonRequest[] | null>(null);
  const { profile } = useMe();
  const address = useListAddress();
  const coaches = [...new Set(query.requests.map(({ coach_name }) => coach_name))].sort();
  const chosen = address.all("coach", coaches);
  const rows = useLocalList({
    address,
    query,
    rows: query.requests,
    textOf: ({ member_name, member_email, coach_name, notes }) =>
      [member_name, member_email, coach_name, notes].filter(Boolean).join(" "),
    by: {
      member: ({ member_name }) => member_name,
      coach: ({ coach_name }) => coach_name,
      request: ({ preferred_date, preferred_time }) => `${preferred_date} ${preferred_time}`,
    },
    isWanted: chosen.length > 0 ? ({ coach_name }) => chosen.includes(coach_name) : undefined,
  });
  const coachFilter = {
    options: coaches.map((name) => ({ value: name, label: name })),
    chosen,
    onChange: (coach: string[]) => address.change({ coach }),
  };
  return (
    <>
      <StaffTable
        caption={CAPTIONS[tab]}
        columns={columns({ tab, zone, coachFilter: withCoach ? coachFilter : null, onDecide: setDeciding })}
        keepAs={`${profile.id}.requests`}
        rows={rows}
        rowKey={({ id }) => id}
        loading={query.isFetching && !query.isFetchingNextPage}
        {...countsOf(rows.length, query, ["request", "requests"])}
        sort={address.sort}
        onSortChange={address.onSortChange}
        {...(tab === "pending" && {
          selection: {
            nameOf: (request: LessonRequest) => `${request.member_name}, ${requestedTime(request, zone)}`,
            isDisabled: ({ can_decide }: LessonRequest) => !can_decide,
            actions: (chosen: LessonRequest[]) => (
              <Button danger size="small" onClick={() => setRejecting(chosen)}>
                Reject
              </Button>
            ),
          },
        })}
        empty={empty}
        more={moreOf(query)}
        onSave={(lines) => saveLines("lesson-requests", lines)}
        tools={<SavedViews {...savedViews} search={address.search} onOpen={address.open} />}
      />
      <DecideDialogs deciding={deciding} onClose={() => setDeciding(null)} />
      {rejecting && <RejectManyDialog requests={rejecting} zone={zone} onClose={() => setRejecting(null)} />}
    </>
  );
}

interface ColumnInput {
  tab: RequestTab;
  zone: string;
  /** Null without a column of coaches. */
  coachFilter: ColumnFilter | null;
  onDecide: (deciding: Deciding) => void;
}

function columns({ tab, zone, coachFilter, onDecide }: ColumnInput): StaffColumn<LessonRequest>[] {
  const all: (StaffColumn<LessonRequest> | false | null)[] = [
    {
      key: "member",
      title: "Member",
      width: 176,
      breaks: true,
      sortable: true,
      card: "title",
      render: ({ member_name, member_email }) => (
        <span className={styles.person}>
          <strong>{member_name}</strong>
          {member_email && (
            <Text size="sm" tone="secondary">
              {member_email}
            </Text>
          )}
        </span>
      ),
    },
    coachFilter && {
      key: "coach",
      title: "Coach",
      sortable: true,
      filter: coachFilter,
      card: "detail",
      render: ({ coach_name }) => <span className={styles.coach}>{coach_name}</span>,
    },
    {
      key: "request",
      title: "Requested",
      sortable: true,
      card: "detail",
      inFile: (request) => requestedParts(request).join(", "),
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
      inFile: requestStatusLabel,
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
  return all.filter((column) => column !== false && column !== null);
}

/** Date, time, sport and the reason of a declined request, for a file. */
function requestedParts({ preferred_date, preferred_time, sport, decline_reason }: LessonRequest): string[] {
  const reason = decline_reason && `Reason: ${decline_reason}`;
  return [`${preferred_date} ${preferred_time}`, sport && sportLabel(sport), reason].flatMap((part) => part || []);
}

/** Date, time and sport; for a request that became a lesson, its place. */
function Requested({ request, zone }: { request: LessonRequest; zone: string }) {
  const { sport, lesson, decline_reason } = request;
  return (
    <span className={styles.requested}>
      <span className={styles.when}>{requestedTime(request, zone)}</span>
      {sport && <span>{sportLabel(sport)}</span>}
      {lesson && (
        <Text size="sm" tone="secondary">
          Lesson: {clubDayTimesLabel(lesson.start_time, lesson.end_time, zone)}, {lesson.court_name}
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
