import { clubDate, isDate } from "@courtside/contracts/domain/club-clock.ts";
import { useSearchParams } from "@courtside/contracts/shell/index.tsx";
import { useCallback } from "react";
import { ZOOMS, type Zoom } from "./board-day.ts";

interface BoardChange {
  date?: string;
  /** null: all sports. */
  sport?: string | null;
  zoom?: Zoom;
  /** null: a day. */
  span?: "week" | null;
  /** The week of one court; null: of all. */
  only?: string | null;
  /** For a coach: all courts instead of those where they are. */
  courts?: "all" | null;
}

/**
 * Day, sport and zoom of the board, kept in the address: `?date=2026-03-08&sport=tennis&zoom=30`. No sport: all. With `span=week`
 * the week around the day, with `only=<court id>` that of one court. Back returns to the day or week from which another was opened.
 */
export function useBoardAddress(sports: readonly string[], slotMinutes: number, zone: string, now: number) {
  const [params, setParams] = useSearchParams();
  const today = clubDate(now, zone);
  const asked = params.get("date");
  const date = isDate(asked) ? asked : today;
  const sport = params.get("sport")?.toLowerCase() ?? null;
  const zoom =
    ZOOMS.find((each) => String(each) === params.get("zoom")) ?? ZOOMS.findLast((each) => each <= slotMinutes);
  const choose = useCallback(
    (change: BoardChange) => {
      const opensAnother = (["span", "only"] as const).some(
        (name) => change[name] !== undefined && change[name] !== params.get(name),
      );
      setParams(
        (current) => {
          const next = new URLSearchParams(current);
          for (const [name, value] of Object.entries(change)) {
            if (value === null) next.delete(name);
            else next.set(name, String(value));
          }
          return next;
        },
        { replace: !opensAnother },
      );
    },
    [params, setParams],
  );
  return {
    date,
    today,
    sport: sport !== null && sports.includes(sport) ? sport : null,
    zoom: zoom ?? 60,
    showsAll: params.get("courts") === "all",
    isWeek: params.get("span") === "week",
    courtId: params.get("only"),
    choose,
  };
}
