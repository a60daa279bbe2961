import type { PlayerRules } from "@courtside/contracts/domain/players.ts";
import { moneyText } from "./fees-text.ts";

type GuestRules = Pick<
  PlayerRules,
  "guest_fee_cents" | "guests_per_member_month" | "guests_per_member_year" | "visits_per_guest_year"
>;

/**
 * What a guest costs and how many may come: "Guest fee: $15.00 a visit. Up to 4 guests a month, 20 guests a year." Empty if the club
 * has no such rules. Staff are exempt from the quotas (docs/product/booking.md#guests).
 */
export function guestTerms(rules: GuestRules, { isStaff }: { isStaff: boolean }): string {
  const { guest_fee_cents: fee, guests_per_member_month: month, guests_per_member_year: year } = rules;
  const visits = rules.visits_per_guest_year;
  const own = [
    ...(month > 0 ? [`${counted(month, "guest")} a month`] : []),
    ...(year > 0 ? [`${counted(year, "guest")} a year`] : []),
  ].join(", ");
  return [
    ...(fee > 0 ? [`Guest fee: ${moneyText(fee)} a visit.`] : []),
    ...(own && !isStaff ? [`Up to ${own}.`] : []),
    ...(visits > 0 && !isStaff ? [`Each guest up to ${counted(visits, "visit")} a year.`] : []),
  ].join(" ");
}

const counted = (count: number, what: string): string => `${count} ${what}${count === 1 ? "" : "s"}`;
