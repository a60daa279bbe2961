import type { WaitingMember } from "@courtside/contracts/api/client.ts";
import { clubTime, localDateTime } from "@courtside/contracts/domain/club-clock.ts";
import { sportLabel } from "@courtside/contracts/domain/sports.ts";
import { Button, Card, LinkButton, Tag, Text } from "@courtside/design-system/core.tsx";
import { windowLabel } from "../../club-day/window-label.ts";
import { marksOn, partnersText } from "../../players/occupancy-players.ts";
import { useWaitingFor } from "./api.ts";
import { type Axis, type BoardCourt, type FilledCell, instantOf, MINUTE } from "./board-day.ts";
import { occupancyName, occupancyType, spanText } from "./board-text.ts";
import { freeTimeFor } from "./free-time.ts";
import { isTheirs } from "./own-courts.ts";
import styles from "./Panels.module.css";

interface ArrivingProps {
  /** A coach sees only what is theirs. */
  isDesk: boolean;
  courts: readonly BoardCourt[];
  axis: Axis;
  /** The server's, epoch ms. */
  now: number;
  onOpen: (cell: Pick<FilledCell, "courtId" | "occupancy">) => void;
}

const HOUR = 60 * MINUTE;
const WITH_PEOPLE = ["booked", "own", "lesson", "event"];

/** Who plays from now until an hour ahead, by start. */
export function Arriving({ isDesk, courts, axis, now, onOpen }: ArrivingProps) {
  const soon = courts
    .flatMap(({ court }) => court.occupancies.map((occupancy) => ({ court, occupancy })))
    .filter(({ occupancy }) => {
      const { start_time, state } = occupancy;
      if (!isDesk && !isTheirs(occupancy)) return false;
      const ahead = Date.parse(start_time) - now;
      return WITH_PEOPLE.includes(state) && ahead >= 0 && ahead <= HOUR;
    })
    .sort((one, other) => one.occupancy.start_time.localeCompare(other.occupancy.start_time));
  return (
    <Card title="Arriving in the next hour" level={2}>
      {soon.length === 0 ? (
        <Text as="p" tone="secondary">
          No player arrives in the next hour.
        </Text>
      ) : (
        <ul className={styles.list} aria-label="Arriving in the next hour">
          {soon.map(({ court, occupancy }) => (
            <li key={occupancy.id} className={styles.entry}>
              <span className={styles.item}>
                <strong>{occupancyName(occupancy)}</strong>
                <span className={styles.detail}>
                  {[
                    clubTime(occupancy.start_time, axis.zone),
                    court.name,
                    occupancyType(occupancy),
                    partnersText(occupancy),
                  ]
                    .filter(Boolean)
                    .join(", ")}
                </span>
                {marksOn(occupancy).map(({ sign, text }) => (
                  <Tag key={sign} tone="warning">
                    {text}
                  </Tag>
                ))}
              </span>
              <Button
                size="small"
                aria-label={`Open ${occupancyName(occupancy)}, ${court.name}`}
                onClick={() => onOpen({ courtId: court.court_id, occupancy })}
              >
                Open
              </Button>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

interface WaitingProps {
  date: string;
  sport: string | null;
  courts: readonly BoardCourt[];
  axis: Axis;
  now: number;
  slotMinutes: number;
  onFree: (entry: WaitingMember, slot: { courtId: string; start: number; end: number }) => void;
}

/** The members who wait for this day: what they asked for, and the first free time that fits it. */
export function Waiting({ date, sport, courts, axis, now, slotMinutes, onFree }: WaitingProps) {
  const { data } = useWaitingFor(date, sport, true);
  const entries = data?.data ?? [];
  if (entries.length === 0) return null;
  return (
    <Card title="Waiting for this day" level={2} footer={<LinkButton href="/waitlist">All entries</LinkButton>}>
      <ul className={styles.list} aria-label="Waiting for this day">
        {entries.map((entry) => {
          const { preferred_start_time: from, preferred_end_time: until } = entry;
          const fit = freeTimeFor(courts, axis, now, slotMinutes * MINUTE, {
            sport: entry.sport,
            courtId: entry.court_id,
            from: boundOf(axis, date, from),
            until: boundOf(axis, date, until),
          });
          return (
            <li key={entry.id} className={styles.entry}>
              <span className={styles.item}>
                <strong>{entry.user_name}</strong>
                <span className={styles.detail}>
                  {[sportLabel(entry.sport), entry.court_name, windowLabel(entry)].filter(Boolean).join(", ")}
                </span>
                {fit && (
                  <span className={styles.detail}>
                    {`Free: ${fit.courtName}, ${spanText(fit.start, fit.end, axis.zone)}`}
                  </span>
                )}
              </span>
              {fit ? (
                <Button
                  size="small"
                  aria-label={`Assign ${fit.courtName} to ${entry.user_name}`}
                  onClick={() => onFree(entry, fit)}
                >
                  Assign
                </Button>
              ) : (
                <span className={styles.detail}>Nothing free</span>
              )}
            </li>
          );
        })}
      </ul>
    </Card>
  );
}

/** The instant of a preferred time; outside the opening hours it is their start or end. */
function boundOf(axis: Axis, date: string, time: string | null): number | null {
  if (!time) return null;
  const clock = localDateTime(date, time.slice(0, 5)).slice(11, 16);
  return instantOf(axis, clock) ?? (clock < clubTime(axis.opens, axis.zone) ? axis.opens : axis.closes);
}
