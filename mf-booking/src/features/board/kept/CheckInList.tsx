import type { Club } from "@courtside/contracts/api/client.ts";
import { checkInViolation } from "@courtside/contracts/domain/check-in.ts";
import { clubTime } from "@courtside/contracts/domain/club-clock.ts";
import { useMe } from "@courtside/contracts/shell/index.tsx";
import { Alert, Button, Card } from "@courtside/design-system/core.tsx";
import { useEffect, useState } from "react";
import { useNow } from "../../../club-day/clock.ts";
import { occupancyText, spanText } from "../board-text.ts";
import styles from "../Panels.module.css";
import { type DeskCheckIn, keepCheckIn, readCheckIns } from "./desk-check-ins.ts";
import type { DeskDays } from "./desk-days.ts";

/** Check-in at the desk while the network is gone: kept here, and delivered when it is back. Shortly before midnight also for the day after. */
export function CheckInList({ club, kept }: { club: NonNullable<Club>; kept: DeskDays }) {
  const { profile } = useMe();
  const zone = club.time_zone;
  const now = useNow(kept.offset ?? 0);
  const [waiting, setWaiting] = useState<DeskCheckIn[]>([]);
  const [failed, setFailed] = useState(false);
  const owner = { userId: profile.id, clubId: club.id };
  useEffect(() => {
    readCheckIns({ userId: profile.id, clubId: club.id }).then(
      (read) => setWaiting([...read.values()]),
      (error: unknown) => console.debug("Check-ins could not be read", error),
    );
  }, [profile.id, club.id]);
  const checkIn = (booking_id: string) => {
    const made = { booking_id, at: new Date(Date.now() + (kept.offset ?? 0)).toISOString() };
    keepCheckIn(owner, made).then(
      () => {
        setFailed(false);
        setWaiting((before) => [...before, made]);
      },
      () => setFailed(true),
    );
  };
  const courts = kept.days.flatMap((day) => day.courts);
  const present = courts.flatMap(({ court }) =>
    court.occupancies.flatMap((occupancy) => {
      const { booking_id: id, start_time, end_time, is_checked_in } = occupancy;
      const time = { status: "confirmed", startsAt: Date.parse(start_time), endsAt: Date.parse(end_time) };
      if (!id || is_checked_in || checkInViolation(time, now)) return [];
      return [{ id, occupancy, courtName: court.name, at: waiting.find(({ booking_id }) => booking_id === id)?.at }];
    }),
  );
  if (present.length === 0) return null;
  return (
    <Card
      title="Check in"
      level={2}
      description="Kept here until the network is back. Please stay signed in until then."
    >
      {failed && (
        <Alert tone="error" role="alert">
          The check-in could not be kept. Please note it on paper.
        </Alert>
      )}
      <ul className={styles.list} aria-label="Check in">
        {present.map(({ id, occupancy, courtName, at }) => {
          const what = `${courtName}, ${spanText(occupancy.start_time, occupancy.end_time, zone)}`;
          return (
            <li key={id} className={styles.entry}>
              <span className={styles.item}>
                <strong>{occupancyText(occupancy)}</strong>
                <span className={styles.detail}>{what}</span>
              </span>
              {at ? (
                <span role="status">Checked in at {clubTime(at, zone)}</span>
              ) : (
                <Button aria-label={`Check in ${occupancyText(occupancy)}, ${what}`} onClick={() => checkIn(id)}>
                  Check in
                </Button>
              )}
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
