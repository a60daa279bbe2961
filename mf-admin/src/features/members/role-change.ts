import type { EndingWithRole } from "@courtside/contracts/api/client.ts";
import { can, ROLE_LABELS, type Role } from "@courtside/contracts/domain/roles.ts";

export const roleChangeText = (from: Role, to: Role): string => `${ROLE_LABELS[from]} → ${ROLE_LABELS[to]}`;

/** What becoming an admin, or being none any more, means; null if it is neither. */
export function adminText(from: readonly Role[], to: Role): string | null {
  if (to === "admin") return "Admins run the club: settings, people and billing.";
  return from.includes("admin") ? "Settings, people and billing are for admins alone." : null;
}

const isText = (text: string | false): text is string => text !== false;

/** What may end for people of these roles with another one (docs/product/roles.md#role-changes), before it is counted. */
export function endsWithRole(from: readonly Role[], to: Role): string[] {
  const some = (test: (role: Role) => boolean) => from.some((role) => role !== to && test(role));
  return [
    some((role) => can(role, "coaches:portal")) &&
      to !== "coach" &&
      "Future lessons that they give are canceled, and who booked them gets a mail. Their hours are deleted, and their events go on without them.",
    some((role) => can(role, "coaches:portal") || can(role, "lessons:request")) && "Their open lesson requests end.",
    some((role) => can(role, "waitlist:join")) && !can(to, "waitlist:join") && "They leave the waitlist.",
    some((role) => can(role, "coaches:manage")) &&
      !can(to, "club:invite") &&
      "Invitations that they sent cannot be accepted until they are sent again.",
  ].filter(isText);
}

/** The same, as the server has counted it. */
export function countedEnds(ends: EndingWithRole): string[] {
  const { bookings, lessons, lesson_requests, events, has_hours, waitlist_entries, invitations } = ends;
  const mailed = "canceled, and who booked gets a mail.";
  return [
    sentence(bookings, "future booking is canceled.", "future bookings are canceled."),
    sentence(lessons, `future lesson that they give is ${mailed}`, `future lessons that they give are ${mailed}`),
    has_hours && "Their hours and time off are deleted.",
    sentence(events, "event goes on without them.", "events go on without them."),
    sentence(lesson_requests, "open lesson request ends.", "open lesson requests end."),
    sentence(waitlist_entries, "waitlist entry ends.", "waitlist entries end."),
    sentence(
      invitations,
      "invitation that they sent cannot be accepted until it is sent again.",
      "invitations that they sent cannot be accepted until they are sent again.",
    ),
  ].filter(isText);
}

const sentence = (count: number, one: string, many: string) =>
  count > 0 && `${count.toLocaleString("en-US")} ${count === 1 ? one : many}`;
