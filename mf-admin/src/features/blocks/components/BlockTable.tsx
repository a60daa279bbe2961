import type { CourtBlock } from "@courtside/contracts/api/client.ts";
import { clubSpanLabel } from "@courtside/contracts/domain/club-clock.ts";
import { sportLabel } from "@courtside/contracts/domain/sports.ts";
import { moreOf } from "@courtside/contracts/shell/pages.ts";
import { Button, Empty, IconStop, IconTrash } from "@courtside/design-system/core.tsx";
import { type StaffColumn, StaffTable } from "@courtside/design-system/staff.tsx";
import type { ReactNode } from "react";
import type { BlockTab, useBlocks } from "../api.ts";
import styles from "./BlockTable.module.css";

const EMPTY: Record<BlockTab, string> = {
  upcoming: "No court blocks found. Create one to get started.",
  past: "No past court blocks",
};

interface BlockTableProps {
  tab: BlockTab;
  query: ReturnType<typeof useBlocks>;
  zone: string;
  /** The action shown if there is none. */
  emptyAction: ReactNode;
  onDelete: (block: CourtBlock) => void;
}

/** Court, Sport, Date & Time, Reason, Actions (docs/product/screens.md#time-blocks-page). */
export function BlockTable({ tab, query, zone, emptyAction, onDelete }: BlockTableProps) {
  const columns: StaffColumn<CourtBlock>[] = [
    {
      key: "court",
      title: "Court",
      card: "title",
      render: (block) => <strong className={styles.court}>{block.court_name}</strong>,
    },
    { key: "sport", title: "Sport", card: "status", render: (block) => sportLabel(block.sport) },
    {
      key: "time",
      title: "Date & Time",
      card: "detail",
      render: (block) => <span className={styles.time}>{clubSpanLabel(block.start_time, block.end_time, zone)}</span>,
    },
    {
      key: "reason",
      title: "Reason",
      card: "detail",
      render: ({ reason }) => (reason ? <span className={styles.reason}>{reason}</span> : "–"),
    },
    {
      key: "actions",
      title: "Actions",
      align: "end",
      width: 128,
      card: "action",
      render: (block) => (
        <Button
          danger
          size="small"
          icon={<IconTrash />}
          aria-label={`Delete the block of ${block.court_name}, ${clubSpanLabel(block.start_time, block.end_time, zone)}`}
          onClick={() => onDelete(block)}
        >
          Delete
        </Button>
      ),
    },
  ];
  return (
    <StaffTable
      caption="Court blocks"
      columns={columns}
      rows={query.blocks}
      rowKey={({ id }) => id}
      loading={query.isFetching && !query.isFetchingNextPage}
      {...(query.blocks.length > 0 && { total: totalOf(query.blocks.length, query.hasNextPage) })}
      empty={<Empty icon={<IconStop />} title={EMPTY[tab]} action={emptyAction} />}
      more={moreOf(query)}
    />
  );
}

const totalOf = (count: number, hasMore: boolean) =>
  hasMore ? `First ${count} court blocks` : `${count} ${count === 1 ? "court block" : "court blocks"}`;
