import { dateLabel } from "@courtside/contracts/domain/club-clock.ts";
import { buildRow, placesOf } from "./build-grid.ts";
import { columnOf, type Grid, type GridCell, type GridColumn } from "./grid.ts";

/** A day's own grid, with its date `YYYY-MM-DD`. */
export interface WeekDay {
  date: string;
  grid: Grid;
}

/**
 * One court over several days: days as columns, times of the club's clock as rows. The cells are those of the days' own grids.
 * A day that is shorter, closed or changes its clock leaves gaps. `today`'s column gives the rows their instants.
 */
export function buildWeek(days: readonly WeekDay[], courtId: string, today: string, previous?: Grid): Grid {
  const columns = days.flatMap(({ date, grid }) => {
    const column = columnOf(grid, courtId);
    return column ? [dayColumn(date, column, previous)] : [];
  });
  const byTime = columns.map(({ cells }) => cellsByTime(cells));
  const times = [...new Set(byTime.flatMap((cells) => [...cells.keys()]))].sort();
  const running = columns.findIndex((column) => column.key === today);
  const before = new Map(previous?.rows.map((row) => [row.start, row]));
  const rows = times.map((time, at) => {
    const cells = byTime.map((each) => each.get(time));
    const lead = cells[running] ?? cells.find((cell) => cell !== undefined);
    return buildRow(cells, at, before.get(lead?.slot.start_time ?? ""), lead);
  });
  return { columns, rows, places: placesOf(rows), isWeek: true };
}

function dayColumn(date: string, column: GridColumn, previous?: Grid): GridColumn {
  const known = previous?.columns.find((each) => each.key === date);
  return known?.cells === column.cells ? known : { ...column, key: date, title: dateLabel(date) };
}

/** By hour and minute in the order of the day; an hour that the clock repeats has a second entry after the first. */
function cellsByTime(cells: readonly GridCell[]): Map<string, GridCell> {
  const found = new Map<string, GridCell>();
  for (const cell of cells) {
    const [hour, minute] = cell.time.split(":");
    const first = `${hour} ${minute}`;
    found.set(found.has(first) ? `${hour} again ${minute}` : first, cell);
  }
  return found;
}

/** The courts of several days, each with its free slots of all days. */
export function courtsOver(days: readonly WeekDay[]) {
  const found = new Map<string, { id: string; name: string; free: number; limited: boolean }>();
  for (const { court, free, limited } of days.flatMap(({ grid }) => grid.columns)) {
    const before = found.get(court.court_id) ?? { free: 0, limited: false };
    found.set(court.court_id, {
      id: court.court_id,
      name: court.name,
      free: before.free + free,
      limited: before.limited || limited,
    });
  }
  return [...found.values()];
}
