import type { Court } from "@courtside/contracts/api/client.ts";
import { sportLabel } from "@courtside/contracts/domain/sports.ts";
import { Empty, IconCourt, Tag } from "@courtside/design-system/core.tsx";
import { Table, type TableColumn } from "@courtside/design-system/data.tsx";
import type { ReactNode } from "react";
import { CourtSwitch } from "./CourtSwitch.tsx";

const COLUMNS: TableColumn<Court>[] = [
  { key: "name", title: "Court", card: "title", render: (court) => <strong>{court.name}</strong> },
  { key: "sport", title: "Sport", card: "fact", render: (court) => sportLabel(court.sport) },
  {
    key: "status",
    title: "Status",
    card: "status",
    render: ({ is_active }) => <Tag tone={is_active ? "success" : "neutral"}>{is_active ? "Active" : "Inactive"}</Tag>,
  },
  {
    key: "active",
    title: "Takes bookings",
    align: "end",
    width: 160,
    card: "fact",
    render: (court) => <CourtSwitch court={court} />,
  },
];

export interface CourtTableProps {
  courts: readonly Court[];
  loading: boolean;
  /** What to do while there is no court. */
  emptyAction: ReactNode;
}

/** The club's courts, each with its switch. */
export function CourtTable({ courts, loading, emptyAction }: CourtTableProps) {
  const active = courts.filter(({ is_active }) => is_active).length;
  return (
    <Table
      caption="Courts"
      columns={COLUMNS}
      rows={courts}
      rowKey={({ id }) => id}
      loading={loading}
      total={courts.length > 0 && `${courts.length} ${courts.length === 1 ? "court" : "courts"}, ${active} active`}
      empty={
        <Empty
          icon={<IconCourt />}
          title="No courts yet"
          description="Add your first court; members can book it at once."
          action={emptyAction}
        />
      }
    />
  );
}
