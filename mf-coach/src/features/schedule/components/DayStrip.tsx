import { dateLabel } from "@courtside/contracts/domain/club-clock.ts";
import { Segmented } from "@courtside/design-system/core.tsx";
import { useLayoutEffect, useRef } from "react";
import type { CoachDay } from "./coachWeek.ts";

interface DayStripProps {
  days: readonly CoachDay[];
  value: string;
  onChange: (date: string) => void;
}

/** The week's days with how much stands on each; the chosen one is in sight. */
export function DayStrip({ days, value, onChange }: DayStripProps) {
  const strip = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const chosen = strip.current?.querySelector(`input[value="${value}"]`);
    chosen?.parentElement?.scrollIntoView({ block: "nearest", inline: "center" });
  }, [value]);
  return (
    <div ref={strip}>
      <Segmented
        label="Day"
        look="pills"
        options={days.map(({ date, items }) => ({
          value: date,
          label: dateLabel(date),
          hint: items.length > 0 ? items.length : undefined,
        }))}
        value={value}
        onChange={onChange}
      />
    </div>
  );
}
