import { z } from "@hono/zod-openapi";

const time = { start_time: z.iso.datetime(), end_time: z.iso.datetime() };

const entry = z.object({
  kind: z.enum(["booked", "lesson", "event", "closed", "held"]),
  ...time,
  label: z.string().nullable().openapi({
    description: "An event's title, the reason of a closure, or first names and initials if the device shows names",
  }),
});
const Entry = entry.openapi("DeviceEntry");
const line = entry.extend({ court_ids: z.array(z.uuid()) }).openapi("DeviceLine");
const court = {
  ...{ id: z.uuid(), name: z.string(), sport: z.string() },
  is_active: z.boolean().optional().openapi({
    description: "false: it takes no bookings, and is shown for what is left on it; left out for active courts",
  }),
};

export const BoardResponse = z
  .object({
    generated_at: z.iso.datetime(),
    date: z.iso.date(),
    time_zone: z.string(),
    club: z.object({
      name: z.string(),
      primary_color: z.string(),
      sports: z
        .array(z.string())
        .openapi({ description: "Members book these alone, also where courts of others are shown" }),
      waitlist_enabled: z.boolean(),
      logo_url: z.string().nullable(),
      slot_length_minutes: z.int(),
      opens_at: z.string(),
      closes_at: z.string(),
    }),
    device: z.object({
      id: z.uuid(),
      name: z.string(),
      may_book: z.boolean(),
      accepts_pin: z.boolean(),
      shows_names: z.boolean(),
      finds_members: z.boolean(),
    }),
    book_url: z.string().openapi({ description: "For a QR code" }),
    courts: z.array(
      z.object({
        ...court,
        now: z.union([Entry, z.null()]),
        next: z.union([Entry, z.null()]),
        entries: z.array(Entry).openapi({ description: "What still fills the court today, now among it" }),
      }),
    ),
    slots: z.array(z.object(time)).openapi({ description: "The slots of today that are not over" }),
    events: z.array(line),
    closures: z.array(line),
  })
  .openapi("DeviceBoard");

export const DaySheetResponse = z
  .object({
    generated_at: z.iso.datetime(),
    time_zone: z.string(),
    club_name: z.string(),
    days: z.array(
      z.object({
        date: z.iso.date(),
        courts: z.array(
          z.object({
            ...court,
            entries: z.array(
              entry.extend({
                booking_id: z.uuid().nullable(),
                checked_in_at: z.iso.datetime().nullable(),
                players: z.array(z.object({ user_id: z.uuid(), name: z.string() })).openapi({
                  description: "The members among the players, by short name; empty if the device shows no names",
                }),
              }),
            ),
          }),
        ),
      }),
    ),
  })
  .openapi("DeviceDaySheet");
