-- Every request with a session begins here: one call returns who the caller is and binds the transaction to their club. It
-- takes the two ids of a verified token and checks that the session still exists, so that sign-out takes effect at once.
-- A user with a second factor reaches nothing until the session has passed it (problem: insufficient_aal). An API key stands in for
-- a session of the admin who made it (docs/decisions/0064): then `p_session` is its id. A
-- session at a device is for a member's own bookings: staff have the rights of a member in it, and its proof is a signed-in phone. If
-- staff found that member by name, every audit row of the session says who (docs/decisions/0107).
create or replace function begin_request(p_user uuid, p_session uuid) returns request_context
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  result request_context;
  has_account boolean;
  is_banned boolean;
  is_signed_in boolean;
  lacks_factor boolean;
  at_device text;
  found_by uuid;
begin
  result.user_id := p_user;
  result.now := clock_now();
  -- One statement, because every request pays for it.
  select a.banned_until is not null and a.banned_until > result.now, s.id is not null,
    s.aal <> 'aal2' and s.device_id is null and exists (select from auth.mfa_factors f where f.user_id = p_user and f.status = 'verified'),
    coalesce(u.email, a.email), u.full_name, coalesce(u.is_demo, false), coalesce(u.created_at, a.created_at),
    m.club_id, m.role,
    case
      when s.device_id is not null and m.role in ('admin', 'front_desk') then 'member'
      when m.role = 'admin' then s.impersonating_role
    end,
    m.bio, m.sports,
    club_access(c, case when u.is_demo then u.created_at end), s.not_after, s.qa_role, s.device_name, s.found_by
  into is_banned, is_signed_in, lacks_factor,
    result.email, result.full_name, result.is_demo, result.created_at,
    result.club_id, result.role, result.impersonating_role, result.bio, result.sports,
    result.access, result.session_expires_at, result.qa_role, at_device, found_by
  from auth.users a
  left join auth.sessions s on s.id = p_session and s.user_id = a.id and (s.not_after is null or s.not_after > result.now)
  left join users u on u.id = a.id
  left join memberships m on m.user_id = a.id and m.left_at is null
  left join clubs c on c.id = m.club_id
  where a.id = p_user and a.deleted_at is null;

  has_account := found;
  if has_account and not is_signed_in and result.role = 'admin' then
    is_signed_in := exists (
      select from api_keys k
      where k.club_id = result.club_id and k.id = p_session and k.created_by = p_user
        and k.revoked_at is null and k.expires_at > result.now
    );
    if is_signed_in then perform set_config('courtside.api_key', p_session::text, true); end if;
  end if;
  result.problem := case
    when not has_account then 'user_not_found'
    when is_banned then 'user_banned'
    when not is_signed_in then 'session_not_found'
    when lacks_factor then 'insufficient_aal'
  end;
  -- Nothing of the account for a caller who may not have it.
  if result.problem is not null then
    return (
      result.problem, p_user, null, null, null, null, null, null, null, null, null, null, result.now, null, null)::request_context;
  end if;

  perform set_config('courtside.user_id', p_user::text, true);
  -- Their own club by the membership just read, which set_current_club_id would read again.
  perform set_config('courtside.club_id', coalesce(result.club_id::text, ''), true);
  if at_device is not null then perform set_config('courtside.device', at_device, true); end if;
  if found_by is not null then perform set_config('courtside.found_by', found_by::text, true); end if;
  return result;
end
$$;

alter function begin_request(uuid, uuid) owner to courtside_system;
revoke execute on function begin_request(uuid, uuid) from public;
grant execute on function begin_request(uuid, uuid) to courtside_tenant;
