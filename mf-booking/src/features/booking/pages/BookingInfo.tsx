import type { Club } from "@courtside/contracts/api/client.ts";
import { isStaff, type Role } from "@courtside/contracts/domain/roles.ts";
import { Card, Descriptions } from "@courtside/design-system/core.tsx";
import styles from "./BookingInfo.module.css";

interface BookingInfoProps {
  club: NonNullable<Club>;
  role: Role;
  /** As one line above the grid, if there is no room beside it. */
  across?: boolean;
}

const plural = (count: number, one: string): string => `${count} ${one}${count === 1 ? "" : "s"}`;

/** 'Booking Info' (docs/product/screens.md#book-court): the club's rules in force for this role. */
export function BookingInfo({ club, role, across }: BookingInfoProps) {
  const staff = isStaff(role);
  const rules = [
    { label: "Daily Limit", value: `${plural(club.max_bookings_per_day, "booking")} per day`, for: !staff },
    { label: "Advance Window", value: plural(club.advance_booking_days, "day"), for: !staff },
    { label: "Slot Duration", value: plural(club.slot_length_minutes, "minute"), for: true },
    { label: "View Mode", value: role === "admin" ? "All bookings visible" : "Staff view", for: staff },
  ].filter((rule) => rule.for);
  if (!across) {
    return (
      <Card title="Booking Info">
        <Descriptions items={rules} />
      </Card>
    );
  }
  return (
    <section aria-label="Booking Info" className={styles.strip}>
      <h2 className={styles.title}>Booking Info</h2>
      <dl className={styles.details}>
        {rules.map(({ label, value }) => (
          <div key={label} className={styles.detail}>
            <dt className={styles.label}>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** The club's welcome message, if it has one. */
export function ClubWelcome({ club }: { club: NonNullable<Club> }) {
  if (!club.welcome_message) return null;
  return <Card title={`Welcome to ${club.name}!`}>{club.welcome_message}</Card>;
}
