import { useSearchParams } from "@courtside/contracts/shell/index.tsx";
import type { WaitingFilter } from "./api/useWaiting.ts";

const DATE = /^\d{4}-\d{2}-\d{2}$/;
const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The filters of `/waitlist`, kept in the address: `?date=2026-03-08&court=…&sport=tennis`. */
export function useWaitingFilter(sports: readonly string[]) {
  const [params, setParams] = useSearchParams();
  const asked = params.get("date");
  const court = params.get("court");
  const sport = params.get("sport");
  const filter: WaitingFilter = {
    date: asked && DATE.test(asked) && !Number.isNaN(Date.parse(asked)) ? asked : null,
    courtId: court && ID.test(court) ? court : null,
    sport: sport && sports.includes(sport) ? sport : null,
  };
  const onFilter = ({ date, courtId, sport }: WaitingFilter) => {
    const set = Object.entries({ date, court: courtId, sport }).filter(([, value]) => value !== null);
    setParams(Object.fromEntries(set) as Record<string, string>, { replace: true });
  };
  return { filter, onFilter };
}
