import { isApiError, type WaitingMember } from "@courtside/contracts/api/client.ts";
import { clubTime, dateYearLabel } from "@courtside/contracts/domain/club-clock.ts";
import { sportLabel } from "@courtside/contracts/domain/sports.ts";
import { countsOf, moreOf } from "@courtside/contracts/shell/pages.ts";
import { saveLines } from "@courtside/contracts/shell/saveLines.ts";
import type { ListAddress } from "@courtside/contracts/shell/useListAddress.ts";
import { useLocalList } from "@courtside/contracts/shell/useLocalList.ts";
import { useSavedViews } from "@courtside/contracts/shell/useSavedViews.ts";
import { Button, Empty, IconBell, IconHourglass, IconTrash, Inline, Tag } from "@courtside/design-system/core.tsx";
import { SavedViews, type StaffColumn, StaffTable } from "@courtside/design-system/staff.tsx";
import { type ReactNode, useState } from "react";
import { windowLabel } from "../../../club-day/window-label.ts";
import type { useWaiting } from "./api.ts";
import { RemoveManyDialog } from "./RemoveManyDialog.tsx";
import styles from "./WaitingTable.module.css";
import { waitingAge } from "./waiting-age.ts";

interface WaitingTableProps {
  query: ReturnType<typeof useWaiting>;
  address: ListAddress;
  zone: string;
  /** Of whom columns and views are kept. */
  personId: string;
  /** Epoch ms. */
  now: number;
  /** A filter is set. */
  filtered: boolean;
  emptyAction: ReactNode;
  onAssign: (entry: WaitingMember) => void;
  onRemove: (entry: WaitingMember) => void;
}

/** The waiting members, the oldest entry first (docs/product/waitlist.md#staff-list). */
export function WaitingTable(props: WaitingTableProps) {
  const savedViews = useSavedViews("waitlist");
  const { query, address, zone, personId, now, filtered, emptyAction, onAssign, onRemove } = props;
  const [removing, setRemoving] = useState<readonly WaitingMember[] | null>(null);
  const columns: StaffColumn<WaitingMember>[] = [
    {
      key: "member",
      title: "Member",
      width: 200,
      breaks: true,
      sortable: true,
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
      sortable: true,
      card: "detail",
      render: (entry) => (
        <>
          <span className={styles.line}>{dateYearLabel(entry.requested_date, zone)},</span>{" "}
          <span className={styles.line}>{windowLabel(entry)}</span>
        </>
      ),
    },
    {
      key: "court",
      title: "Sport, court",
      sortable: true,
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
      sortable: true,
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
  const waiting = useLocalList({
    address,
    query,
    rows: query.waiting,
    textOf: ({ user_name, user_email }) => `${user_name} ${user_email}`,
    by: {
      member: ({ user_name }) => user_name,
      date: ({ requested_date, preferred_start_time }) => `${requested_date} ${preferred_start_time ?? ""}`,
      court: ({ sport, court_name }) => `${sport} ${court_name ?? ""}`,
      age: ({ created_at }) => -Date.parse(created_at),
    },
  });
  const order = waiting.length > 0 && !address.sort && "longest wait first";
  const counts = countsOf(waiting.length, query, ["entry", "entries"]);
  const error: unknown = query.error;
  return (
    <>
      <StaffTable
        caption="Waitlist"
        keepAs={`${personId}.waitlist`}
        columns={columns}
        rows={waiting}
        rowKey={({ id }) => id}
        loading={query.isFetching && !query.isFetchingNextPage}
        error={
          query.isError
            ? {
                title: "The waitlist could not be loaded",
                ...(isApiError(error) && { cause: error.message, requestId: error.requestId }),
                retrying: query.isFetching,
                onRetry: () => void query.refetch(),
              }
            : null
        }
        total={counts.total}
        matching={counts.matching}
        summary={[counts.summary, order].filter(Boolean).join(", ")}
        sort={address.sort}
        onSortChange={address.onSortChange}
        selection={{
          nameOf: ({ user_name, requested_date }) => `${user_name}, ${dateYearLabel(requested_date, zone)}`,
          actions: (chosen) => (
            <Button danger size="small" icon={<IconTrash />} onClick={() => setRemoving(chosen)}>
              Remove
            </Button>
          ),
        }}
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
        onSave={(lines) => saveLines("waitlist", lines)}
        tools={<SavedViews {...savedViews} search={address.search} onOpen={address.open} />}
      />
      {removing && <RemoveManyDialog entries={removing} zone={zone} onClose={() => setRemoving(null)} />}
    </>
  );
}
