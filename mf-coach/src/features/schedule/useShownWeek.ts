import { clubDate, weekStart } from "@courtside/contracts/domain/club-clock.ts";
import { useMe, useSearchParams } from "@courtside/contracts/shell/index.tsx";
import { useState } from "react";

const DATE = /^\d{4}-\d{2}-\d{2}$/;
const isDate = (text: string | null): text is string =>
  text !== null && DATE.test(text) && !Number.isNaN(Date.parse(`${text}T00:00:00Z`));

/** The week and the day in the address: this week without. */
export function useShownWeek() {
  const zone = useMe().club?.time_zone ?? "UTC";
  const [today] = useState(() => clubDate(Date.now(), zone));
  const [params, setParams] = useSearchParams();
  const wanted = params.get("date");
  const date = isDate(wanted) ? wanted : null;
  const show = (next: string) =>
    setParams(
      (last) => {
        last.set("date", next);
        return last;
      },
      { replace: true },
    );
  return { zone, date, sunday: weekStart(date ?? today), current: weekStart(today), today, show };
}
