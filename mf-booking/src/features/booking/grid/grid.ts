import type { Slot } from "@courtside/contracts/api/client.ts";
import type { CourtDay, Occupancy } from "../../../club-day/court-day.ts";

/** One slot of one court, with all that its cell shows. The same object as before while nothing about it changed. */
export interface GridCell {
  key: string;
  courtId: string;
  courtName: string;
  slot: Slot;
  /** Club-local "HH:MM". */
  time: string;
  until: string;
  /** What fills the court during the slot, with true minutes (also off the slot grid). */
  occupancies: readonly Occupancy[];
  /** The one among them that gave the slot its state. */
  filling: Occupancy | undefined;
  /** Its club-local times "14:15–15:45", where they are not the slot's own. */
  span: string | null;
  /** The slot before, or after, belongs to the same booking, event or block. */
  joinsAbove: boolean;
  joinsBelow: boolean;
}

/** All slots of a court on one day. On the day's grid, cell `n` stands in row `n`. */
export interface GridColumn {
  key: string;
  /** What stands above it: the court, in a week the day. */
  title: string;
  court: CourtDay;
  cells: readonly GridCell[];
  /** Slots this person can take. */
  free: number;
}

export interface GridRow {
  start: string;
  end: string;
  time: string;
  until: string;
  /** Whether the time rail writes this row's time. */
  labelled: boolean;
  /** One for each column; undefined where a column has no slot at this time. */
  cells: readonly (GridCell | undefined)[];
}

/** A day of a sport, courts as columns; or a week of a court, days as columns. Slots as rows. */
export interface Grid {
  columns: readonly GridColumn[];
  rows: readonly GridRow[];
  /** Where each cell stands. */
  places: ReadonlyMap<string, Place>;
  /** Columns are days: a cell's name then says which. */
  isWeek: boolean;
}

/** Where a cell stands. */
export interface Place {
  column: number;
  row: number;
}

export const placeOf = (grid: Grid, key: string | null): Place | null =>
  key === null ? null : (grid.places.get(key) ?? null);

export const cellAt = (grid: Grid, place: Place | null): GridCell | undefined =>
  place ? grid.rows[place.row]?.cells[place.column] : undefined;

export const cellOf = (grid: Grid, key: string | null): GridCell | undefined => cellAt(grid, placeOf(grid, key));

/** The column in which a cell stands: the slots that it may be booked together with. */
export const columnWith = (grid: Grid, key: string): GridColumn | undefined =>
  grid.columns[placeOf(grid, key)?.column ?? -1];

export const columnOf = (grid: Grid, courtId: string): GridColumn | undefined =>
  grid.columns.find((column) => column.court.court_id === courtId);
