import { dateLabel } from "@courtside/contracts/domain/club-clock.ts";
import { ContextMenu } from "@courtside/design-system/overlay.tsx";
import type { RefObject } from "react";
import type { FilledCell } from "../board-day.ts";
import { occupancyName, spanText } from "../board-text.ts";
import type { BoardView } from "../useBoardView.ts";
import { cellText, type WeekCell, type WeekRow } from "./week-days.ts";

interface WeekMenuProps {
  row: WeekRow;
  cell: WeekCell;
  view: BoardView;
  /** The bookings of the day that this person may move. */
  movable: readonly FilledCell[];
  anchor: RefObject<HTMLElement | null>;
  onDay: (date: string) => void;
  onCourt: (courtId: string) => void;
  onMove: (bar: FilledCell) => void;
  onClose: () => void;
}

/** The menu of a court's day in the week of all courts: its bars are too small to be dragged, so bookings are lifted here. */
export function WeekMenu({ row, cell, view, movable, anchor, onDay, onCourt, onMove, onClose }: WeekMenuProps) {
  const day = dateLabel(cell.date);
  const moves = movable.map((bar) => {
    const { start_time, end_time } = bar.occupancy;
    return {
      key: bar.key,
      label: `Move ${spanText(start_time, end_time, view.zone)}, ${occupancyName(bar.occupancy)}`,
      onSelect: () => onMove(bar),
    };
  });
  return (
    <ContextMenu
      anchor={anchor}
      label={`${row.name}, ${day}, ${cellText(cell)}`}
      items={[
        [
          { key: "day", label: `Open ${day}`, onSelect: () => onDay(cell.date) },
          { key: "court", label: `Open the week of ${row.name}`, onSelect: () => onCourt(row.courtId) },
        ],
        ...(moves.length > 0 ? [moves] : []),
      ]}
      onClose={onClose}
    />
  );
}
