import type { CourtBlock } from "@courtside/contracts/api/client.ts";
import { clubSpanLabel } from "@courtside/contracts/domain/club-clock.ts";
import { sportLabel } from "@courtside/contracts/domain/sports.ts";
import { countsOf, failureOf, moreOf } from "@courtside/contracts/shell/pages.ts";
import { saveLines } from "@courtside/contracts/shell/saveLines.ts";
import type { ListAddress } from "@courtside/contracts/shell/useListAddress.ts";
import { useLocalList } from "@courtside/contracts/shell/useLocalList.ts";
import { useSavedViews } from "@courtside/contracts/shell/useSavedViews.ts";
import { Button, Empty, IconStop, IconTrash } from "@courtside/design-system/core.tsx";
import { SavedViews, type StaffColumn, StaffTable } from "@courtside/design-system/staff.tsx";
import { type ReactNode, useState } from "react";
import { useMinute } from "../../../useMinute.ts";
import { type BlockTab, hasBegun, type useBlocks, useCourtChoice } from "../api.ts";
import styles from "./BlockTable.module.css";
import { DeleteBlocksDialog, nameOf } from "./DeleteBlockDialog.tsx";

const EMPTY: Record<BlockTab, string> = {
  upcoming: "No court blocks found. Create one to get started.",
  past: "No past court blocks",
};

interface BlockTableProps {
  tab: BlockTab;
  query: ReturnType<typeof useBlocks>;
  address: ListAddress;
  zone: string;
  /** Of whom columns and views are kept. */
  personId: string;
  /** The action shown if there is none. */
  emptyAction: ReactNode;
  onDelete: (block: CourtBlock) => void;
}

/** Court, Sport, Date & Time, Reason, Actions (docs/product/screens.md#time-blocks-page). Past ones stay for the reports. */
export function BlockTable({ tab, query, address, zone, personId, emptyAction, onDelete }: BlockTableProps) {
  const savedViews = useSavedViews("blocks");
  const [deleting, setDeleting] = useState<readonly CourtBlock[] | null>(null);
  const now = useMinute();
  const courts = useCourtChoice();
  // As it is: the rows that would know it may be on a later page.
  const chosen = address.get("sport")?.split(",").filter(Boolean) ?? [];
  const known = [...(courts.data?.data ?? []), ...query.blocks].map(({ sport }) => sport);
  const sports = [...new Set([...known, ...chosen])].sort();
  const mayDelete = tab === "upcoming";
  const rows = useLocalList({
    address,
    query,
    rows: query.blocks,
    textOf: ({ court_name, reason }) => `${court_name} ${reason ?? ""}`,
    by: {
      court: ({ court_name }) => court_name,
      time: ({ start_time }) => Date.parse(start_time),
      reason: ({ reason }) => reason || null,
    },
    isWanted: chosen.length > 0 ? ({ sport }) => chosen.includes(sport) : undefined,
  });
  const isNarrowed = Boolean(address.get("q")) || chosen.length > 0;
  const columns: StaffColumn<CourtBlock>[] = [
    {
      key: "court",
      title: "Court",
      sortable: true,
      card: "title",
      render: (block) => <strong className={styles.court}>{block.court_name}</strong>,
    },
    {
      key: "sport",
      title: "Sport",
      card: "status",
      filter: {
        options: sports.map((sport) => ({ value: sport, label: sportLabel(sport) })),
        chosen,
        onChange: (sport) => address.change({ sport }),
      },
      render: (block) => sportLabel(block.sport),
    },
    {
      key: "time",
      title: "Date & Time",
      sortable: true,
      card: "detail",
      render: (block) => <span className={styles.time}>{clubSpanLabel(block.start_time, block.end_time, zone)}</span>,
    },
    {
      key: "reason",
      title: "Reason",
      sortable: true,
      card: "detail",
      render: ({ reason }) => (reason ? <span className={styles.reason}>{reason}</span> : "–"),
    },
  ];
  if (mayDelete)
    columns.push({
      key: "actions",
      title: "Actions",
      align: "end",
      width: 128,
      card: "action",
      render: (block) =>
        hasBegun(block, now) ? (
          <Button size="small" aria-label={`Open now: ${nameOf(block, zone)}`} onClick={() => onDelete(block)}>
            Open Now
          </Button>
        ) : (
          <Button
            danger
            size="small"
            icon={<IconTrash />}
            aria-label={`Delete the block of ${nameOf(block, zone)}`}
            onClick={() => onDelete(block)}
          >
            Delete
          </Button>
        ),
    });
  return (
    <>
      <StaffTable
        caption="Court blocks"
        keepAs={`${personId}.blocks`}
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        loading={query.isFetching && !query.isFetchingNextPage}
        error={failureOf(query, "Court blocks could not be loaded")}
        {...countsOf(rows.length, query, ["court block", "court blocks"])}
        empty={
          isNarrowed ? (
            <Empty
              icon={<IconStop />}
              title="No court block matches"
              action={<Button onClick={() => address.change({ q: null, sport: null })}>Clear filters</Button>}
            />
          ) : (
            <Empty icon={<IconStop />} title={EMPTY[tab]} action={emptyAction} />
          )
        }
        sort={address.sort}
        onSortChange={address.onSortChange}
        {...(mayDelete && {
          selection: {
            nameOf: (block: CourtBlock) => nameOf(block, zone),
            actions: (blocks: readonly CourtBlock[]) => (
              <Button danger size="small" icon={<IconTrash />} onClick={() => setDeleting(blocks)}>
                Delete
              </Button>
            ),
          },
        })}
        more={moreOf(query)}
        onSave={(lines) => saveLines("court-blocks", lines)}
        tools={<SavedViews {...savedViews} search={address.search} onOpen={address.open} />}
      />
      {deleting && <DeleteBlocksDialog blocks={deleting} zone={zone} onClose={() => setDeleting(null)} />}
    </>
  );
}
