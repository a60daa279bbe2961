import { clubTime } from "@courtside/contracts/domain/club-clock.ts";
import { Button, Card, focusAbove, Heading, IconButton, IconClose } from "@courtside/design-system/core.tsx";
import { Popover, Sheet } from "@courtside/design-system/overlay.tsx";
import { type KeyboardEvent, type ReactNode, useEffect, useMemo, useRef } from "react";
import { lengthLabel, rangeMinutes, type SlotRange, slotKey } from "../../../club-day/slot-range.ts";
import { type BookingFailure, useCreateBooking, useForWhom } from "../api.ts";
import type { BookingDay } from "../booking-day.ts";
import { cellOf, columnOf, type GridCell } from "../grid/grid.ts";
import { usePaintedState } from "../grid/grid-store.ts";
import type { ForWhom } from "./BookFor.tsx";
import styles from "./BookingContainers.module.css";
import { BookingDetails } from "./BookingDetails.tsx";
import { UnavailableDetails } from "./UnavailableDetails.tsx";

interface BookingPanelProps {
  day: BookingDay;
  /** Shown while nothing is selected. */
  children: ReactNode;
}

/** Beside the grid on a wide screen: the selection to confirm, or why a slot cannot be booked; else the booking rules. */
export function BookingPanel({ day, children }: BookingPanelProps) {
  const { subject, isOpen, byKeyboard, booking } = useSubject(day);
  const panel = useRef<HTMLElement>(null);
  const takesFocus = isOpen && byKeyboard;
  const about = subject.kind === "booking" ? subject.range : subject.kind === "unavailable" ? subject.cell.key : null;

  useEffect(() => {
    if (!takesFocus || about === null) return;
    const target = panel.current?.querySelector<HTMLElement>("[data-autofocus]") ?? panel.current;
    target?.focus();
  }, [takesFocus, about]);

  if (subject.kind === "none") return children;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Escape") day.store.clear();
  };
  return (
    <Card
      ref={panel}
      tabIndex={-1}
      title={subject.title}
      extra={<IconButton label="Clear selection" icon={<IconClose />} size="small" onClick={day.store.clear} />}
      onKeyDown={onKeyDown}
    >
      <SubjectDetails day={day} subject={subject} booking={booking} />
    </Card>
  );
}

const findCell = (key: string): HTMLElement | null => document.querySelector(`[data-cell="${CSS.escape(key)}"]`);

/** Beside the chosen cell on a tablet. Closing it drops the selection. */
export function BookingPopover({ day }: { day: BookingDay }) {
  const { subject, isOpen, booking } = useSubject(day);
  const key =
    subject.kind === "booking"
      ? slotKey(subject.range.courtId, subject.range.start)
      : subject.kind === "unavailable"
        ? subject.cell.key
        : "";
  const anchor = useMemo(() => ({ current: isOpen ? findCell(key) : null }), [isOpen, key]);
  return (
    <Popover
      key={key}
      open={isOpen && subject.kind !== "none"}
      onClose={() => !booking.busy && day.store.clear()}
      anchor={anchor}
      label={subject.kind === "none" ? "" : subject.title}
      placement="right"
    >
      <div className={styles.popover}>
        {subject.kind !== "none" && <Heading level={2}>{subject.title}</Heading>}
        <SubjectDetails day={day} subject={subject} booking={booking} />
      </div>
    </Popover>
  );
}

/** On a phone: the sticky Book bar of a selection, and the sheet that confirms it or explains why it cannot be booked. */
export function BookingSheet({ day }: { day: BookingDay }) {
  const { subject, isOpen, booking } = useSubject(day);
  const { store } = day;
  return (
    <>
      {subject.kind === "booking" && <BookBar day={day} range={subject.range} lost={subject.lost} />}
      <Sheet
        open={isOpen}
        side="bottom"
        busy={booking.busy}
        title={subject.kind === "none" ? "" : subject.title}
        // A time of any court is chosen in its list again; a cell of the grid stays selected.
        onClose={() => (store.get().anyCourt ? store.clear() : store.set({ opened: null }))}
      >
        <SubjectDetails day={day} subject={subject} booking={booking} />
      </Sheet>
    </>
  );
}

function BookBar({ day, range, lost }: { day: BookingDay; range: SlotRange; lost: boolean }) {
  const zone = day.availability.time_zone;
  const times = `${clubTime(range.start, zone)} - ${clubTime(range.end, zone)}`;
  return (
    <div ref={focusAbove} className={styles.bar}>
      <p className={styles.summary}>
        <strong>{columnOf(day.grid, range.courtId)?.court.name}</strong>
        <span>{lost ? <s>{times}</s> : `${times} · ${lengthLabel(rangeMinutes(range))}`}</span>
      </p>
      <Button
        variant="primary"
        aria-haspopup="dialog"
        onClick={() => day.store.set({ opened: { kind: "confirm" }, byKeyboard: false })}
      >
        {lost ? "See other times" : "Book"}
      </Button>
    </div>
  );
}

interface Booking extends ForWhom {
  book: () => void;
  busy: boolean;
  failure: BookingFailure | null;
}

interface SubjectDetailsProps {
  day: BookingDay;
  subject: Subject;
  booking: Booking;
}

/** The content of panel, popover and sheet. */
function SubjectDetails({ day, subject, booking }: SubjectDetailsProps) {
  if (subject.kind === "unavailable") return <UnavailableDetails day={day} cell={subject.cell} />;
  if (subject.kind === "none") return null;
  const { range, lost, anyCourt } = subject;
  return <BookingDetails day={day} range={range} lost={lost} anyCourt={anyCourt} {...booking} />;
}

/** What the panel, popover or sheet shows. */
type Subject =
  | { kind: "none" }
  | { kind: "booking"; title: string; range: SlotRange; lost: boolean; anyCourt: boolean }
  | { kind: "unavailable"; title: string; cell: GridCell };

/** The cell shows the selection first, and the details are rendered in the next frame. */
function useSubject(day: BookingDay) {
  const { store, grid } = day;
  const range = usePaintedState(store, (state) => state.range);
  const lost = usePaintedState(store, (state) => state.lost);
  const opened = usePaintedState(store, (state) => state.opened);
  const anyCourt = usePaintedState(store, (state) => state.anyCourt);
  const byKeyboard = usePaintedState(store, (state) => state.byKeyboard);
  const unavailable = opened?.kind === "unavailable" ? cellOf(grid, opened.key) : undefined;
  const court = range && columnOf(grid, range.courtId)?.court.name;
  const subject: Subject = unavailable
    ? { kind: "unavailable", title: unavailable.courtName, cell: unavailable }
    : range
      ? { kind: "booking", title: `Book ${court}`, range, lost, anyCourt }
      : { kind: "none" };
  const people = useForWhom(store);
  const created = useCreateBooking(day, subject.kind === "booking" ? subject.range : null, people);
  // What was chosen last is booked, even before it is rendered here.
  const booking = { ...people, ...created, book: () => created.book(store.get().range) };
  return { subject, isOpen: opened !== null && subject.kind !== "none", byKeyboard, booking };
}
