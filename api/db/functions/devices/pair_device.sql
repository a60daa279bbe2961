-- Gives the device that waits with this code its public key; of two concurrent calls one finds it. Until the code would have expired the
-- same key is accepted again, because the response may have been lost. No row for an unknown or expired code, or one used with another key.
create or replace function pair_device(p_code_hash bytea, p_public_key jsonb)
returns table (device_id uuid, device_name text, club_name text)
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  device devices;
begin
  select * into device from devices d
    where d.pairing_code_hash = p_code_hash and d.pairing_expires_at > clock_now() for no key update;
  if not found or device.public_key <> p_public_key then return; end if;
  if device.public_key is null then
    update devices d set public_key = p_public_key, paired_at = clock_now() where d.id = device.id;
    insert into audit_log (club_id, actor_role, action, subject_type, subject_id, device)
      values (device.club_id, 'device', 'device.paired', 'device', device.id, device.name);
  end if;
  return query select device.id, device.name, c.name from clubs c where c.id = device.club_id;
end
$$;

alter function pair_device(bytea, jsonb) owner to courtside_system;
revoke execute on function pair_device(bytea, jsonb) from public;
grant execute on function pair_device(bytea, jsonb) to courtside_auth;
