-- Uses up the challenge that a device has signed, and those made before it. False for a revoked device and a used challenge.
create or replace function accept_challenge(p_device uuid, p_made_at timestamptz, p_version text, p_battery integer) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update devices d
    set challenged_at = p_made_at, last_seen_at = clock_now(), version = coalesce(p_version, d.version), battery = p_battery
    where d.id = p_device and d.public_key is not null and (d.challenged_at is null or d.challenged_at < p_made_at);
  return found;
end
$$;

alter function accept_challenge(uuid, timestamptz, text, integer) owner to courtside_system;
revoke execute on function accept_challenge(uuid, timestamptz, text, integer) from public;
grant execute on function accept_challenge(uuid, timestamptz, text, integer) to courtside_auth;
