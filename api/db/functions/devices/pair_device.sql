-- Gives the device that waits with this code its public key. The code is used up: of two concurrent calls one finds it. No row for
-- an unknown, used or expired code.
create or replace function pair_device(p_code_hash bytea, p_public_key jsonb)
returns table (device_id uuid, device_name text, club_name text)
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  device devices;
begin
  update devices d
    set public_key = p_public_key, paired_at = clock_now(), pairing_code_hash = null, pairing_expires_at = null
    where d.pairing_code_hash = p_code_hash and d.pairing_expires_at > clock_now() and d.public_key is null
    returning d.* into device;
  if not found then return; end if;
  insert into audit_log (club_id, actor_role, action, subject_type, subject_id, device)
    values (device.club_id, 'device', 'device.paired', 'device', device.id, device.name);
  return query select device.id, device.name, c.name from clubs c where c.id = device.club_id;
end
$$;

alter function pair_device(bytea, jsonb) owner to courtside_system;
revoke execute on function pair_device(bytea, jsonb) from public;
grant execute on function pair_device(bytea, jsonb) to courtside_auth;
