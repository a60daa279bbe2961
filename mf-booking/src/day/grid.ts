import type { Availability, Slot } from "@courtside/contracts/api/client.ts";

export type CourtDay = Availability["courts"][number];
export type Occupancy = CourtDay["occupancies"][number];

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

/** All slots of a court; cell `n` stands in row `n`. */
export interface GridColumn {
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
  /** One for each court. */
  cells: readonly GridCell[];
}

/** A day of a sport: courts as columns, slots as rows. */
export interface Grid {
  columns: readonly GridColumn[];
  rows: readonly GridRow[];
}

/** Where a cell stands. */
export interface Place {
  column: number;
  row: number;
}

export const placeOf = (grid: Grid, key: string | null): Place | null => {
  const [courtId, start] = key?.split(" ") ?? [];
  const column = grid.columns.findIndex((each) => each.court.court_id === courtId);
  const row = grid.rows.findIndex((each) => each.start === start);
  return column < 0 || row < 0 ? null : { column, row };
};

export const cellAt = (grid: Grid, place: Place | null): GridCell | undefined =>
  place ? grid.columns[place.column]?.cells[place.row] : undefined;

export const cellOf = (grid: Grid, key: string | null): GridCell | undefined => cellAt(grid, placeOf(grid, key));

export const columnOf = (grid: Grid, courtId: string): GridColumn | undefined =>
  grid.columns.find((column) => column.court.court_id === courtId);
