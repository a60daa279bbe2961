import {
  type ChannelSettings,
  effectiveSettings,
  NOTIFICATION_CHANNELS,
  NOTIFICATION_EVENTS,
  type NotificationChannel,
  settingsOf,
} from "@courtside/contracts/domain/notifications.ts";
import { z } from "@hono/zod-openapi";
import { text } from "../../http/fields.ts";
import type { ClubSettings, OwnSettings } from "./queries.ts";

/** The rules that the web shares judge them; here they are described. */
export const Quiet = z
  .object({
    from: text.max(40).openapi({ example: "22:00" }),
    until: text.max(40).openapi({ example: "07:00", description: "Before `from`: on the next day" }),
    time_zone: text.max(100).openapi({ example: "Europe/Vienna" }),
  })
  .openapi({ description: "Mails wait until they end, except offers, and closures within 12 hours" });

/** A schema for each event: `{booking_made: {inbox, mail}, …}`. */
function perEvent<Value extends z.ZodType>(value: Value) {
  const channels = z.object(
    Object.fromEntries(NOTIFICATION_CHANNELS.map((channel) => [channel, value])) as Record<
      (typeof NOTIFICATION_CHANNELS)[number],
      Value
    >,
  );
  return Object.fromEntries(NOTIFICATION_EVENTS.map((event) => [event, channels])) as Record<
    (typeof NOTIFICATION_EVENTS)[number],
    typeof channels
  >;
}

const all = perEvent(z.boolean());
const some = Object.fromEntries(
  Object.entries(perEvent(z.boolean().optional())).map(([event, channels]) => [event, channels.strict().optional()]),
) as {
  [Event in keyof typeof all]: z.ZodOptional<z.ZodObject<{ [C in NotificationChannel]: z.ZodOptional<z.ZodBoolean> }>>;
};

export const NotificationSettings = z
  .object({
    ...all,
    quiet_hours: Quiet.nullable(),
    locked: z.object(all).openapi({ description: "What the club does not let people switch off" }),
  })
  .openapi("NotificationSettings", { description: "Event → channel → whether one is notified" });

export const NotificationChoices = z
  .strictObject({
    ...some,
    quiet_hours: Quiet.nullable().optional(),
    locked: z.unknown().optional().openapi({ description: "Ignored, so that what was read can be sent back" }),
  })
  .openapi("NotificationChoices");

export type SettingsResponse = z.infer<typeof NotificationSettings>;

/** True where the club has locked a channel. */
const lockedOf = ({ locked }: Pick<ClubSettings, "locked">): ChannelSettings =>
  settingsOf((event, channel) => locked[event]?.[channel] === true);

export const settingsResponse = (own: OwnSettings, club: ClubSettings): SettingsResponse => ({
  ...effectiveSettings(own.choices, club),
  quiet_hours: own.quiet_hours,
  locked: lockedOf(club),
});

export const ClubNotifications = z
  .object({
    version: z.int().min(0).openapi({ description: "0 before the first save" }),
    defaults: z.object(all).openapi({ description: "For those who have not chosen" }),
    locked: z.object(all).openapi({ description: "On for everybody" }),
  })
  .openapi("ClubNotificationSettings");

export const ClubNotificationsInput = z
  .strictObject({ version: z.int().min(0), defaults: z.strictObject(some), locked: z.strictObject(some) })
  .openapi("ClubNotificationSettingsInput", { description: "The whole of both; what is absent is on, and not locked" });

export const clubResponse = (club: ClubSettings): z.infer<typeof ClubNotifications> => ({
  version: club.version,
  defaults: effectiveSettings({}, { ...club, locked: {} }),
  locked: lockedOf(club),
});
