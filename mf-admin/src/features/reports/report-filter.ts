import { addDays, isDate } from "@courtside/contracts/domain/club-clock.ts";

export interface ReportFilter {
  /** Dates, both included. */
  from: string;
  to: string;
  sport: string;
  /** A court's id, or empty. */
  court: string;
}

export const PRESETS = [
  { value: "28", label: "Last 4 weeks" },
  { value: "month", label: "This month" },
  { value: "last-month", label: "Last month" },
  { value: "year", label: "This year" },
  { value: "3-years", label: "Last 3 years" },
] as const;
export type Preset = (typeof PRESETS)[number]["value"];

const firstOfMonth = (date: string): string => `${date.slice(0, 7)}-01`;

/** The dates of a preset. */
export function presetRange(preset: Preset, today: string): Pick<ReportFilter, "from" | "to"> {
  switch (preset) {
    case "28":
      return { from: addDays(today, -27), to: today };
    case "month":
      return { from: firstOfMonth(today), to: today };
    case "last-month": {
      const to = addDays(firstOfMonth(today), -1);
      return { from: firstOfMonth(to), to };
    }
    case "year":
      return { from: `${today.slice(0, 4)}-01-01`, to: today };
    case "3-years": {
      const year = Number(today.slice(0, 4)) - 3;
      const sameDay = `${year}${today.slice(4)}`;
      // Of February 29 there is none.
      return { from: addDays(isDate(sameDay) ? sameDay : `${year}-02-28`, 1), to: today };
    }
  }
}

const isDay = (text: string | null): text is string => isDate(text) && text.startsWith("20");

/** The filter of an address; what is missing or wrong in it is the last four weeks. */
export function readFilter(get: (name: string) => string | null, today: string): ReportFilter {
  const [from, to] = [get("from"), get("to")];
  const range = isDay(from) && isDay(to) && from <= to ? { from, to } : presetRange("28", today);
  return { ...range, sport: get("sport") ?? "", court: get("court") ?? "" };
}

export const presetOf = ({ from, to }: ReportFilter, today: string): Preset | undefined =>
  PRESETS.find(({ value }) => {
    const range = presetRange(value, today);
    return range.from === from && range.to === to;
  })?.value;
