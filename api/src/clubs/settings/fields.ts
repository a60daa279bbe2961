import { BOOKING_LENGTHS, RULE_RANGES } from "@courtside/contracts/domain/club-rules.ts";
import { TEXT_LIMITS } from "@courtside/contracts/domain/club-settings.ts";
import { z } from "@hono/zod-openapi";
import { oneLine, text } from "../../http/fields.ts";

/** Types only: the rules that the web shares validate ranges; here they are described. */
const ranged = (name: keyof typeof RULE_RANGES) => {
  const { min, max, step } = RULE_RANGES[name];
  return z.number().int().openapi({ minimum: min, maximum: max, multipleOf: step }).optional();
};
const limitedText = (maxLength: number) => text.openapi({ maxLength }).optional();
const line = (maxLength: number) => oneLine.openapi({ maxLength }).optional();
const time = (example: string) => text.openapi({ example, description: "On the quarter hour" }).optional();

const rules = {
  slot_length_minutes: ranged("slot_length_minutes"),
  advance_booking_days: ranged("advance_booking_days"),
  max_bookings_per_day: ranged("max_bookings_per_day"),
  max_bookings_per_week: ranged("max_bookings_per_week"),
  max_booking_length_minutes: z
    .number()
    .int()
    .openapi({ description: `One of ${BOOKING_LENGTHS.join(", ")}` })
    .optional(),
  cancel_cutoff_hours: ranged("cancel_cutoff_hours"),
  booking_hours_start: time("06:00"),
  booking_hours_end: time("22:00"),
  time_zone: text.openapi({ example: "America/New_York" }).optional(),
  sports: z.array(oneLine).optional(),
};

/** The rules that would change, as a save would send them. */
export const RulesChange = z
  .strictObject(rules)
  .refine((input) => Object.values(input).some((value) => value !== undefined), { error: "names no change" })
  .openapi("RulesChange");

/** The body of a save: the changed fields, and the version at which they were read. */
export const SettingsChange = z
  .strictObject({
    version: z.number().int().min(1).max(2_147_483_647),
    confirm_stranded: z.number().int().min(0).optional().openapi({
      description:
        "How many existing bookings the admin agrees to leave outside the new rules; if there are more, the save is rejected again",
    }),
    name: line(TEXT_LIMITS.name),
    location: line(TEXT_LIMITS.location),
    contact_email: limitedText(TEXT_LIMITS.contact_email),
    contact_phone: limitedText(TEXT_LIMITS.contact_phone),
    welcome_message: limitedText(TEXT_LIMITS.welcome_message),
    primary_color: text.openapi({ example: "#1F2937" }).optional(),
    ...rules,
    cutoff_applies_to_moves: z.boolean().optional(),
    waitlist_enabled: z.boolean().optional(),
    allow_trial_mode: z.boolean().optional(),
  })
  .openapi("SettingsChange");
