import {
  type ChannelChoices,
  type DigestChoices,
  type DigestTime,
  digestTimeProblem,
  EVENT_LABELS,
  lockedChoice,
  lockedDevice,
  mergedChoices,
  type QuietHours,
  quietHoursProblem,
} from "@courtside/contracts/domain/notifications.ts";
import { can } from "@courtside/contracts/domain/roles.ts";
import { audit } from "../../audit/record.ts";
import type { ClubTx } from "../../club-tx.ts";
import { DomainError, forbidden, invalid } from "../../errors.ts";
import { lockOptionalMember } from "../../scheduling/people/queries.ts";
import {
  type ClubSettings,
  selectClubSettings,
  selectOwnSettings,
  upsertClubSettings,
  upsertOwnSettings,
} from "./queries.ts";
import { channelsOf, clubResponse, type SettingsResponse, settingsResponse, type TextConfig } from "./response.ts";

export async function readSettings({ sql, clubId, userId }: ClubTx, config: TextConfig): Promise<SettingsResponse> {
  const own = await selectOwnSettings(sql, clubId, userId);
  return settingsResponse(own, await selectClubSettings(sql, clubId), channelsOf(config));
}

/**
 * Changes the caller's choices; what is absent stays, so that two devices lose nothing of each other. Rejected: switching off what
 * the club has locked (docs/product/notifications.md#what-the-club-sets).
 */
export async function saveSettings(
  tx: ClubTx,
  {
    quiet_hours,
    digest,
    ...changes
  }: ChannelChoices & { quiet_hours?: QuietHours | null | undefined; digest?: DigestInput | undefined },
  config: TextConfig,
): Promise<SettingsResponse> {
  const { sql, clubId, userId } = tx;
  const problem = quiet_hours ? quietHoursProblem(quiet_hours) : null;
  if (problem) throw invalid(`quiet_hours.${problem.field}`, problem.message);
  requireDigestTime(digest);
  await lockOptionalMember(sql, clubId, userId);
  const club = await selectClubSettings(sql, clubId);
  const locked = lockedChoice(changes, club.locked);
  if (locked) {
    const message = `${EVENT_LABELS[locked.event]}: the club does not let you switch this off`;
    throw invalid(`${locked.event}.${locked.channel}`, message, "notification_locked");
  }
  const before = await selectOwnSettings(sql, clubId, userId);
  const after = {
    choices: mergedChoices(before.choices, changes),
    quiet_hours: quiet_hours === undefined ? before.quiet_hours : quiet_hours,
    digest: { ...before.digest, ...digest?.events },
    digest_time: {
      ...chosenTime({ time_zone: digest?.default_time_zone }),
      ...before.digest_time,
      ...chosenTime(digest),
    },
  };
  await upsertOwnSettings(sql, clubId, userId, after);
  await audit(tx, { action: "notification_settings.changed", detail: { events: Object.keys(changes) } });
  return settingsResponse(after, club, channelsOf(config));
}

/** What is absent stays as it is. */
interface DigestInput {
  at?: string | undefined;
  time_zone?: string | undefined;
  /** Of a person who has not chosen one. */
  default_time_zone?: string | undefined;
  events?: DigestChoices | undefined;
}

const chosenTime = ({ at, time_zone }: DigestInput = {}): Partial<DigestTime> => ({
  ...(at !== undefined && { at }),
  ...(time_zone !== undefined && { time_zone }),
});

function requireDigestTime(input: DigestInput | undefined): void {
  const problem = digestTimeProblem(chosenTime(input));
  if (problem) throw invalid(`digest.${problem.field}`, problem.message);
  const unknown = digestTimeProblem(chosenTime({ time_zone: input?.default_time_zone }));
  if (unknown) throw invalid("digest.default_time_zone", unknown.message);
}

export async function readClubSettings({ sql, clubId, role }: ClubTx, config: TextConfig) {
  if (!can(role, "club:settings")) throw forbidden();
  return clubResponse(await selectClubSettings(sql, clubId), config);
}

/** Rejected: `settings_changed` if another admin has saved since `version`. */
export async function saveClubSettings(
  tx: ClubTx,
  {
    digest,
    ...input
  }: Pick<ClubSettings, "version" | "defaults" | "locked"> & {
    text_cap?: number | null | undefined;
    digest?: Omit<DigestInput, "time_zone" | "default_time_zone"> | undefined;
  },
  config: TextConfig,
) {
  if (!can(tx.role, "club:settings")) throw forbidden();
  const unlockable = lockedDevice(input.locked);
  if (unlockable) {
    const { event, channel } = unlockable;
    throw invalid(`locked.${event}.${channel}`, `locked.${event}.${channel}: only the inbox and mails can be locked`);
  }
  requireDigestTime(digest);
  const before = await selectClubSettings(tx.sql, tx.clubId);
  const after = {
    ...input,
    text_cap: input.text_cap === undefined ? before.text_cap : input.text_cap,
    digest: digest?.events ?? before.digest,
    digest_at: digest?.at ?? before.digest_at,
  };
  const version = await upsertClubSettings(tx.sql, tx.clubId, after);
  if (version === null) {
    const message = "Somebody else has changed the settings meanwhile. Nothing was saved.";
    throw new DomainError("conflict", "settings_changed", message, { field: "version" });
  }
  await audit(tx, { action: "club.notifications_changed", subjectType: "club", subjectId: tx.clubId });
  return clubResponse({ ...before, ...after, version }, config);
}
