-- Deletes visitors' bookings once their access has ended, and everything of at most `p_most` visitors who are due for deletion.
-- Returns their accounts, which the caller deletes. Everything that refers to a person is deleted here, except the audit log.
create or replace function purge_demo_visitors(p_most integer) returns uuid[]
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  gone uuid[];
begin
  -- As closing does: the process that handles the waitlist locks offers that go with their visitor, and what they refer to afterwards.
  perform pg_advisory_xact_lock(hashtextextended('waitlist ' || demo_club_id(), 0));
  delete from bookings where (club_id, id) in (
    select b.club_id, b.id from users u join bookings b on b.user_id = u.id and b.club_id = demo_club_id()
    where u.is_demo and u.created_at <= clock_now() - (demo_ends_at(now()) - now()) limit 10 * p_most
  );
  select array_agg(id) into gone from (
    select u.id from users u join memberships m on m.user_id = u.id and m.club_id = demo_club_id()
    where u.is_demo and u.created_at <= clock_now() - (demo_purged_at(now()) - now())
    order by u.created_at limit p_most for no key update of u skip locked
  ) as visitor;
  -- Before their people, as what sends notices locks them.
  delete from notices where club_id = demo_club_id() and user_id = any(gone);
  delete from bookings where club_id = demo_club_id() and user_id = any(gone);
  delete from booking_series where club_id = demo_club_id() and (user_id = any(gone) or created_by = any(gone));
  delete from booking_players where club_id = demo_club_id() and (user_id = any(gone) or added_by = any(gone));
  perform release_person_times(demo_club_id(), gone);
  delete from guests g where g.club_id = demo_club_id() and not exists (
    select from booking_players p where p.club_id = g.club_id and p.guest_id = g.id);
  delete from club_news where club_id = demo_club_id() and author_id = any(gone);
  delete from broadcasts where club_id = demo_club_id() and author_id = any(gone);
  delete from webhooks where club_id = demo_club_id() and created_by = any(gone);
  delete from api_keys where club_id = demo_club_id() and created_by = any(gone);
  delete from day_notes where club_id = demo_club_id() and author_id = any(gone);
  delete from idempotency_keys where user_id = any(gone);
  delete from join_requests where user_id = any(gone);
  delete from join_tries where user_id = any(gone);
  -- A visitor's address receives no mail, so they can accept none; deleted all the same, so that this list is complete.
  delete from invitations where accepted_by = any(gone);
  delete from memberships where club_id = demo_club_id() and user_id = any(gone);
  delete from users where id = any(gone);
  return coalesce(gone, '{}');
end
$$;

alter function purge_demo_visitors(integer) owner to courtside_system;
revoke execute on function purge_demo_visitors(integer) from public;
grant execute on function purge_demo_visitors(integer) to courtside_auth;
