import { clubDateLabel } from "@courtside/contracts/domain/club-clock.ts";
import { leadLabel } from "@courtside/contracts/domain/report-counts.ts";
import { sportLabel } from "@courtside/contracts/domain/sports.ts";
import { Card } from "@courtside/design-system/core.tsx";
import type { Activity as ActivityReport } from "../api.ts";
import { hours } from "../figures.ts";
import { rejectionLabel } from "../rejection-label.ts";
import { BarTable, countBars } from "./BarTable.tsx";
import styles from "./Reports.module.css";

type Bucket = ActivityReport["lead"][number];

const bucketBars = (buckets: readonly Bucket[]) =>
  buckets.some(({ count }) => count > 0)
    ? countBars(buckets, ({ from_hours, to_hours }) => ({
        key: String(from_hours),
        label: leadLabel(from_hours, to_hours),
      }))
    : [];

/** Of an api of the release before. */
const NO_TOTALS: Partial<ActivityReport["totals"]> = {};

/** Demand, lead time, cancellations and people (docs/product/reports.md#activity). */
export function Activity({ report, zone }: { report: ActivityReport; zone: string }) {
  const { waiting, rejected, lead, canceled, busiest, lapsed, coaches, events, guests, totals = NO_TOTALS } = report;
  const mostMinutes = Math.max(1, ...busiest.map(({ minutes }) => minutes));
  const mostTaught = Math.max(1, ...coaches.map(({ minutes }) => minutes));
  const mostBefore = Math.max(1, ...lapsed.map(({ bookings }) => bookings));
  return (
    <div className={styles.cards}>
      <Card title="Demand That Was Not Met">
        <BarTable
          caption="Rejected requests to book, by reason"
          columns={["Rejected because", "Requests"]}
          rows={countBars(rejected, ({ code }) => ({ key: code, label: rejectionLabel(code) }))}
          empty="No request to book was rejected."
        />
        <BarTable
          caption="Waitlist entries without a court, by sport"
          columns={["Waited for", "Entries"]}
          rows={countBars(waiting, ({ sport }) => ({ key: sport, label: sportLabel(sport) }))}
          empty="No waitlist entry was left without a court."
        />
      </Card>
      <Card title="How Far Ahead Bookings Are Made">
        <BarTable
          caption="Bookings by lead time"
          columns={["Before the start", "Bookings"]}
          rows={bucketBars(lead)}
          empty="No bookings in this range."
        />
      </Card>
      <Card title="Cancellations">
        <BarTable
          caption="Canceled bookings by how far ahead"
          columns={["Before the start", "Canceled"]}
          rows={bucketBars(canceled)}
          empty="No booking was canceled."
        />
      </Card>
      <Card title="Busiest Members">
        <BarTable
          caption="Members with the most bookings"
          columns={["Member", "Bookings", "Hours"]}
          rows={busiest.map(({ user_id, name, bookings, minutes }) => ({
            ...{ key: user_id, label: name, cells: [bookings], value: hours(minutes), part: minutes / mostMinutes },
          }))}
          total={totals.busiest}
          empty="No bookings in this range."
        />
      </Card>
      <Card title="Stopped Coming">
        <BarTable
          caption="Members who booked in the range before and not since"
          columns={["Member", "Last time", "Bookings before"]}
          rows={lapsed.map(({ user_id, name, bookings, last_at }) => ({
            ...{ key: user_id, label: name, cells: [clubDateLabel(last_at, zone)] },
            ...{ value: String(bookings), part: bookings / mostBefore },
          }))}
          total={totals.lapsed}
          empty={
            report.has_bookings_before
              ? "Every member who booked before has booked again."
              : "No earlier bookings to compare with."
          }
        />
      </Card>
      <Card title="Coaches, Events and Guests">
        <BarTable
          caption="Hours of lessons by coach"
          columns={["Coach", "Lessons", "Hours"]}
          rows={coaches.map(({ user_id, name, lessons, minutes }) => ({
            ...{ key: user_id, label: name, cells: [lessons], value: hours(minutes), part: minutes / mostTaught },
          }))}
          total={totals.coaches}
          empty="No lessons in this range."
        />
        <BarTable
          caption="How full events are"
          columns={["Event", "Dates", "Registered"]}
          rows={events.map(({ event_id, title, dates, registered, places }) => ({
            ...{ key: event_id, label: title, cells: [dates] },
            ...{ value: `${registered} of ${places}`, part: registered / places },
          }))}
          total={totals.events}
          empty="No events in this range."
        />
        <p>
          {guests.visits === 1 ? "1 visit" : `${guests.visits} visits`} of{" "}
          {guests.guests === 1 ? "1 guest" : `${guests.guests} guests`}
        </p>
      </Card>
    </div>
  );
}
