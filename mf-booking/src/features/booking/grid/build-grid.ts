import type { Slot } from "@courtside/contracts/api/client.ts";
import { clubTime } from "@courtside/contracts/domain/club-clock.ts";
import type { CourtDay, Occupancy } from "../../../club-day/court-day.ts";
import { slotKey } from "../../../club-day/slot-range.ts";
import type { Grid, GridCell, GridColumn, GridRow, Place } from "./grid.ts";

/**
 * The response of `/availability` as columns and rows. Unchanged cells, columns and rows of `previous` are kept
 * as they are, so that a live change renders the changed cells only.
 */
export function buildGrid(courts: readonly CourtDay[], zone: string, previous?: Grid): Grid {
  const columns = courts.map((court) => buildColumn(court, zone, previous));
  const length = Math.max(0, ...columns.map((column) => column.cells.length));
  const rows = [...Array(length).keys()].map((row) =>
    buildRow(
      columns.map((column) => column.cells[row]),
      row,
      previous?.rows[row],
    ),
  );
  const places = previous && hasSamePlaces(previous.rows, rows) ? previous.places : placesOf(rows);
  return { columns, rows, places, isWeek: false };
}

const hasSamePlaces = (old: readonly GridRow[], rows: readonly GridRow[]): boolean =>
  old.length === rows.length && rows.every((row, at) => row === old[at] || isSameKeys(old[at], row));

const isSameKeys = (old: GridRow | undefined, row: GridRow): boolean =>
  old?.cells.length === row.cells.length && row.cells.every((cell, at) => cell?.key === old.cells[at]?.key);

/** The place of each cell of some rows. */
export function placesOf(rows: readonly GridRow[]): Map<string, Place> {
  return new Map(
    rows.flatMap(({ cells }, row) => cells.flatMap((cell, column) => (cell ? [[cell.key, { column, row }]] : []))),
  );
}

function buildColumn(court: CourtDay, zone: string, previous?: Grid): GridColumn {
  const known = previous?.columns.find((column) => column.court.court_id === court.court_id);
  if (known?.court === court) return known;
  const filled = court.occupancies.map((occupancy) => ({
    occupancy,
    start: Date.parse(occupancy.start_time),
    end: Date.parse(occupancy.end_time),
  }));
  const cells = court.slots.map((slot, at) => buildCell(court, filled, slot, at, zone, known?.cells[at]));
  return {
    key: court.court_id,
    title: court.name,
    court,
    cells,
    free: court.slots.filter((slot) => slot.state === "available").length,
    limited: court.slots.some((slot) => slot.state === "limit_reached"),
  };
}

/** An occupancy with its times, epoch ms. */
interface Filled {
  occupancy: Occupancy;
  start: number;
  end: number;
}

/** An instant as epoch ms and on the club's clock. */
interface Instant {
  ms: number;
  time: string;
}

/** The instants of a few days, of one zone: a live change asks again for those of one. */
const MOST_INSTANTS = 2_000;
const instants = { zone: "", known: new Map<string, Instant>() };

/** Kept, because parsing and formatting one costs more than all else of its cell. */
function instantOf(text: string, zone: string): Instant {
  if (instants.zone !== zone || instants.known.size >= MOST_INSTANTS) instants.known.clear();
  instants.zone = zone;
  const known = instants.known.get(text);
  if (known) return known;
  const instant = { ms: Date.parse(text), time: clubTime(text, zone) };
  instants.known.set(text, instant);
  return instant;
}

const NONE: readonly Occupancy[] = [];

function occupanciesIn(filled: readonly Filled[], start: number, end: number): readonly Occupancy[] {
  let found: Occupancy[] | undefined;
  for (const each of filled) {
    if (each.start >= end || each.end <= start) continue;
    if (found) found.push(each.occupancy);
    else found = [each.occupancy];
  }
  return found ?? NONE;
}

/** The cell of a slot; `old` itself if nothing about it changed. */
function buildCell(
  court: CourtDay,
  filled: readonly Filled[],
  slot: Slot,
  at: number,
  zone: string,
  old: GridCell | undefined,
): GridCell {
  const { ms: start, time } = instantOf(slot.start_time, zone);
  const { ms: end, time: until } = instantOf(slot.end_time, zone);
  const occupancies = occupanciesIn(filled, start, end);
  const joinsAbove = isOne(court.slots[at - 1], slot);
  const joinsBelow = isOne(slot, court.slots[at + 1]);
  const isSame =
    old?.slot === slot &&
    old.courtName === court.name &&
    old.time === time &&
    old.joinsAbove === joinsAbove &&
    old.joinsBelow === joinsBelow &&
    isSameList(old.occupancies, occupancies);
  if (isSame) return old;
  const filling = occupancies.find((each) => each.id === slot.occupancy_id);
  const fits =
    !filling ||
    slot.state === "join_waitlist" ||
    (filling.start_time === slot.start_time && filling.end_time === slot.end_time);
  return {
    key: slotKey(court.court_id, slot.start_time),
    courtId: court.court_id,
    courtName: court.name,
    slot,
    time,
    until,
    occupancies,
    filling,
    span: fits ? null : `${instantOf(filling.start_time, zone).time}–${instantOf(filling.end_time, zone).time}`,
    joinsAbove,
    joinsBelow,
  };
}

const STAND_ALONE = ["past", "join_waitlist"];

/** Whether one occupancy fills two slots in a row; past slots and slots with a waitlist are drawn one by one. */
const isOne = (above: Slot | undefined, below: Slot | undefined): boolean =>
  above?.occupancy_id !== undefined &&
  above.occupancy_id === below?.occupancy_id &&
  above.state === below.state &&
  !STAND_ALONE.includes(above.state);

const isSameList = <T>(old: readonly T[], list: readonly T[]): boolean =>
  old.length === list.length && old.every((each, at) => each === list[at]);

/** A row of these cells; `old` itself if nothing changed. Its times are those of `lead`, else of the first cell. */
export function buildRow(
  cells: readonly (GridCell | undefined)[],
  row: number,
  old?: GridRow,
  lead = cells.find((cell) => cell !== undefined),
): GridRow {
  if (!lead) throw new Error(`row ${row} has no cell`);
  const { slot, time, until } = lead;
  if (old && old.start === slot.start_time && isSameList(old.cells, cells)) return old;
  return { start: slot.start_time, end: slot.end_time, time, until, labelled: isLabelled(slot, time, row), cells };
}

/** Each hour; each half hour for slots of 30 minutes (docs/product/screens.md#day-grid); each row if slots do not divide the hour. */
function isLabelled(slot: Slot, time: string, row: number): boolean {
  const minutes = (Date.parse(slot.end_time) - Date.parse(slot.start_time)) / 60_000;
  return row === 0 || time.endsWith(":00") || minutes >= 30 || 60 % minutes !== 0;
}
