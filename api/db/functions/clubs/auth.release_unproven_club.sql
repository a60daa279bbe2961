-- At the first proof of an address: removes its owner from the club that was founded with it, which closes in 14 days unless
-- they keep it. `p_kept` is the club that was founded in the browser of the proof. What the founder's session set up
-- to reach the club from outside ends: else it would work again once the owner is its admin. A club with another admin stays open,
-- and only the founder's keys end.
create or replace function auth.release_unproven_club(account uuid, p_kept uuid) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  club uuid;
begin
  select id into club from clubs where unproven_founder = account and closed_at is null;
  if club is null then return; end if;
  perform from memberships where club_id = club and left_at is null and (role = 'admin' or user_id = account)
    order by user_id for update;
  if club = p_kept then
    update clubs set unproven_founder = null where id = club;
    return;
  end if;
  if exists (select from memberships where club_id = club and role = 'admin' and left_at is null and user_id <> account) then
    update clubs set unproven_founder = null where id = club;
  else
    update clubs set closes_at = least(closes_at, clock_now() + interval '14 days'), join_code = new_join_code() where id = club;
    delete from webhooks where club_id = club;
    delete from door_gateways where club_id = club;
    delete from devices where club_id = club;
    delete from calendar_feeds where club_id = club and kind <> 'person';
  end if;
  update api_keys set revoked_at = clock_now() where club_id = club and created_by = account and revoked_at is null;
  update memberships set left_at = clock_now() where club_id = club and user_id = account and left_at is null;
  if not found then return; end if;
  delete from waitlist_entries where club_id = club and user_id = account;
  delete from staff_pins where club_id = club and user_id = account;
  insert into audit_log (club_id, actor_id, action, subject_type, subject_id)
    values (club, account, 'club.released', 'club', club);
end
$$;

alter function auth.release_unproven_club(uuid, uuid) owner to courtside_system;
revoke execute on function auth.release_unproven_club(uuid, uuid) from public;
grant execute on function auth.release_unproven_club(uuid, uuid) to courtside_auth;
