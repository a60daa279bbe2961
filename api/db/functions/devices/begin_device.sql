-- Every request of a device begins here: binds the transaction to the device's club, without a person. No row for a device that was
-- revoked or whose club is closed.
create or replace function begin_device(p_device uuid)
returns table (
  club_id uuid, name text, sports text[], court_ids uuid[], may_book boolean, accepts_pin boolean, shows_names boolean,
  finds_members boolean, now timestamptz, has_access boolean, access_type text
)
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  device devices;
begin
  select d.* into device from devices d
    join clubs c on c.id = d.club_id and c.closed_at is null
    where d.id = p_device and d.public_key is not null;
  if not found then return; end if;
  perform set_config('courtside.user_id', '', true);
  perform set_config('courtside.club_id', device.club_id::text, true);
  perform set_config('courtside.device', device.name, true);
  update devices d set last_seen_at = clock_now()
    from clubs c, club_access(c, null) a
    where d.club_id = device.club_id and d.id = device.id and c.id = d.club_id and a.has_access
      and (d.last_seen_at is null or d.last_seen_at < clock_now() - interval '1 minute');
  return query
    select device.club_id, device.name, device.sports, device.court_ids, device.may_book, device.accepts_pin, device.shows_names,
      device.finds_members, clock_now(), a.has_access, a.access_type
    from clubs c, club_access(c, null) a
    where c.id = device.club_id;
end
$$;

alter function begin_device(uuid) owner to courtside_system;
revoke execute on function begin_device(uuid) from public;
grant execute on function begin_device(uuid) to courtside_auth;
