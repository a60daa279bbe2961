import { clubTime } from "@courtside/contracts/domain/club-clock.ts";
import { can } from "@courtside/contracts/domain/roles.ts";
import { useNavigate, useShell } from "@courtside/contracts/shell/index.tsx";
import { ContextMenu, type MenuAction } from "@courtside/design-system/overlay.tsx";
import type { RefObject } from "react";
import type { BoardCell, FilledCell } from "./board-day.ts";
import { cellLabel, occupancyName } from "./board-text.ts";
import type { Desk } from "./pages/useDesk.ts";
import type { BoardView } from "./useBoardView.ts";

interface BoardMenuProps {
  view: BoardView;
  desk: Desk;
  cell: BoardCell;
  anchor: RefObject<HTMLElement | null>;
  /** By default in the panel of the day. */
  onOpen?: (cell: FilledCell) => void;
  onClose: () => void;
}

/** The menu of a cell: a right click, a long press or Shift + F10. */
export function BoardMenu({ view, desk, cell, anchor, onOpen = desk.openFilled, onClose }: BoardMenuProps) {
  const { hasScreen } = useShell();
  const navigate = useNavigate();
  const may = {
    lesson: can(view.role, "coaches:portal"),
    event: can(view.role, "events:create") && hasScreen("/events"),
  };
  return (
    <ContextMenu
      anchor={anchor}
      label={cellLabel(cell, view.nameOf(cell.courtId), view.zone)}
      items={
        cell.kind === "filled"
          ? filledItems(view, desk, cell, onOpen)
          : freeItems(view, desk, cell, may, (href) => void navigate(href))
      }
      onClose={onClose}
    />
  );
}

type Kinds = Record<"lesson" | "event", boolean>;

function freeItems(
  { zone, mayBlock, isDesk }: BoardView,
  desk: Desk,
  cell: Extract<BoardCell, { kind: "free" }>,
  may: Kinds,
  onOpen: (href: string) => void,
): MenuAction[][] {
  if (cell.past) return [[{ key: "past", label: "This time is over", disabled: true, onSelect: () => {} }]];
  const from = clubTime(cell.start, zone);
  const book = { key: "book", label: `Book from ${from}`, onSelect: () => desk.pick(cell) };
  const block = { key: "block", label: `Block from ${from}`, onSelect: () => desk.openBlock(cell) };
  const lesson = { key: "lesson", label: `Lesson from ${from}`, onSelect: () => desk.openLesson(cell) };
  const href = desk.eventHrefOf(cell);
  const event = { key: "event", label: `Event from ${from}`, onSelect: () => href && onOpen(href) };
  return [
    [
      ...(isDesk ? [book] : []),
      ...(may.lesson ? [lesson] : []),
      ...(may.event && href ? [event] : []),
      ...(mayBlock ? [block] : []),
    ],
  ];
}

function filledItems(
  { offline }: BoardView,
  desk: Desk,
  cell: FilledCell,
  onOpen: (cell: FilledCell) => void,
): MenuAction[][] {
  const open = { key: "open", label: `Open ${occupancyName(cell.occupancy)}`, onSelect: () => onOpen(cell) };
  const move = { key: "move", label: "Move", disabled: offline, onSelect: () => desk.liftFrom(cell) };
  const changes = [open, ...(desk.move.mayMove(cell) ? [move] : [])];
  if (!desk.mayCancel(cell)) return [changes];
  const onSelect = () => desk.cancel(cell);
  return [changes, [{ key: "cancel", label: "Cancel booking", danger: true, disabled: offline, onSelect }]];
}
