import type { ClubRules } from "@courtside/contracts/domain/club-rules.ts";
import type { Sql } from "../db/pool.ts";
import { notFound } from "../errors.ts";

export interface ClubRow extends ClubRules {
  id: string;
  name: string;
  location: string;
  contact_email: string;
  contact_phone: string;
  logo: string | null;
  primary_color: string;
  welcome_message: string;
  sports: string[];
  waitlist_enabled: boolean;
  allow_trial_mode: boolean;
  is_demo: boolean;
  trial_expires_at: Date | null;
  subscription_status: string;
  version: number;
}

/** The club of this transaction. Opening hours as "HH:MM". */
export async function selectClub(sql: Sql, clubId: string): Promise<ClubRow> {
  const [row] = await sql<ClubRow[]>`
    select id, name, location, contact_email, contact_phone, logo, primary_color, welcome_message, sports,
      slot_length_minutes, advance_booking_days, max_bookings_per_day, max_bookings_per_week, max_booking_length_minutes,
      cancel_cutoff_hours, to_char(booking_hours_start, 'HH24:MI') as booking_hours_start,
      case booking_hours_end when '24:00' then '24:00' else to_char(booking_hours_end, 'HH24:MI') end as booking_hours_end,
      time_zone, waitlist_enabled, allow_trial_mode, is_demo, trial_expires_at, subscription_status, version
    from clubs where id = ${clubId}`;
  if (!row) throw notFound("Club");
  return row;
}
