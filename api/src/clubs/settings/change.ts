import {
  SETTING_NAMES,
  type SettingChanges,
  settingProblems,
  tidyChanges,
} from "@courtside/contracts/domain/club-settings.ts";
import { changesOf } from "../../audit/changes.ts";
import { audit } from "../../audit/record.ts";
import type { ClubTx } from "../../club-tx.ts";
import { DomainError, invalidFields } from "../../errors.ts";
import { notifyClub } from "../../live/notify.ts";
import type { ClubRow } from "../../tenant/queries.ts";
import { updateClub } from "../queries.ts";
import { type Affected, affectedBy } from "./affected-bookings.ts";
import { lockSettings } from "./lock.ts";
import { forgetNameReminders } from "./queries.ts";

export interface SettingsInput extends SettingChanges {
  version: number;
  confirm_stranded?: number | undefined;
}

/**
 * Saves the changed settings (docs/product/booking.md#saving-settings). Existing bookings always stay. Rejected: a field out of
 * its range, `settings_changed` if another admin has saved since `version`, and `strands_bookings` with the bookings and event dates that would
 * no longer fit and are not confirmed yet.
 */
export async function changeSettings(tx: ClubTx, input: SettingsInput): Promise<ClubRow> {
  const { version, confirm_stranded = 0, ...requested } = input;
  const before = await lockSettings(tx, version);
  const tidied = tidyChanges(requested);
  const [problem, ...others] = settingProblems(tidied, before);
  if (problem) throw invalidFields(problem, ...others);
  const changes = differing(tidied, before);
  const names = Object.keys(changes);
  if (names.length === 0) return before;

  const affected = await affectedBy(tx, before, { ...before, ...changes } as ClubRow);
  if (affected.count > confirm_stranded) {
    throw new DomainError("conflict", "strands_bookings", affectedMessage(affected), { ...affected });
  }
  const after = await updateClub(tx.sql, tx.clubId, changes);
  if (threatensMore(before, after)) await forgetNameReminders(tx.sql, tx.clubId, new Date(tx.now));
  await audit(tx, {
    action: "club.settings_changed",
    subjectType: "club",
    subjectId: tx.clubId,
    detail: { fields: names, version: after.version, affected: affected.count },
    ...changesOf(
      before,
      after,
      SETTING_NAMES.filter((name) => !UNRECORDED.includes(name)),
    ),
  });
  await notifyClub(tx, { topic: "club" });
  return after;
}

/** Unnamed bookings are released that were reminded without saying so, or of a later time (docs/product/booking.md#names-in-time). */
const threatensMore = (before: ClubRow, after: ClubRow): boolean =>
  after.unnamed_bookings === "release" &&
  (before.unnamed_bookings !== "release" || after.names_required_hours > before.names_required_hours);

/** Addresses and free text. */
const UNRECORDED: readonly string[] = ["contact_email", "contact_phone", "location", "welcome_message"];

function affectedMessage({ count, affected_events }: Affected): string {
  const dates = affected_events?.events_total ?? 0;
  const parts = [counted(count - dates, "booking"), counted(dates, "event date")].filter(Boolean);
  return `${parts.join(" and ")} ${count === 1 ? "does" : "do"} not fit the new settings`;
}

const counted = (count: number, one: string): string => (count > 0 ? `${count} ${count === 1 ? one : `${one}s`}` : "");

function differing(changes: SettingChanges, before: ClubRow): SettingChanges {
  const entries = Object.entries(changes).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name as keyof ClubRow]),
  );
  return Object.fromEntries(entries);
}
