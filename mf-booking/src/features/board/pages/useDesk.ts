import { useCallback, useEffect, useRef, useState } from "react";
import type { CancelTarget } from "../../../club-day/court-day.ts";
import { NO_INPUT, withStart } from "../../../desk/desk-request.ts";
import { useDeskRequest } from "../../../desk/useDeskRequest.ts";
import { NO_BLOCK } from "../block-draft.ts";
import type { BoardCell, Draft, FilledCell } from "../board-day.ts";
import { type BoardIntent, withinHours } from "../board-intent.ts";
import { type Resizing, useResize } from "../bookings/useResize.ts";
import { draftFrom, draftOf, filledCell, formTimes, mayCancelCell } from "../desk-draft.ts";
import { eventAddress } from "../event-address.ts";
import { focusBoard, focusBoardCell } from "../focus-board-cell.ts";
import { useBoardMove } from "../moving/useBoardMove.ts";
import type { FoundCourts } from "../side-by-side/FindPanel.tsx";
import type { BoardView } from "../useBoardView.ts";
import type { PanelPart } from "./focus-panel.ts";

/** What the panel shows. `book` is the form that a free time fills. */
type Panel =
  | { type: "book" }
  | { type: "find" }
  | { type: "lesson" }
  | { type: "block" }
  | { type: "occupancy"; courtId: string; id: string };

