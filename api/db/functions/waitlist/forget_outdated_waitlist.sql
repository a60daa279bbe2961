-- Deletes entries a week after their day, and offers after 90 days. Returns how many.
create or replace function forget_outdated_waitlist(p_most integer) returns integer
language sql security definer set search_path = public, pg_temp as $$
  with entry as (
    delete from waitlist_entries where (club_id, id) in (
      select club_id, id from waitlist_entries where requested_date < (clock_now() - interval '8 days')::date
      limit p_most for update skip locked
    ) returning 1
  ), offer as (
    delete from waitlist_offers where (club_id, id) in (
      select club_id, id from waitlist_offers where ended_at < clock_now() - interval '90 days'
      limit p_most for update skip locked
    ) returning 1
  )
  select ((select count(*) from entry) + (select count(*) from offer))::integer
$$;

alter function forget_outdated_waitlist(integer) owner to courtside_system;
revoke execute on function forget_outdated_waitlist(integer) from public;
grant execute on function forget_outdated_waitlist(integer) to courtside_auth;
