-- Clubs whose waitlist queue is due now, longest overdue first.
create or replace function clubs_with_due_waitlist(p_most integer) returns setof uuid
language sql stable security definer set search_path = public, pg_temp as $$
  select club_id from (
    select club_id, due_at from waitlist_checks where due_at <= clock_now() order by due_at limit 20 * p_most
  ) as due group by club_id order by min(due_at) limit p_most
$$;

alter function clubs_with_due_waitlist(integer) owner to courtside_system;
revoke execute on function clubs_with_due_waitlist(integer) from public;
grant execute on function clubs_with_due_waitlist(integer) to courtside_auth;
