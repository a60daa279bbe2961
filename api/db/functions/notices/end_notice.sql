-- Records the outcome; `queued` means another attempt after a pause. A sender that was presumed dead may still report its
-- outcome. A mail that was rejected for good marks its address, and one that was taken removes the mark, unless a provider has reported
-- it: it takes every mail first.
create or replace function end_notice(
  p_club uuid, p_id uuid, p_claim uuid, p_state text, p_problem text, p_pause interval, p_bounced boolean default false
) returns boolean language sql security definer set search_path = public, pg_temp as $$
  with mine as (
    update notices set state = p_state, problem = p_problem,
      claim = case when p_state <> 'queued' then claim end,
      handed_at = case when p_state <> 'queued' then handed_at end,
      send_after = case when p_state = 'queued' then now() + p_pause else send_after end,
      ended_at = case when p_state <> 'queued' then now() end
    where club_id = p_club and id = p_id and claim = p_claim and state in ('sending', 'in_doubt')
    returning coalesce(address::text, (select a.email::text from auth.users a where a.id = user_id))::citext as address
  ), marked as (
    insert into bounced_addresses (club_id, address, problem) select p_club, address, p_problem from mine where p_bounced and address is not null
    on conflict (club_id, address) do update set problem = excluded.problem, bounced_at = excluded.bounced_at
      where not bounced_addresses.is_complaint
  ), taken as (
    delete from bounced_addresses b using mine where p_state = 'sent' and b.club_id = p_club and b.address = mine.address and not b.is_reported
  ) select exists (select from mine)
$$;

alter function end_notice(uuid, uuid, uuid, text, text, interval, boolean) owner to courtside_system;
revoke execute on function end_notice(uuid, uuid, uuid, text, text, interval, boolean) from public;
grant execute on function end_notice(uuid, uuid, uuid, text, text, interval, boolean) to courtside_auth;
