import { clubDate } from "@courtside/contracts/domain/club-clock.ts";
import { DEFAULT_SPORT } from "@courtside/contracts/domain/sports.ts";
import { useSearchParams } from "@courtside/contracts/shell/index.tsx";
import { useCallback } from "react";

const TIME = /^\d{2}:\d{2}$/;
const DATE = /^\d{4}-\d{2}-\d{2}$/;

/**
 * Sport, date and view of the screen, remembered in the address: `?sport=tennis&date=2026-03-08&view=week`. A `time=18:00` was
 * tapped on another screen, and leaves the address once it is selected.
 */
export function useChosenDay(sports: readonly string[], zone: string, now: number) {
  const [params, setParams] = useSearchParams();
  const today = clubDate(now, zone);
  const requested = params.get("date");
  const date = requested && DATE.test(requested) && !Number.isNaN(Date.parse(requested)) ? requested : today;
  const fallback = sports.includes(DEFAULT_SPORT) ? DEFAULT_SPORT : (sports[0] ?? DEFAULT_SPORT);
  const sport = params.get("sport")?.toLowerCase() || fallback;

  const choose = useCallback(
    (change: { sport?: string; date?: string; view?: "day" | "week" }) =>
      setParams(
        (current) => {
          const next = new URLSearchParams(current);
          for (const [name, value] of Object.entries(change)) next.set(name, value);
          return next;
        },
        { replace: true },
      ),
    [setParams],
  );
  const dropTime = useCallback(
    () =>
      setParams(
        (current) => {
          const next = new URLSearchParams(current);
          next.delete("time");
          return next;
        },
        { replace: true },
      ),
    [setParams],
  );
  const time = params.get("time");
  return {
    sport,
    date,
    today,
    time: time && TIME.test(time) ? time : null,
    dropTime,
    week: params.get("view") === "week",
    choose,
  };
}
