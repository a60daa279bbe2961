-- Postpones a batch whose line could not be processed, so that it does not delay the others.
create or replace function put_off_invitations(p_club uuid, p_batch uuid, p_seconds integer) returns void
language sql security definer set search_path = public, pg_temp as $$
  update invitation_batches set next_at = clock_now() + make_interval(secs => p_seconds)
  where club_id = p_club and id = p_batch and ended_at is null
$$;

alter function put_off_invitations(uuid, uuid, integer) owner to courtside_system;
revoke execute on function put_off_invitations(uuid, uuid, integer) from public;
grant execute on function put_off_invitations(uuid, uuid, integer) to courtside_auth;
