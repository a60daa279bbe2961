import type { Court } from "@courtside/contracts/api/client.ts";
import { courtKindText } from "@courtside/contracts/domain/courts.ts";
import { sportLabel } from "@courtside/contracts/domain/sports.ts";
import { saveLines } from "@courtside/contracts/shell/saveLines.ts";
import { Button, Empty, IconCalendar, IconCourt, IconEdit, Inline, Tag } from "@courtside/design-system/core.tsx";
import { Switch } from "@courtside/design-system/fields.tsx";
import { type StaffColumn, StaffTable } from "@courtside/design-system/staff.tsx";
import type { ReactNode } from "react";
import { useDeactivate, useToggleCourt } from "../api.ts";

const columnsOf = ({ onEdit, onShowAffected, onRejected }: CourtActions): StaffColumn<Court>[] => [
  { key: "name", title: "Court", card: "title", render: (court) => <strong>{court.name}</strong> },
  { key: "sport", title: "Sport", card: "detail", render: (court) => sportLabel(court.sport) },
  { key: "details", title: "Surface", card: "detail", render: (court) => courtKindText(court) },
  {
    key: "status",
    title: "Status",
    card: "status",
    render: ({ is_active }) => <Tag tone={is_active ? "success" : "neutral"}>{is_active ? "Active" : "Inactive"}</Tag>,
  },
  {
    key: "active",
    title: "Takes bookings",
    card: "detail",
    inFile: ({ is_active }) => (is_active ? "Yes" : "No"),
    render: (court) => <CourtSwitch court={court} onAffects={onShowAffected} onRejected={onRejected} />,
  },
  {
    key: "actions",
    title: "Actions",
    align: "end",
    card: "action",
    render: (court) => (
      <Inline gap={8} justify="end">
        {!court.is_active && (
          <Button
            size="small"
            aria-label={`Future bookings of ${court.name}`}
            icon={<IconCalendar />}
            onClick={() => onShowAffected(court)}
          >
            Future bookings
          </Button>
        )}
        <Button size="small" aria-label={`Edit ${court.name}`} icon={<IconEdit />} onClick={() => onEdit(court)}>
          Edit
        </Button>
      </Inline>
    ),
  },
];

interface CourtActions {
  onEdit: (court: Court) => void;
  /** Shows which bookings closing the court affects, or has affected. */
  onShowAffected: (court: Court) => void;
  /** Why a court could not be opened; null once one could. */
  onRejected: (error: unknown) => void;
}

interface CourtTableProps extends CourtActions {
  courts: readonly Court[];
  loading: boolean;
  /** The action shown if there is no court. */
  emptyAction: ReactNode;
}

/** The club's courts, each with its switch and its editable name. */
export function CourtTable({ courts, loading, emptyAction, ...actions }: CourtTableProps) {
  const active = courts.filter(({ is_active }) => is_active).length;
  return (
    <StaffTable
      caption="Courts"
      columns={columnsOf(actions)}
      rows={courts}
      rowKey={({ id }) => id}
      loading={loading}
      onSave={(lines) => saveLines("courts", lines)}
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

interface CourtSwitchProps {
  court: Court;
  /** The court has bookings: asks before it is closed. */
  onAffects: (court: Court) => void;
  /** Why opening it failed; null if it did not fail. */
  onRejected: (error: unknown) => void;
}

/** Whether a court accepts bookings; changed at once if no booking is affected, and changed back the same way. */
function CourtSwitch({ court, onAffects, onRejected }: CourtSwitchProps) {
  const open = useToggleCourt(onRejected);
  const { deactivate, busy, isClosing } = useDeactivate(onAffects);
  return (
    <Switch
      aria-label={`${court.name} active`}
      checked={open.isPending || (court.is_active && !isClosing)}
      disabled={busy || open.isPending}
      onChange={(is_active) =>
        is_active ? open.mutate({ params: { path: { id: court.id } }, body: { is_active } }) : deactivate(court)
      }
    />
  );
}
