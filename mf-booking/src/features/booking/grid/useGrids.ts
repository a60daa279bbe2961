import type { Availability } from "@courtside/contracts/api/client.ts";
import { useState } from "react";
import { buildGrid } from "./build-grid.ts";
import { buildWeek, type WeekDay } from "./build-week.ts";
import type { Grid } from "./grid.ts";

/** The grid of a response; what a refetch left unchanged is the same object as before. */
export function useGrid({ courts, time_zone: zone }: Availability): Grid {
  const [built, setBuilt] = useState(() => ({ courts, zone, grid: buildGrid(courts, zone) }));
  if (built.courts === courts && built.zone === zone) return built.grid;
  const grid = buildGrid(courts, zone, built.grid);
  // State is adjusted while rendering: React renders again with it before it paints.
  setBuilt({ courts, zone, grid });
  return grid;
}

interface Built {
  responses: readonly Availability[];
  days: readonly WeekDay[];
  courtId: string;
  today: string;
  week: Grid;
}

/** Each day's own grid, and one court's week of them; what a refetch left unchanged is the same object as before. */
export function useWeekGrids(responses: readonly Availability[], courtId: string, today: string): Built {
  const [built, setBuilt] = useState(() => build(responses, courtId, today));
  const isSame =
    built.courtId === courtId &&
    built.today === today &&
    built.responses.length === responses.length &&
    responses.every(
      (response, at) => response.courts === built.responses[at]?.courts && response.date === built.days[at]?.date,
    );
  if (isSame) return built;
  const next = build(responses, courtId, today, built);
  // State is adjusted while rendering: React renders again with it before it paints.
  setBuilt(next);
  return next;
}

function build(responses: readonly Availability[], courtId: string, today: string, previous?: Built): Built {
  const days = responses.map(({ date, courts, time_zone: zone }) => {
    const known = previous?.days.find((day) => day.date === date)?.grid;
    return { date, grid: buildGrid(courts, zone, known) };
  });
  const before = previous?.courtId === courtId ? previous.week : undefined;
  return { responses, days, courtId, today, week: buildWeek(days, courtId, today, before) };
}
