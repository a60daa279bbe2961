-- Creates a club on trial with its four courts and a sample coach (docs/product/access.md#founding-a-club), and makes the account
-- its admin. `p_settings`: columns of clubs. Returns null and creates nothing if the account has no person here or belongs to a
-- club already. The lock on the person's row serialises two attempts.
create or replace function auth.found_club(
  account uuid, p_name text, p_location text, p_settings jsonb, p_session uuid, p_request text, p_ip inet, p_agent text
) returns uuid
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  club uuid;
  coach uuid;
begin
  perform from users where id = account for update;
  if not found or exists (select from memberships where user_id = account and left_at is null) then return null; end if;

  insert into clubs (
    name, location, sports, slot_length_minutes, advance_booking_days, max_bookings_per_day, max_bookings_per_week,
    max_booking_length_minutes, cancel_cutoff_hours, booking_hours_start, booking_hours_end, time_zone, waitlist_enabled,
    subscription_status, trial_expires_at, created_at
  ) select
    p_name, p_location, s.sports, s.slot_length_minutes, s.advance_booking_days, s.max_bookings_per_day, s.max_bookings_per_week,
    s.max_booking_length_minutes, s.cancel_cutoff_hours, s.booking_hours_start, s.booking_hours_end, s.time_zone, s.waitlist_enabled,
    'trialing', clock_now() + interval '14 days', clock_now()
  from jsonb_populate_record(null::clubs, p_settings) s
  returning id into club;
  insert into courts (club_id, name, sport) values
    (club, 'Court 1', 'tennis'), (club, 'Court 2', 'tennis'),
    (club, 'Court 3', 'pickleball'), (club, 'Court 4', 'pickleball');
  insert into memberships (club_id, user_id, role) values (club, account, 'admin');

  -- Without address, password and identity there is no way to sign in as the coach.
  insert into auth.users default values returning id into coach;
  insert into users (id, email, full_name) values (coach, 'sample.coach@courtside.invalid', 'Sample Coach');
  insert into memberships (club_id, user_id, role, bio, sports, is_sample) values (
    club, coach, 'coach', 'A sample, to show how coaches look. Remove it once your own coaches are here.',
    '{tennis,pickleball}', true
  );
  perform seed_sample_news(club, account);

  insert into audit_log (club_id, actor_id, actor_role, action, subject_type, subject_id, session_id, request_id, ip, user_agent)
  values (club, account, 'admin', 'club.founded', 'club', club, p_session, p_request, p_ip, p_agent);
  return club;
end
$$;

alter function auth.found_club(uuid, text, text, jsonb, uuid, text, inet, text) owner to courtside_system;
revoke execute on function auth.found_club(uuid, text, text, jsonb, uuid, text, inet, text) from public;
grant execute on function auth.found_club(uuid, text, text, jsonb, uuid, text, inet, text) to courtside_auth;
