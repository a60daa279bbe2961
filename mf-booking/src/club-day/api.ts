import { useClubDay } from "@courtside/contracts/shell/useClubDays.ts";
import { useState } from "react";

/**
 * The day grid of a date and sport. While another day of the same sport loads, `shape` is the last one known: its courts
 * and times are shown as headers, its cells are not.
 */
export function useAvailability(date: string, sport: string) {
  const { grid, ...day } = useClubDay(date, sport);
  const [last, setLast] = useState({ sport, grid });
  // State is adjusted while rendering, once for each day: React renders again with it before it paints.
  if (grid && (last.sport !== sport || last.grid?.date !== grid.date)) setLast({ sport, grid });
  return { ...day, availability: grid, shape: grid ?? (last.sport === sport ? last.grid : undefined) };
}
