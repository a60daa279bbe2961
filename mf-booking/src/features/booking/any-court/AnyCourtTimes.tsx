import type { Availability } from "@courtside/contracts/api/client.ts";
import { addDays, dateYearLabel } from "@courtside/contracts/domain/club-clock.ts";
import { freeTimes } from "@courtside/contracts/domain/club-day/free-times.ts";
import type { PartOfDay } from "@courtside/contracts/domain/part-of-day.ts";
import { Button, Empty, IconArrowRight, Skeleton, Tag, VisuallyHidden } from "@courtside/design-system/core.tsx";
import { type MouseEvent, useId, useMemo, useState } from "react";
import { LengthChoice } from "../../../club-day/LengthChoice.tsx";
import { lengthLabel, slotKey } from "../../../club-day/slot-range.ts";
import { useFirstFreeDay } from "../../../club-day/useFirstFreeDay.ts";
import { dayNotice } from "../confirm/day-rules.ts";
import { rangeOf } from "../confirm/next-step.ts";
import { cellOf, type Grid } from "../grid/grid.ts";
import type { GridStore } from "../grid/grid-store.ts";
import styles from "./AnyCourtTimes.module.css";
import { courtCount, courtNames, type ListedTime, lengthsOf, timeSections } from "./time-list.ts";

interface AnyCourtTimesProps {
  availability: Availability;
  grid: Grid;
  store: GridStore;
  sport: string;
  /** When the person mostly plays: these times come first. */
  usual: PartOfDay | null;
  onDate: (date: string) => void;
}

const PART_TITLES: Record<PartOfDay, string> = { morning: "Morning", afternoon: "Afternoon", evening: "Evening" };

/** The free times of all courts in one list; a tap opens the booking (docs/product/screens.md#any-court). */
export function AnyCourtTimes({ availability, grid, store, sport, usual, onDate }: AnyCourtTimesProps) {
  const { date, time_zone: zone, slot_length_minutes: slot, longest_booking_minutes: longest } = availability;
  const lengths = lengthsOf(slot, longest);
  const [chosen, setChosen] = useState(slot);
  const minutes = lengths.includes(chosen) ? chosen : slot;
  const sections = useMemo(
    () => timeSections(freeTimes(availability, { minutes }), zone, usual),
    [availability, minutes, zone, usual],
  );

  // Why nothing can be booked stands above; courts may be free all the same.
  const nothing = dayNotice(availability) ? "Nothing can be booked" : "No court is free";
  const emptyTitle = `${nothing}${minutes > slot ? ` for ${lengthLabel(minutes)}` : ""} on ${dateYearLabel(date, zone)}`;

  const onTime = (time: ListedTime, event: MouseEvent) => {
    const [court] = time.courts;
    const range = court && rangeOf({ ...court, ...time }, grid);
    if (!range) return;
    const { takes } = store.get();
    const cell = cellOf(grid, slotKey(range.courtId, range.start));
    if (takes) return cell && takes(cell);
    const opened = { kind: "confirm" } as const;
    const byKeyboard = event.detail === 0;
    store.set({ range, active: rowKey(time), anchor: null, lost: false, opened, anyCourt: true, byKeyboard });
  };
  return (
    // The focus returns here if the chosen time is no longer listed.
    <section aria-label="Free times" tabIndex={-1} data-times="" className={styles.times}>
      {lengths.length > 1 && (
        <LengthChoice
          label="Length"
          value={String(minutes)}
          onChange={(value) => setChosen(Number(value))}
          options={lengths.map((each) => ({ value: String(each), label: lengthLabel(each) }))}
        />
      )}
      {sections.map(({ part, times }) => (
        <TimeSection key={part} title={PART_TITLES[part]} isUsual={part === usual} times={times} onTime={onTime} />
      ))}
      {sections.length === 0 && (
        <Empty
          compact
          title={emptyTitle}
          action={<NextFreeDay key={date} zone={zone} sport={sport} after={date} minutes={minutes} onDate={onDate} />}
        />
      )}
    </section>
  );
}

/** Names a row for the focus, whichever courts are free at its time. */
const rowKey = ({ start_time }: ListedTime): string => `any ${start_time}`;

interface TimeSectionProps {
  title: string;
  isUsual: boolean;
  times: readonly ListedTime[];
  onTime: (time: ListedTime, event: MouseEvent) => void;
}

function TimeSection({ title, isUsual, times, onTime }: TimeSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.section}>
      <h2 id={id} className={styles.title}>
        {title} {isUsual && <Tag>Your usual time</Tag>}
      </h2>
      <ul className={styles.list}>
        {times.map((time) => (
          <li key={time.start_time}>
            <button
              type="button"
              aria-haspopup="dialog"
              data-cell={rowKey(time)}
              className={styles.row}
              onClick={(event) => onTime(time, event)}
            >
              <span className={styles.clock}>
                {time.time}
                <VisuallyHidden>–{time.until},</VisuallyHidden>
              </span>
              <span className={styles.courts}>
                <span className={styles.count}>{courtCount(time.courts.length)} free</span>
                <VisuallyHidden>: </VisuallyHidden>
                <span className={styles.names}>{courtNames(time.courts)}</span>
              </span>
              <IconArrowRight />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface NextFreeDayProps {
  zone: string;
  sport: string;
  after: string;
  minutes: number;
  onDate: (date: string) => void;
}

/** Leads to the next day with a free time. Only a day without one reads the days after it. */
function NextFreeDay({ zone, sport, after, minutes, onDate }: NextFreeDayProps) {
  const { date, free, isPending, isError, isCut } = useFirstFreeDay([sport], addDays(after, 1), { minutes });
  if (isPending) return <Skeleton width={220} height={44} />;
  if (isError) return <p>The days after it could not be loaded.</p>;
  if (free.length === 0 && isCut) return <p>In the two weeks after it, no day that you can book has a free time.</p>;
  if (free.length === 0) return <p>No later day that you can book has a free time.</p>;
  return (
    <Button iconEnd={<IconArrowRight />} onClick={() => onDate(date)}>
      Next free day: {dateYearLabel(date, zone)}
    </Button>
  );
}