/** The panel beside the board, and everything that opens, fills or closes it. */
export function useDesk(view: BoardView) {
  const { club, role, zone, courts, axis, clock, beside, offline } = view;
  const { date, sport } = view.address;
  const [panel, setPanel] = useState<Panel | null>(null);
  const [block, setBlock] = useState(NO_BLOCK);
  const [canceling, setCanceling] = useState<CancelTarget | null>(null);
  /** Courts side by side that are still to be booked at the time of the form. */
  const [following, setFollowing] = useState<readonly string[]>([]);
  /** What takes the focus in the panel that was opened: changed with the panel, so that no earlier drawing takes it. */
  const [focused, setFocused] = useState<{ part: PanelPart } | null>(null);
  /** The cell that the panel is about: Esc returns the focus there. */
  const origin = useRef<string | null>(null);
  const move = useBoardMove(view);
  const resize = useResize(view, { onMoved: move.setMoved });
  /** What a free time becomes at first: a coach books for no member but gives lessons. */
  const first = view.isDesk ? "book" : "lesson";
  const request = useDeskRequest(date, sport ?? "", club, (booking) => {
    const [next, ...rest] = following;
    if (next) return bookRow([next, ...rest], Date.parse(booking.start_time), Date.parse(booking.end_time));
    setPanel(null);
    focusBoardCell(`${booking.court_id} ${Date.parse(booking.start_time)}`);
  });

  // A panel about something that is gone closes; the forms stay.
  const opened = panel?.type === "occupancy" ? filledCell(courts, panel.id) : null;
  const shown = panel?.type === "occupancy" && !opened ? null : panel;
  const blocking = shown?.type === "block";
  const isGone = panel !== null && shown === null;
  // Its buttons are gone, with the one that the dialog returned the focus to.
  useEffect(() => {
    if (isGone && !canceling && document.activeElement === document.body) focusBoard(origin.current);
  }, [isGone, canceling]);

  /** Opens a form. Beside the board the focus moves to what is still to be filled in; a sheet takes it by itself. */
  const open = (next: Exclude<Panel, { type: "occupancy" }>) => {
    setPanel(next);
    if (beside) setFocused({ part: "form" });
  };

  const { now } = clock;
  const mayCancel = useCallback(
    (cell: Pick<FilledCell, "occupancy">) => mayCancelCell(cell, { role, rules: club, now }),
    [role, club, now],
  );
  const slotFrom = (cell: Pick<BoardCell, "courtId" | "start">) =>
    axis && draftFrom(courts, axis, cell.courtId, cell.start, club.slot_length_minutes);
  /** Fills the form with the first of some courts side by side; the others follow once it is booked. */
  const bookRow = (courtIds: readonly string[], start: number, end: number) => {
    const [courtId = "", ...rest] = courtIds;
    setFollowing(rest);
    origin.current = `${courtId} ${start}`;
    request.form.onRequest({ ...NO_INPUT, courtId, ...formTimes({ courtId, start, end }, zone) });
    open({ type: "book" });
  };
  const fill = (next: Draft) => {
    setFollowing([]);
    origin.current = `${next.courtId} ${next.start}`;
    const { start, end } = formTimes(next, zone);
    if (blocking) return setBlock({ ...block, courtId: next.courtId, start, end });
    request.chooseSlot(next.courtId, start, end);
    setPanel({ type: shown?.type === "lesson" ? "lesson" : first });
  };
  const openFilled = ({ courtId, occupancy }: Pick<FilledCell, "courtId" | "occupancy">) => {
    origin.current = `${courtId} ${Date.parse(occupancy.start_time)}`;
    setPanel({ type: "occupancy", courtId, id: occupancy.id });
    if (resize.resizing?.cell.occupancy.id !== occupancy.id) resize.forget();
  };
  const { input } = request.form;
  const place = blocking ? block : input;
  const close = () => {
    setPanel(null);
    setFollowing([]);
    resize.forget();
    request.form.onRequest(NO_INPUT);
    focusBoard(origin.current);
  };

  return {
    shown,
    opened,
    request,
    origin,
    focused,
    block,
    setBlock,
    canceling,
    /** What is about to be booked or blocked, as the board draws it. */
    draft: move.lifted ? move.draft : resize.resizing ? draftOfEnd(resize.resizing) : draftOf(axis, place),
    fill,
    openFilled,
    /** Opens what fills a court once its day is shown. */
    openLater: (courtId: string, id: string) => setPanel({ type: "occupancy", courtId, id }),
    /** A click or Enter on a cell; Enter on a booking whose length was changed by keys saves it. */
    pick: (cell: BoardCell) => {
      if (move.lifted) return move.takeAt(cell);
      if (cell.kind === "filled") {
        const { resizing } = resize;
        return resizing?.cell.occupancy.id === cell.occupancy.id ? resize.save(resizing) : openFilled(cell);
      }
      const slot = cell.past ? null : slotFrom(cell);
      if (!slot) return;
      fill(slot);
      if (beside) setFocused({ part: "form" });
    },
    openFind: () => open({ type: "find" }),
    bookFound: ({ courtIds, start, end }: FoundCourts) => bookRow(courtIds, start, end),
    /** The names of the courts that are booked next at the same time. */
    followingNames: following.map(view.nameOf),
    openBook: () => {
      setFollowing([]);
      open({ type: first });
    },
    /** Without a cell: from now or opening until closing. */
    openBlock: (cell?: BoardCell) => {
      const slot = cell && slotFrom(cell);
      if (cell) origin.current = cell.key;
      if (slot) setBlock({ ...NO_BLOCK, courtId: slot.courtId, ...formTimes(slot, zone) });
      else setBlock({ ...NO_BLOCK, start: view.earliest(null), end: club.booking_hours_end });
      open({ type: "block" });
    },
    /** A form with what an address says; the rest as if it were opened here. */
    openIntent: (intent: BoardIntent) => {
      const closing = club.booking_hours_end;
      const hours = { earliest: view.earliest(null), closing };
      const { panel: type, courtId, start, end, member } = withinHours(intent, hours);
      if (type === "block" && !view.mayBlock) return;
      if (type === "block") {
        setBlock({ ...NO_BLOCK, courtId, start: start ?? hours.earliest, end: end ?? closing });
      } else {
        const filled = { ...NO_INPUT, member, courtId, end };
        request.form.onRequest(start ? withStart(filled, start, club.slot_length_minutes, closing) : filled);
      }
      open({ type });
    },
    /** The same time as something else. */
    turnInto: (type: "book" | "lesson" | "block") => {
      const { courtId, start, end } = place;
      if (type === "block") setBlock({ ...NO_BLOCK, courtId, start, end });
      else request.form.onRequest({ ...input, courtId, start, end });
      setPanel({ type });
      setFocused({ part: "kinds" });
    },
    openLesson: (cell: BoardCell) => {
      const slot = slotFrom(cell);
      if (!slot) return;
      origin.current = cell.key;
      request.form.onRequest({ ...input, courtId: slot.courtId, ...formTimes(slot, zone) });
      open({ type: "lesson" });
    },
    /** Where an event is made of the form's time, or of a free cell's. */
    eventHref: eventAddress(date, place),
    eventHrefOf: (cell: BoardCell) => {
      const slot = slotFrom(cell);
      return slot && eventAddress(date, { courtId: slot.courtId, ...formTimes(slot, zone) });
    },
    onScheduled: (lesson: { court_id: string; start_time: string }) => {
      setPanel(null);
      request.form.onRequest(NO_INPUT);
      focusBoardCell(`${lesson.court_id} ${Date.parse(lesson.start_time)}`);
    },
    resize,
    move,
    /** Lifts a booking: what else was about to change is given up. */
    lift: (cell: FilledCell, instant: number | null) => {
      if (!move.lift(cell, instant)) return false;
      resize.forget();
      resize.forgetUndo();
      setPanel(null);
      return true;
    },
    /** The same from a panel or menu: the keys begin at its bar. */
    liftFrom: (cell: FilledCell) => {
      if (!move.lift(cell, null)) return;
      resize.forget();
      resize.forgetUndo();
      setPanel(null);
      focusBoardCell(`${cell.courtId} ${cell.start}`);
    },
    /** The end of a bar is drawn; let go, it is saved. */
    stretch: (cell: FilledCell, instant: number) => resize.stretch(cell, instant),
    stretched: (cell: FilledCell, instant: number) => {
      openFilled(cell);
      resize.save(resize.stretch(cell, instant));
    },
    /** + and -: drawn, and saved when it is confirmed. */
    step: (cell: FilledCell, minutes: number) => {
      openFilled(cell);
      resize.step(cell, minutes);
    },
    bookAgain: (member: Parameters<typeof request.form.onRequest>[0]["member"], courtId: string) => {
      const isOffered = view.choices.some(({ court_id }) => court_id === courtId);
      request.form.onRequest({ ...NO_INPUT, member, courtId: isOffered ? courtId : null });
      open({ type: "book" });
    },
    close,
    cancel: ({ courtId, occupancy }: FilledCell) => {
      const { booking_id: bookingId, start_time: start, end_time: end, booked_by: name, state } = occupancy;
      if (!bookingId || offline) return;
      resize.forget();
      resize.forgetUndo();
      const isOthers = view.isDesk || state !== "own";
      setCanceling({
        bookingId,
        courtName: view.nameOf(courtId),
        start,
        end,
        ...(isOthers && { othersName: name ?? "Unknown" }),
      });
    },
    endCanceling: () => setCanceling(null),
    mayCancel,
  };
}

const draftOfEnd = ({ cell, end }: Resizing): Draft => ({ courtId: cell.courtId, start: cell.start, end });

export type Desk = ReturnType<typeof useDesk>;
