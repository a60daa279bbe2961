import {
  type ChannelSettings,
  DIGEST_AT,
  DIGEST_EVENTS,
  type DigestEvent,
  effectiveDigest,
  effectiveSettings,
  NOTIFICATION_CHANNELS,
  NOTIFICATION_EVENTS,
  type NotificationChannel,
  settingsOf,
} from "@courtside/contracts/domain/notifications.ts";
import { z } from "@hono/zod-openapi";
import type { Config } from "../../config.ts";
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

const perDigestEvent = <Value extends z.ZodType>(value: Value) =>
  Object.fromEntries(DIGEST_EVENTS.map((event) => [event, value])) as Record<DigestEvent, Value>;

const At = text.max(40).openapi({ example: "18:00" });
const Zone = text.max(100).openapi({ example: "Europe/Vienna" });
const DIGEST = "Whose mails come once a day together; not those that are urgent, or that would come too late";

const DigestEvents = z.object(perDigestEvent(z.boolean())).openapi({ description: DIGEST });
const DigestEventChoices = z.strictObject(perDigestEvent(z.boolean().optional())).openapi({ description: DIGEST });

const Channels = z
  .array(z.enum(NOTIFICATION_CHANNELS))
  .openapi({ description: "Those of this installation: `text` only with a gateway" });

/** The channels to choose from. */
export const channelsOf = ({ sms }: Pick<Config, "sms">): NotificationChannel[] =>
  NOTIFICATION_CHANNELS.filter((channel) => channel !== "text" || sms !== undefined);

export const NotificationSettings = z
  .object({
    ...all,
    quiet_hours: Quiet.nullable(),
    digest: z.object({ at: At, time_zone: Zone, events: DigestEvents }),
    locked: z.object(all).openapi({ description: "What the club does not let people switch off" }),
    channels: Channels,
  })
  .openapi("NotificationSettings", { description: "Event → channel → whether one is notified" });

export const NotificationChoices = z
  .strictObject({
    ...some,
    quiet_hours: Quiet.nullable().optional(),
    digest: z
      .strictObject({
        at: At,
        time_zone: Zone,
        default_time_zone: Zone.openapi({ description: "Counts only if the person has chosen no `time_zone` yet" }),
        events: DigestEventChoices,
      })
      .partial()
      .optional(),
    locked: z.unknown().optional().openapi({ description: "Ignored, so that what was read can be sent back" }),
    channels: z.unknown().optional().openapi({ description: "Ignored as well" }),
  })
  .openapi("NotificationChoices");

export type SettingsResponse = z.infer<typeof NotificationSettings>;

/** True where the club has locked a channel. */
const lockedOf = ({ locked }: Pick<ClubSettings, "locked">): ChannelSettings =>
  settingsOf((event, channel) => locked[event]?.[channel] === true);

export const settingsResponse = (
  own: OwnSettings,
  club: ClubSettings,
  channels: NotificationChannel[],
): SettingsResponse => ({
  ...effectiveSettings(own.choices, club),
  quiet_hours: own.quiet_hours,
  digest: {
    at: own.digest_time.at ?? club.digest_at ?? DIGEST_AT,
    time_zone: own.digest_time.time_zone ?? own.quiet_hours?.time_zone ?? club.time_zone,
    events: effectiveDigest(own.digest, club.digest),
  },
  locked: lockedOf(club),
  channels,
});

const amount = z.number().min(0);

const Texts = z
  .object({
    price: amount.openapi({ description: "Of one part; most notices have two" }),
    currency: z.string().openapi({ example: "EUR" }),
    most: amount.openapi({ description: "What the installation lets the club spend in a month" }),
    cap: amount.openapi({ description: "What the club lets itself spend in a month" }),
    spent: amount.openapi({ description: "In this month of the club's time zone" }),
    is_reached: z.boolean().openapi({ description: "Not one more text fits: notices go out in the other channels" }),
  })
  .openapi("ClubTexts");

export const ClubNotifications = z
  .object({
    version: z.int().min(0).openapi({ description: "0 before the first save" }),
    defaults: z.object(all).openapi({ description: "For those who have not chosen" }),
    locked: z.object(all).openapi({ description: "On for everybody" }),
    digest: z
      .object({ at: At, events: DigestEvents })
      .openapi({ description: "For those who have not chosen; `at` in the club's time zone" }),
    channels: Channels,
    texts: Texts.nullable().openapi({ description: "null without a gateway" }),
  })
  .openapi("ClubNotificationSettings");

export const ClubNotificationsInput = z
  .strictObject({
    version: z.int().min(0).max(2_147_483_647),
    defaults: z.strictObject(some),
    locked: z.strictObject(some),
    digest: z
      .strictObject({ at: At, events: DigestEventChoices })
      .partial()
      .optional()
      .openapi({ description: "Absent: as it is. `events` is the whole of them; what is absent comes at once" }),
    text_cap: z
      .number()
      .min(0)
      .max(1_000_000)
      .multipleOf(0.01)
      .nullable()
      .optional()
      .openapi({ description: "What texts may cost in a month; null: as the installation allows. Absent: as it is" }),
  })
  .openapi("ClubNotificationSettingsInput", {
    description: "The whole of both; what is absent is on (texts: off), and not locked",
  });

/** What a text needs at least is one part. */
function textsOf({ text_cap, text_spent }: ClubSettings, { sms, texts }: TextConfig): z.infer<typeof Texts> | null {
  if (!sms) return null;
  const { price, currency, costPerClub: most } = texts;
  const cap = Math.min(most, text_cap ?? most);
  return { price, currency, most, cap, spent: text_spent, is_reached: text_spent + price > cap + 0.00001 };
}

/** The part of the configuration that these settings show. */
export type TextConfig = Pick<Config, "sms" | "texts">;

export const clubResponse = (club: ClubSettings, config: TextConfig): z.infer<typeof ClubNotifications> => ({
  version: club.version,
  defaults: effectiveSettings({}, { ...club, locked: {} }),
  locked: lockedOf(club),
  digest: { at: club.digest_at ?? DIGEST_AT, events: effectiveDigest({}, club.digest) },
  channels: channelsOf(config),
  texts: textsOf(club, config),
});
