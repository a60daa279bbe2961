import type { Slot } from "@courtside/contracts/api/client.ts";
import type { CourtDay, Occupancy } from "../../../club-day/court-day.ts";

/** One slot of one court, with all that its cell shows. It stays the same object until something about it changes. */
export interface GridCell {
  key: string;
  courtId: string;
  courtName: string;
  slot: Slot;
  /** Club-local "HH:MM". */
  time: string;
  until: string;
  /** The occupancies of the court during the slot, with their own minutes (also off the slot grid). */
  occupancies: readonly Occupancy[];
  /** The occupancy that determines the slot's state. */
  filling: Occupancy | undefined;
  /** Its club-local times "14:15–15:45", if they differ from the slot's. */
  span: string | null;
  /** The slot before, or after, belongs to the same booking, event or block. */
  joinsAbove: boolean;
  joinsBelow: boolean;
}

/** All slots of a court on one day. On the day's grid, cell `n` is in row `n`. */
export interface GridColumn {
  key: string;
  /** Its header: the court, in a week the day. */
  title: string;
  court: CourtDay;
  cells: readonly GridCell[];
  /** Number of slots that the caller can book. */
  free: number;
  /** Slots are free that a rule keeps from the caller. */
  limited: boolean;
}

export interface GridRow {
  start: string;
  end: string;
  time: string;
  until: string;
  /** Whether the time rail writes this row's time. */
  labelled: boolean;
  /** One for each column; undefined if a column has no slot at this time. */
  cells: readonly (GridCell | undefined)[];
}

/** A day of a sport, courts as columns; or a week of a court, days as columns. Slots as rows. */
export interface Grid {
  columns: readonly GridColumn[];
  rows: readonly GridRow[];
  /** The place of each cell. */
  places: ReadonlyMap<string, Place>;
  /** Columns are days: a cell's accessible name then includes its day. */
  isWeek: boolean;
}

/** The place of a cell. */
export interface Place {
  column: number;
  row: number;
}

export const placeOf = (grid: Grid, key: string | null): Place | null =>
  key === null ? null : (grid.places.get(key) ?? null);

export const cellAt = (grid: Grid, place: Place | null): GridCell | undefined =>
  place ? grid.rows[place.row]?.cells[place.column] : undefined;

export const cellOf = (grid: Grid, key: string | null): GridCell | undefined => cellAt(grid, placeOf(grid, key));

/** The column of a cell: the slots that it may be booked together with. */
export const columnWith = (grid: Grid, key: string): GridColumn | undefined =>
  grid.columns[placeOf(grid, key)?.column ?? -1];

export const columnOf = (grid: Grid, courtId: string): GridColumn | undefined =>
  grid.columns.find((column) => column.court.court_id === courtId);
