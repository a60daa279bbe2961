-- Deletes notices that ended more than 90 days ago, and messages to members and marks of bouncing addresses as old. Returns how many notices.
create or replace function purge_notices(p_most integer) returns integer
language sql security definer set search_path = public, pg_temp as $$
  with old as (
    select club_id, id from notices where ended_at < now() - interval '90 days' limit p_most for update skip locked
  ), gone as (
    delete from notices n using old where n.club_id = old.club_id and n.id = old.id returning 1
  ), unmarked as (
    delete from bounced_addresses where bounced_at < now() - interval '90 days' and not is_complaint
  ), reported as (
    -- Older reports are rejected by their time.
    delete from auth.mail_reports where received_at < now() - interval '1 day'
  ), forgotten as (
    delete from broadcasts where created_at < now() - interval '90 days'
  ) select count(*)::integer from gone
$$;

alter function purge_notices(integer) owner to courtside_system;
revoke execute on function purge_notices(integer) from public;
grant execute on function purge_notices(integer) to courtside_auth;
