import type { Sql } from "../db/pool.ts";

export interface OnboardingDetails {
  has_court: boolean;
  has_other_person: boolean;
  has_booking: boolean;
  hours_confirmed: boolean;
  name: string;
  welcome_message: string;
  dismissed_at: Date | null;
}

/** The state of a club's onboarding steps, and whether this person has dismissed the card. */
export async function selectOnboardingDetails(sql: Sql, clubId: string, userId: string): Promise<OnboardingDetails> {
  const [row] = await sql<OnboardingDetails[]>`
    select c.name, c.welcome_message, c.hours_confirmed_at is not null as hours_confirmed,
      exists (select from courts where club_id = ${clubId}) as has_court,
      exists (
        select from memberships where club_id = ${clubId} and user_id <> ${userId} and left_at is null and not is_sample
      ) as has_other_person,
      exists (select from bookings where club_id = ${clubId}) as has_booking,
      (select onboarding_dismissed_at from users where id = ${userId}) as dismissed_at
    from clubs c where c.id = ${clubId}`;
  if (!row) throw new Error("the transaction's club is gone");
  return row;
}

/** False if it was dismissed before. */
export async function updateDismissed(sql: Sql, userId: string): Promise<boolean> {
  const changed = await sql`
    update users set onboarding_dismissed_at = clock_now() where id = ${userId} and onboarding_dismissed_at is null`;
  return changed.count === 1;
}

/** False if they were confirmed before. */
export async function updateHoursConfirmed(sql: Sql, clubId: string): Promise<boolean> {
  const changed = await sql`
    update clubs set hours_confirmed_at = clock_now() where id = ${clubId} and hours_confirmed_at is null`;
  return changed.count === 1;
}
