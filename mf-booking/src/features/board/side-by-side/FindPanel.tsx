import { type FreeCourt, type FreeTime, freeTimes } from "@courtside/contracts/domain/club-day/free-times.ts";
import { sportLabel } from "@courtside/contracts/domain/sports.ts";
import { useClubDay } from "@courtside/contracts/shell/useClubDays.ts";
import { Button, Card, Segmented, Stack, Text } from "@courtside/design-system/core.tsx";
import { useEffect, useRef, useState } from "react";
import { lengthLabel } from "../../../club-day/slot-range.ts";
import { spanText } from "../board-text.ts";
import styles from "../Panels.module.css";

/** What was found: courts that stand side by side, free at one time. Epoch ms. */
export interface FoundCourts {
  courtIds: string[];
  start: number;
  end: number;
}

interface FindPanelProps {
  date: string;
  /** "Today, Sun, Mar 8". */
  dayLabel: string;
  /** Those that the board shows. */
  sports: readonly string[];
  slotMinutes: number;
  onFound: (found: FoundCourts) => void;
  onClose: () => void;
}

const COUNTS = ["1", "2", "3", "4"];
const LENGTHS = [30, 60, 90, 120, 180];

/** When so many neighbouring courts are free for so long (docs/product/screens.md#the-board). It follows the board's live changes. */
export function FindPanel({ date, dayLabel, sports, slotMinutes, onFound, onClose }: FindPanelProps) {
  const [first = ""] = sports;
  const [asked, setSport] = useState(first);
  const sport = sports.includes(asked) ? asked : first;
  const [count, setCount] = useState(2);
  const [minutes, setMinutes] = useState(slotMinutes);
  const { grid } = useClubDay(date, sport);
  const times = grid ? freeTimes(grid, { minutes, sideBySide: count }) : [];
  const choices = useRef<HTMLDivElement>(null);
  // The panel is loaded when it is first opened, after the focus was to move into it.
  useEffect(() => choices.current?.querySelector<HTMLElement>("input:checked")?.focus(), []);
  const lengths = LENGTHS.includes(slotMinutes) ? LENGTHS : [slotMinutes, ...LENGTHS];
  return (
    <Card title="Find courts side by side" description={dayLabel}>
      <Stack ref={choices} gap={12}>
        {sports.length > 1 && (
          <Segmented
            label="Sport"
            look="pills"
            wrap
            value={sport}
            onChange={setSport}
            options={sports.map((each) => ({ value: each, label: sportLabel(each) }))}
          />
        )}
        <Segmented
          label="Courts"
          value={String(count)}
          onChange={(next) => setCount(Number(next))}
          options={COUNTS.map((each) => ({ value: each, label: each === "1" ? "1 court" : each }))}
        />
        <Segmented
          label="Length"
          look="pills"
          wrap
          value={String(minutes)}
          onChange={(next) => setMinutes(Number(next))}
          options={lengths.map((each) => ({ value: String(each), label: lengthLabel(each) }))}
        />
        {grid && times.length === 0 && (
          <Text as="p" tone="secondary">
            {count === 1 ? "No court is" : `No ${count} courts side by side are`} free for {lengthLabel(minutes)} on
            this day.
          </Text>
        )}
        {grid && times.length > 0 && (
          <ul className={styles.list} aria-label="Free times">
            {times.map((time) => (
              <FoundTime
                key={`${time.start_time} ${time.courts[0]?.court_id}`}
                time={time}
                count={count}
                zone={grid.time_zone}
                onFound={onFound}
              />
            ))}
          </ul>
        )}
        <Button onClick={onClose}>Close</Button>
      </Stack>
    </Card>
  );
}

interface FoundTimeProps {
  time: FreeTime;
  count: number;
  zone: string;
  onFound: (found: FoundCourts) => void;
}

/** A time with its row of neighbours; of more than are wanted the first ones are taken. */
function FoundTime({ time, count, zone, onFound }: FoundTimeProps) {
  const [start, end] = [Date.parse(time.start_time), Date.parse(time.end_time)];
  const chosen = time.courts.slice(0, count);
  const rest = time.courts.slice(count);
  const span = spanText(start, end, zone);
  return (
    <li className={styles.entry}>
      <span className={styles.item}>
        <strong>{span}</strong>
        <span className={styles.detail}>
          {namesOf(chosen)}
          {rest.length > 0 && `; also ${namesOf(rest)}`}
        </span>
      </span>
      <Button
        size="small"
        aria-label={`Book ${namesOf(chosen)} at ${span}`}
        onClick={() => onFound({ courtIds: chosen.map(({ court_id }) => court_id), start, end })}
      >
        Book
      </Button>
    </li>
  );
}

const namesOf = (courts: readonly FreeCourt[]): string => courts.map(({ court_name }) => court_name).join(", ");
