import { Select, type SelectProps } from "../Select/Select.tsx";

export interface TimeSelectProps extends Omit<SelectProps<string>, "options"> {
  /** First and last choice, `HH:MM`; "24:00" is the day's end. */
  from?: string;
  until?: string;
  /** Minutes. */
  step?: number;
  /** A stored time that stays a choice, also outside of them. */
  stored?: string | null | undefined;
}

const toMinutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
const pad = (part: number) => String(part).padStart(2, "0");

/** A time of day as `HH:MM`, in steps. */
export function TimeSelect({ from = "00:00", until = "23:45", step = 15, stored, ...rest }: TimeSelectProps) {
  const first = toMinutes(from);
  const count = Math.max(0, Math.floor((toMinutes(until) - first) / step) + 1);
  const times = [...Array(count).keys()].map((nth) => {
    const minutes = first + nth * step;
    return `${pad(Math.floor(minutes / 60))}:${pad(minutes % 60)}`;
  });
  const choices = stored && !times.includes(stored) ? [...times, stored].toSorted() : times;
  return <Select {...rest} options={choices.map((time) => ({ value: time, label: time }))} />;
}
