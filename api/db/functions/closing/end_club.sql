-- Closes a locked club: ends its memberships, revokes its code and invitations, empties its waitlist. Bookings are unchanged
-- until delete_closed_clubs.
create or replace function end_club(p_club uuid) returns void language plpgsql security definer set search_path = public, pg_temp as $$
declare
  people uuid[];
begin
  update clubs set closed_at = clock_now(), closes_at = coalesce(closes_at, clock_now()), join_code = new_join_code(),
      allow_trial_mode = false, waitlist_enabled = false, trial_expires_at = least(trial_expires_at, clock_now())
    where id = p_club and closed_at is null and not is_demo;
  if not found then return; end if;
  with gone as (
    update memberships set left_at = clock_now(), removed_at = clock_now() where club_id = p_club and left_at is null
    returning user_id
  )
  select array_agg(user_id) into people from gone;
  perform pg_notify('courtside_live', json_build_object('club_id', p_club, 'topic', 'members', 'user_id', person)::text)
    from unnest(people) as person;
  delete from waitlist_entries where club_id = p_club;
  delete from staff_pins where club_id = p_club;
  delete from devices where club_id = p_club;
  update invitations set revoked_at = clock_now() where club_id = p_club and accepted_at is null and revoked_at is null;
  update join_requests set status = 'declined', decided_at = clock_now() where club_id = p_club and status = 'pending';
  insert into audit_log (club_id, action, subject_type, subject_id) values (p_club, 'club.closed', 'club', p_club);
end
$$;

alter function end_club(uuid) owner to courtside_system;
revoke execute on function end_club(uuid) from public;
