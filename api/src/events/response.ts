import { can, isStaff } from "@courtside/contracts/domain/roles.ts";
import { z } from "@hono/zod-openapi";
import type { ClubTx } from "../club-tx.ts";
import { mayEdit } from "./may-edit.ts";
import type { EventDateRow, EventRow } from "./queries.ts";

export const EventDate = z
  .object({
    id: z.uuid(),
    start_time: z.iso.datetime(),
    end_time: z.iso.datetime(),
    is_instance: z.boolean().openapi({ description: "A generated repeat of the original date" }),
    canceled: z.boolean(),
    cancel_reason: z.string().nullable(),
  })
  .openapi("EventDate");

export const ClubEvent = z
  .object({
    id: z.uuid(),
    title: z.string(),
    description: z.string().nullable(),
    court_id: z.uuid(),
    court_name: z.string(),
    sport: z.string(),
    start_time: z.iso.datetime().openapi({ description: "The start of the original date" }),
    end_time: z.iso.datetime(),
    dates: z
      .array(EventDate)
      .openapi({ description: "Upcoming lists contain the future ones, including canceled ones" }),
    is_recurring: z.boolean(),
    recurrence_rule: z.enum(["weekly"]).nullable(),
    max_attendees: z.number().int(),
    registered_count: z.number().int(),
    places_left: z.number().int(),
    coach_id: z.uuid().nullable(),
    coach_name: z.string().nullable(),
    state: z.enum(["open", "full", "over", "canceled"]),
    cancel_reason: z.string().nullable(),
    is_registered: z.boolean(),
    can_register: z.boolean(),
    can_unregister: z.boolean(),
    can_edit: z.boolean(),
    can_see_roster: z.boolean(),
    can_register_others: z.boolean().openapi({ description: "May register members and unregister them" }),
    version: z.number().int(),
  })
  .openapi("ClubEvent");

export const Attendee = z
  .object({
    user_id: z.uuid(),
    name: z.string(),
    email: z.string().nullable().openapi({ description: "Staff only" }),
    registered_at: z.iso.datetime(),
  })
  .openapi("Attendee");

export type ClubEventResponse = z.infer<typeof ClubEvent>;
export type AttendeeResponse = z.infer<typeof Attendee>;

const instant = (text: string): string => new Date(text).toISOString();

const dateResponse = ({ id, number, starts_at, ends_at, canceled, cancel_reason }: EventDateRow) => ({
  id,
  start_time: instant(starts_at),
  end_time: instant(ends_at),
  is_instance: number > 0,
  canceled,
  cancel_reason,
});

/** Whether the event has a date that takes place and has not begun. */
export const isUpcoming = (row: EventRow, now: number): boolean =>
  row.canceled_at === null && row.dates.some(({ canceled, starts_at }) => !canceled && Date.parse(starts_at) >= now);

/** An event as this caller may see it; `shown` filters its dates. */
export function eventResponse(
  row: EventRow,
  viewer: Pick<ClubTx, "userId" | "role" | "now">,
  shown: (date: EventDateRow) => boolean = () => true,
): ClubEventResponse {
  const [original] = row.dates;
  if (!original) throw new Error("an event without dates");
  const left = Math.max(0, row.max_attendees - row.registered);
  const isOpen = isUpcoming(row, viewer.now);
  const state = row.canceled_at ? "canceled" : !isOpen ? "over" : left === 0 ? "full" : "open";
  const edits = mayEdit(viewer, row);
  return {
    id: row.id,
    title: row.title,
    description: row.description,
    court_id: row.court_id,
    court_name: row.court_name,
    sport: row.sport,
    start_time: instant(original.starts_at),
    end_time: instant(original.ends_at),
    dates: row.dates.filter(shown).map(dateResponse),
    is_recurring: row.recurrence_rule !== null,
    recurrence_rule: row.recurrence_rule,
    max_attendees: row.max_attendees,
    registered_count: row.registered,
    places_left: left,
    coach_id: row.coach_id,
    coach_name: row.coach_name,
    state,
    cancel_reason: row.cancel_reason,
    is_registered: row.is_registered,
    can_register: state === "open" && !row.is_registered && can(viewer.role, "events:register"),
    can_unregister: isOpen && row.is_registered,
    can_edit: isOpen && edits,
    can_see_roster: edits || isStaff(viewer.role),
    can_register_others: isOpen && can(viewer.role, "events:register-others"),
    version: row.version,
  };
}
