import { clubDate, isDate } from "@courtside/contracts/domain/club-clock.ts";
import { DEFAULT_SPORT } from "@courtside/contracts/domain/sports.ts";
import { useSearchParams } from "@courtside/contracts/shell/index.tsx";
import { useCallback, useMemo } from "react";

const TIME = /^\d{2}:\d{2}$/;

const MINUTES = /^\d{1,4}$/;

/** A time that was chosen on another screen. */
export interface ChosenTime {
  /** "18:00" of the club's clock. */
  time: string;
  /** Null: any. */
  courtId: string | null;
  /** Null: one slot. */
  minutes: number | null;
}

/** The parameters of a {@link ChosenTime}. */
const TIME_PARAMS = ["time", "court", "minutes"] as const;

/** What the screen keeps in its address. */
interface Choice {
  sport?: string;
  date?: string;
  view?: "day" | "week";
  /** On a phone: all courts in one list, or one at a time. */
  courts?: "any" | "one";
}

/**
 * Sport, date and view of the screen, remembered in the address: `?sport=tennis&date=2026-03-08&view=week`. A `time=18:00` was
 * tapped on another screen, and leaves the address once it is selected; `court=<id>&minutes=90` may go with it.
 */
export function useChosenDay(sports: readonly string[], zone: string, now: number) {
  const [params, setParams] = useSearchParams();
  const today = clubDate(now, zone);
  const requested = params.get("date");
  const date = isDate(requested) ? requested : today;
  const fallback = sports.includes(DEFAULT_SPORT) ? DEFAULT_SPORT : (sports[0] ?? DEFAULT_SPORT);
  const sport = params.get("sport")?.toLowerCase() || fallback;

  const choose = useCallback(
    (change: Choice) =>
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
          for (const name of TIME_PARAMS) next.delete(name);
          return next;
        },
        { replace: true },
      ),
    [setParams],
  );
  const [time, courtId, minutes] = TIME_PARAMS.map((name) => params.get(name));
  const chosenTime = useMemo(
    (): ChosenTime | null =>
      time && TIME.test(time)
        ? { time, courtId: courtId ?? null, minutes: minutes && MINUTES.test(minutes) ? Number(minutes) : null }
        : null,
    [time, courtId, minutes],
  );
  return {
    sport,
    date,
    today,
    time: chosenTime,
    dropTime,
    week: params.get("view") === "week",
    courts: params.get("courts"),
    choose,
  };
}
