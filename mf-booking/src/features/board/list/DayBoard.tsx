import { cancelViolation } from "@courtside/contracts/domain/booking-rules.ts";
import { clubTime } from "@courtside/contracts/domain/club-clock.ts";
import type { ClubRules } from "@courtside/contracts/domain/club-rules.ts";
import { takesBookings } from "@courtside/contracts/domain/courts.ts";
import type { Role } from "@courtside/contracts/domain/roles.ts";
import { sportLabel } from "@courtside/contracts/domain/sports.ts";
import { Button, Card, Empty, Grid, Tag, Text } from "@courtside/design-system/core.tsx";
import type { ComponentProps } from "react";
import type { CancelTarget, CourtDay, Occupancy } from "../../../club-day/court-day.ts";
import { marksOn, partnersText } from "../../../players/occupancy-players.ts";
import styles from "./DayBoard.module.css";
import { fillingName } from "./filling-name.ts";

interface DayBoardProps extends Omit<ComponentProps<typeof CourtCard>, "court"> {
  courts: readonly CourtDay[];
  sport: string;
}

/** The day by court (docs/product/screens.md#manage-bookings). */
export function DayBoard({ courts, sport, ...card }: DayBoardProps) {
  if (courts.length === 0) return <Empty title={`No courts available for ${sportLabel(sport)}`} />;
  return (
    <Grid minColumn={300} style={{ alignItems: "start" }}>
      {courts.map((court) => (
        <CourtCard key={court.court_id} court={court} {...card} />
      ))}
    </Grid>
  );
}

interface CourtCardProps {
  court: CourtDay;
  rules: ClubRules;
  role: Role;
  /** Epoch ms. */
  now: number;
  offline: boolean;
  /** Fills the form. */
  onSlot: (courtId: string, start: string, end: string) => void;
  onCancel: (target: CancelTarget) => void;
}

/** One court's day: its bookings, lessons, events and blocks, and its free slots. */
function CourtCard({ court, rules, role, now, offline, onSlot, onCancel }: CourtCardProps) {
  const zone = rules.time_zone;
  const span = (start: string, end: string) => `${clubTime(start, zone)} - ${clubTime(end, zone)}`;
  const free = court.slots.filter(({ state }) => state === "available");
  const fillings = court.occupancies.toSorted((one, other) => one.start_time.localeCompare(other.start_time));
  const mayCancel = ({ booking_id, start_time }: Occupancy) =>
    booking_id !== undefined &&
    !cancelViolation({ role, rules, now, startsAt: Date.parse(start_time), status: "confirmed" });
  const left = free.length === 1 ? "1 free slot" : `${free.length} free slots`;
  return (
    <Card title={court.name} description={takesBookings(court) ? left : "Inactive"}>
      {fillings.length > 0 && (
        <ul className={styles.fillings}>
          {fillings.map((filling) => {
            const { id, start_time: start, end_time: end, booking_id: bookingId, booked_by } = filling;
            return (
              <li key={id} className={styles.filling}>
                <span className={styles.clock}>{span(start, end)}</span>
                <span className={styles.who}>
                  {[fillingName(filling), partnersText(filling)].filter(Boolean).join(" ")}
                  {marksOn(filling).map(({ sign, text }) => (
                    <Tag key={sign} tone="warning">
                      {text}
                    </Tag>
                  ))}
                </span>
                {bookingId && mayCancel(filling) && (
                  <Button
                    danger
                    size="small"
                    disabled={offline}
                    aria-label={`Cancel ${court.name}, ${span(start, end)}, ${booked_by ?? "Unknown"}`}
                    onClick={() =>
                      onCancel({ bookingId, courtName: court.name, start, end, othersName: booked_by ?? "Unknown" })
                    }
                  >
                    Cancel
                  </Button>
                )}
              </li>
            );
          })}
        </ul>
      )}
      {free.length > 0 ? (
        <ul className={styles.free} aria-label={`Free on ${court.name}`}>
          {free.map(({ start_time, end_time }) => (
            <li key={start_time}>
              <Button
                aria-label={`${court.name}, ${span(start_time, end_time)}, Available`}
                onClick={() => onSlot(court.court_id, clubTime(start_time, zone), clubTime(end_time, zone))}
              >
                {clubTime(start_time, zone)}
              </Button>
            </li>
          ))}
        </ul>
      ) : (
        <Text as="p" tone="secondary">
          Nothing left to book on this day.
        </Text>
      )}
    </Card>
  );
}
