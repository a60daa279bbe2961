-- Finds a usable API key by the hash of its secret. No row for an unknown, revoked or expired one, and for one whose maker is no
-- admin of its club any more.
create or replace function find_api_key(p_secret_hash bytea)
returns table (club_id uuid, id uuid, user_id uuid, scopes text[], expires_at timestamptz)
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  return query
    select k.club_id, k.id, k.created_by, k.scopes, k.expires_at::timestamptz from api_keys k
    join clubs c on c.id = k.club_id and c.closed_at is null
    join memberships m on m.club_id = k.club_id and m.user_id = k.created_by and m.left_at is null and m.role = 'admin'
    where k.secret_hash = p_secret_hash and k.revoked_at is null and k.expires_at > clock_now();
  if not found then return; end if;
  update api_keys k set last_used_at = clock_now()
    where k.secret_hash = p_secret_hash and (k.last_used_at is null or k.last_used_at < clock_now() - interval '1 minute');
end
$$;

alter function find_api_key(bytea) owner to courtside_system;
revoke execute on function find_api_key(bytea) from public;
grant execute on function find_api_key(bytea) to courtside_auth;
