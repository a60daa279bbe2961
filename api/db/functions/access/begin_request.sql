-- Every request with a session begins here: one call returns who the caller is and binds the transaction to their club. It
-- takes the two ids of a verified token and checks that the session still exists, so that sign-out takes effect at once.
-- A user with a second factor reaches nothing until the session has passed it (problem: insufficient_aal).
create or replace function begin_request(p_user uuid, p_session uuid) returns request_context
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  found_session auth.sessions;
  account auth.users;
  person users;
  member memberships;
  result request_context;
begin
  result.user_id := p_user;
  result.now := clock_now();
  select * into account from auth.users where id = p_user and deleted_at is null;
  if not found then result.problem := 'user_not_found'; return result; end if;
  if account.banned_until > clock_now() then result.problem := 'user_banned'; return result; end if;
  select * into found_session from auth.sessions
    where id = p_session and user_id = p_user and (not_after is null or not_after > clock_now());
  if not found then result.problem := 'session_not_found'; return result; end if;

  if found_session.aal <> 'aal2' and exists (
    select from auth.mfa_factors where user_id = p_user and status = 'verified'
  ) then result.problem := 'insufficient_aal'; return result; end if;

  perform set_config('courtside.user_id', p_user::text, true);
  perform set_config('courtside.club_id', '', true);
  select * into person from users where id = p_user;
  select * into member from memberships where user_id = p_user and left_at is null;
  if member.club_id is not null then perform set_current_club_id(member.club_id); end if;

  result.email := coalesce(person.email, account.email);
  result.full_name := person.full_name;
  result.is_demo := coalesce(person.is_demo, false);
  result.created_at := coalesce(person.created_at, account.created_at);
  result.club_id := member.club_id;
  result.role := member.role;
  result.bio := member.bio;
  result.sports := member.sports;
  if member.role = 'admin' then result.impersonating_role := found_session.impersonating_role; end if;
  result.access := check_club_access(member.club_id);
  result.session_expires_at := found_session.not_after;
  result.qa_role := found_session.qa_role;
  return result;
end
$$;

alter function begin_request(uuid, uuid) owner to courtside_system;
revoke execute on function begin_request(uuid, uuid) from public;
grant execute on function begin_request(uuid, uuid) to courtside_tenant;
