import {
  type ChannelChoices,
  type DigestChoices,
  type DigestTime,
  mergedChoices,
  type QuietHours,
} from "@courtside/contracts/domain/notifications.ts";

/** Some choices of what one is notified of; the others stay as they are. */
export type SettingsChange = ChannelChoices & {
  quiet_hours?: QuietHours | null;
  digest?: Partial<DigestTime> & { default_time_zone?: string; events?: DigestChoices };
};

/** Several changes as one, in their order. */
export const mergedChanges = (changes: readonly SettingsChange[]): SettingsChange => changes.reduce(withChange, {});

function withChange(
  before: SettingsChange,
  { quiet_hours = before.quiet_hours, digest, ...choices }: SettingsChange,
): SettingsChange {
  const events = { ...before.digest?.events, ...digest?.events };
  const daily = { ...before.digest, ...digest, ...(Object.keys(events).length > 0 && { events }) };
  return {
    ...mergedChoices(before, choices),
    ...(quiet_hours !== undefined && { quiet_hours }),
    ...(Object.keys(daily).length > 0 && { digest: daily }),
  };
}

/** The names of the choices that a change makes: "news mail", "daily mail at". The quiet hours are one choice. */
export function choicesIn({ quiet_hours, digest = {}, ...choices }: SettingsChange): string[] {
  const { events, ...time } = digest;
  return [
    ...Object.entries(choices).flatMap(([event, channels]) => Object.keys(channels).map((name) => `${event} ${name}`)),
    // A daily choice has the default time zone beside it (NotificationsTab).
    ...Object.keys(events ?? time).map((name) => `daily mail ${name}`),
    ...(quiet_hours === undefined ? [] : ["quiet hours"]),
  ];
}
