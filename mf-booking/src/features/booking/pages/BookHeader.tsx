import type { Availability } from "@courtside/contracts/api/client.ts";
import { dateYearLabel, weekStart } from "@courtside/contracts/domain/club-clock.ts";
import { ROLE_LABELS, type Role } from "@courtside/contracts/domain/roles.ts";
import { AllowanceMeter, Inline, Skeleton, Tag, Text, usePhone } from "@courtside/design-system/core.tsx";
import type { ReactNode } from "react";
import styles from "./BookHeader.module.css";

interface BookHeaderProps {
  name: string;
  /** The role an admin previews, if so. */
  viewingAs: Role | null;
  /** The allowance. */
  children: ReactNode;
}

/** The screen's title, the greeting, and the allowance. */
export function BookHeader({ name, viewingAs, children }: BookHeaderProps) {
  return (
    <header className={styles.header}>
      <div className={styles.text}>
        <p className={styles.eyebrow}>Court Booking System</p>
        <h1 className={styles.title}>
          Book Your Court Time
          {viewingAs && <Tag tone="info">Viewing as {ROLE_LABELS[viewingAs]}</Tag>}
        </h1>
        <p className={styles.welcome}>Welcome, {name}</p>
      </div>
      {children}
    </header>
  );
}

interface BookingCountsProps {
  /** Undefined while it loads. */
  availability: Availability | undefined;
  date: string;
  today: string;
}

const bookings = (count: number): string => `${count} ${count === 1 ? "booking" : "bookings"}`;

/**
 * The stat tiles (docs/product/screens.md#book-court): what the caller has used of the limits; for staff the
 * club's bookings. On a phone one line, so that the first slots are in view.
 */
export function BookingCounts({ availability, date, today }: BookingCountsProps) {
  const phone = usePhone();
  if (!availability) return <Skeleton width={phone ? 280 : 480} height={22} />;
  const { allowance, club_bookings: club, time_zone: zone } = availability;
  const { bookings_today, daily_limit, bookings_this_week, weekly_limit } = allowance;
  const sunday = weekStart(date);
  const isThisWeek = sunday === weekStart(today);
  if (phone && !club) {
    const { slots_left: left } = allowance;
    const isFull = left === 0;
    return (
      <p className={isFull ? `${styles.line} ${styles.full}` : styles.line}>
        {date === today ? "Today" : dateYearLabel(date, zone)}{" "}
        <strong>{`${bookings_today} / ${daily_limit ?? 0}`}</strong>
        {left !== null && ` · ${left} ${left === 1 ? "slot" : "slots"} left`}
        {" · "}
        {isThisWeek ? "This week" : "That week"}{" "}
        <strong>{weekly_limit === null ? bookings_this_week : `${bookings_this_week} / ${weekly_limit}`}</strong>
      </p>
    );
  }
  if (phone && club) {
    return (
      <p className={styles.line}>
        {date === today ? "All today" : `All ${dateYearLabel(date, zone)}`} <strong>{club.today}</strong>
        {isThisWeek ? " · All this week " : " · All that week "}
        <strong>{club.this_week}</strong>
      </p>
    );
  }
  if (club) {
    const day = date === today ? "All Today's Bookings" : `All Bookings ${dateYearLabel(date, zone)}`;
    const week = isThisWeek ? "All This Week" : `All Bookings, week of ${dateYearLabel(sunday, zone)}`;
    return (
      <div className={styles.counts}>
        <Count label={day} value={String(club.today)} />
        <Count label={week} value={bookings(club.this_week)} badge="All users" />
      </div>
    );
  }
  const day = date === today ? "Your Today's Bookings" : `Your Bookings ${dateYearLabel(date, zone)}`;
  const isActive = isThisWeek && bookings_this_week > 0 && allowance.slots_left !== 0;
  const week = isThisWeek ? "Your This Week" : `Your Bookings, week of ${dateYearLabel(sunday, zone)}`;
  return (
    <div className={styles.counts}>
      <AllowanceMeter label={day} used={bookings_today} limit={daily_limit ?? 0} />
      <div className={styles.week}>
        <Count label={week} value={bookings(bookings_this_week)} {...(isActive && { badge: "Stay active!" })} />
        {weekly_limit !== null && <AllowanceMeter used={bookings_this_week} limit={weekly_limit} />}
      </div>
    </div>
  );
}

function Count({ label, value, badge }: { label: string; value: string; badge?: string }) {
  return (
    <Inline>
      <Text size="sm" tone="secondary">
        {label}
      </Text>
      <Text size="sm" strong>
        {value}
      </Text>
      {badge && <Tag>{badge}</Tag>}
    </Inline>
  );
}
