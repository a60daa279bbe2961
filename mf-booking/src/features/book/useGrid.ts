import type { Availability } from "@courtside/contracts/api/client.ts";
import { useState } from "react";
import { buildGrid } from "../../day/build-grid.ts";
import type { Grid } from "../../day/grid.ts";

/** The grid of an answer; what a refetch left unchanged is the same object as before. */
export function useGrid({ courts, time_zone: zone }: Availability): Grid {
  const [built, setBuilt] = useState(() => ({ courts, zone, grid: buildGrid(courts, zone) }));
  if (built.courts === courts && built.zone === zone) return built.grid;
  const grid = buildGrid(courts, zone, built.grid);
  // State adjusted while rendering: React renders again with it at once, before anything is painted.
  setBuilt({ courts, zone, grid });
  return grid;
}
