import type { BookingDetails } from "@courtside/contracts/api/client.ts";
import { clubDateLabel } from "@courtside/contracts/domain/club-clock.ts";
import { ROLE_LABELS } from "@courtside/contracts/domain/roles.ts";
import { Descriptions } from "@courtside/design-system/core.tsx";

const used = (count: number, limit: number) => (limit > 0 ? `${count} of ${limit}` : `${count}`);

/** What the desk should know of a booker: role, since when, how much of the limits they have used. */
export function BookerStatus({ booker, zone }: { booker: NonNullable<BookingDetails["booker"]>; zone: string }) {
  const limited = booker.role === "member" || booker.role === "coach";
  const items = [
    { label: "Role", value: booker.has_left ? "Has left the club" : ROLE_LABELS[booker.role] },
    { label: "Since", value: clubDateLabel(booker.member_since, zone) },
    { label: "That day", value: used(booker.bookings_that_day, limited ? booker.day_limit : 0) },
    { label: "That week", value: used(booker.bookings_that_week, limited ? booker.week_limit : 0) },
    { label: "Ahead", value: `${booker.upcoming}` },
    { label: "Canceled", value: `${booker.canceled_lately} in 30 days` },
  ];
  return <Descriptions items={items} />;
}
