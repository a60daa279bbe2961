import type { ClubSettings } from "@courtside/contracts/domain/club-settings.ts";
import type { PlayerRules } from "@courtside/contracts/domain/players.ts";
import type { ClubsRow } from "../../db/row-types.ts";
import { callForRows } from "../db/call.ts";
import type { Sql } from "../db/pool.ts";
import { DomainError } from "../errors.ts";

export interface ClubRow
  extends ClubSettings,
    PlayerRules,
    Pick<
      ClubsRow,
      "id" | "logo" | "is_demo" | "trial_expires_at" | "subscription_status" | "join_code" | "closes_at" | "version"
    > {
  /** As in get_club_trial_status. */
  is_paid: boolean;
  trial_active: boolean;
}

/** The club of this transaction. Opening hours as "HH:MM". */
export const selectClub = (sql: Sql, clubId: string): Promise<ClubRow> => readClub(sql, clubId, sql``);

/** The same with a lock: concurrent changes of the club wait; bookings do not. */
export const lockClub = (sql: Sql, clubId: string): Promise<ClubRow> => readClub(sql, clubId, sql`for no key update`);

async function readClub(sql: Sql, clubId: string, lock: ReturnType<Sql>): Promise<ClubRow> {
  const [row] = await sql<ClubRow[]>`
    select id, name, location, contact_email, contact_phone, logo, primary_color, welcome_message, sports,
      slot_length_minutes, advance_booking_days, max_bookings_per_day, max_bookings_per_week, max_booking_length_minutes,
      cancel_cutoff_hours, to_char(booking_hours_start, 'HH24:MI') as booking_hours_start,
      case booking_hours_end when '24:00' then '24:00' else to_char(booking_hours_end, 'HH24:MI') end as booking_hours_end,
      player_counts, guests_per_member_month, guests_per_member_year, visits_per_guest_year, guest_fee_cents, names_required_hours,
      unnamed_bookings, partner_search, max_players, time_zone, cutoff_applies_to_moves, waitlist_enabled,
      allow_trial_mode, series_max_dates, is_demo, trial_expires_at, subscription_status, join_code, closes_at, version,
      club_is_paid(clubs) as is_paid, coalesce(clock_now() < trial_expires_at, false) as trial_active
    from clubs where id = ${clubId} ${lock}`;
  if (!row) {
    throw new DomainError("not_found", "not_found", "Club not found or access denied.", { subject: "Club" });
  }
  return row;
}

/** Whether the club may be used at all (docs/product/access.md#access-states). */
export async function selectHasAccess(sql: Sql, clubId: string): Promise<boolean> {
  const [row] = await callForRows(sql, "check_club_access", clubId);
  return row?.has_access === true;
}
