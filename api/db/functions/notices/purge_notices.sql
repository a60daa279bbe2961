-- Deletes notices that ended more than 30 days ago. Returns how many.
create or replace function purge_notices(p_most integer) returns integer
language sql security definer set search_path = public, pg_temp as $$
  with old as (
    select club_id, id from notices where ended_at < now() - interval '30 days' limit p_most for update skip locked
  ), gone as (
    delete from notices n using old where n.club_id = old.club_id and n.id = old.id returning 1
  ) select count(*)::integer from gone
$$;

alter function purge_notices(integer) owner to courtside_system;
revoke execute on function purge_notices(integer) from public;
grant execute on function purge_notices(integer) to courtside_auth;
