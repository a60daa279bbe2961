import type { WaitingMember } from "@courtside/contracts/api/client.ts";
import { clubTime, dateLabel } from "@courtside/contracts/domain/club-clock.ts";
import { sportLabel } from "@courtside/contracts/domain/sports.ts";
import { moreOf } from "@courtside/contracts/shell/pages.ts";
import { Button, Empty, IconBell, IconHourglass, IconTrash, Inline, Tag } from "@courtside/design-system/core.tsx";
import { type StaffColumn, StaffTable } from "@courtside/design-system/staff.tsx";
import type { ReactNode } from "react";
import { windowLabel } from "../waitlist-texts.ts";
import type { useWaiting } from "./api.ts";
import styles from "./WaitingTable.module.css";
import { waitingAge } from "./waiting-age.ts";

interface WaitingTableProps {
  query: ReturnType<typeof useWaiting>;
  zone: string;
  /** Epoch ms. */
  now: number;
  /** A filter is set. */
  filtered: boolean;
  emptyAction: ReactNode;
  onAssign: (entry: WaitingMember) => void;
  onRemove: (entry: WaitingMember) => void;
}

/** The waiting members, the oldest entry first (docs/product/waitlist.md#staff-list). */
export function WaitingTable({ query, zone, now, filtered, emptyAction, onAssign, onRemove }: WaitingTableProps) {
  const columns: StaffColumn<WaitingMember>[] = [
    {
      key: "member",
      title: "Member",
      card: "title",
      render: ({ user_name, user_email }) => (
        <span className={styles.member}>
          <strong>{user_name}</strong>
          <span className={styles.email}>{user_email}</span>
        </span>
      ),
    },
    {
      key: "date",
      title: "Requested for",
      card: "detail",
      render: (entry) => (
        <span className={styles.line}>
          {dateLabel(entry.requested_date)}, {windowLabel(entry)}
        </span>
      ),
    },
    {
      key: "court",
      title: "Sport, court",
      card: "detail",
      render: ({ court_name, sport }) => `${sportLabel(sport)}, ${court_name ?? "any court"}`,
    },
    {
      key: "offer",
      title: "Offer",
      card: "status",
      render: ({ offer }) =>
        offer ? (
          <Tag tone="info" icon={<IconHourglass size={14} />}>
            {offer.court_name} until {clubTime(offer.expires_at, zone)}
          </Tag>
        ) : (
          <Tag>Waiting</Tag>
        ),
    },
    {
      key: "age",
      title: "Waiting",
      align: "end",
      card: "detail",
      render: ({ created_at }) => <span className={styles.line}>{waitingAge(Date.parse(created_at), now)}</span>,
    },
    {
      key: "actions",
      title: "Actions",
      align: "end",
      width: 256,
      card: "action",
      render: (entry) => (
        <Inline gap={8} justify="end" nowrap>
          <Button size="small" aria-label={`Assign Slot to ${entry.user_name}`} onClick={() => onAssign(entry)}>
            Assign Slot
          </Button>
          <Button
            danger
            size="small"
            icon={<IconTrash />}
            aria-label={`Remove ${entry.user_name} from the waitlist`}
            onClick={() => onRemove(entry)}
          >
            Remove
          </Button>
        </Inline>
      ),
    },
  ];
  const { waiting } = query;
  const count = `${waiting.length} ${waiting.length === 1 ? "entry" : "entries"}, longest wait first`;
  return (
    <StaffTable
      caption="Waitlist"
      columns={columns}
      rows={waiting}
      rowKey={({ id }) => id}
      loading={query.isFetching && !query.isFetchingNextPage}
      {...(waiting.length > 0 && { total: query.hasNextPage ? `First ${count}` : count })}
      empty={
        <Empty
          icon={<IconBell />}
          title={filtered ? "No entry matches these filters" : "Nobody waiting"}
          description={
            filtered
              ? undefined
              : "Members who find no free court join from Book Court. They then appear here, longest wait first."
          }
          action={emptyAction}
        />
      }
      more={moreOf(query)}
    />
  );
}
