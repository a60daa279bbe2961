-- The public key of a paired device; null for one that was revoked.
create or replace function device_key(p_device uuid) returns jsonb language sql stable security definer
set search_path = public, pg_temp
return (
  select d.public_key from devices d join clubs c on c.id = d.club_id and c.closed_at is null where d.id = p_device
);

alter function device_key(uuid) owner to courtside_system;
revoke execute on function device_key(uuid) from public;
grant execute on function device_key(uuid) to courtside_auth;
