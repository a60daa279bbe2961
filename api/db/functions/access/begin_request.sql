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
  answer request_context;
begin
  answer.user_id := p_user;
  answer.now := clock_now();
  select * into account from auth.users where id = p_user and deleted_at is null;
  if not found then answer.problem := 'user_not_found'; return answer; end if;
  if account.banned_until > clock_now() then answer.problem := 'user_banned'; return answer; end if;
  select * into found_session from auth.sessions
    where id = p_session and user_id = p_user and (not_after is null or not_after > clock_now());
  if not found then answer.problem := 'session_not_found'; return answer; end if;

  if found_session.aal <> 'aal2' and exists (
    select from auth.mfa_factors where user_id = p_user and status = 'verified'
  ) then answer.problem := 'insufficient_aal'; return answer; end if;

  perform set_config('courtside.user_id', p_user::text, true);
  perform set_config('courtside.club_id', '', true);
  select * into person from users where id = p_user;
  select * into member from memberships where user_id = p_user and left_at is null;
  if member.club_id is not null then perform set_current_club_id(member.club_id); end if;

  answer.email := coalesce(person.email, account.email);
  answer.full_name := person.full_name;
  answer.is_demo := coalesce(person.is_demo, false);
  answer.created_at := coalesce(person.created_at, account.created_at);
  answer.club_id := member.club_id;
  answer.role := member.role;
  answer.bio := member.bio;
  answer.sports := member.sports;
  if member.role = 'admin' then answer.impersonating_role := found_session.impersonating_role; end if;
  answer.access := check_club_access(member.club_id);
  answer.session_expires_at := found_session.not_after;
  answer.qa_role := found_session.qa_role;
  return answer;
end
$$;

alter function begin_request(uuid, uuid) owner to courtside_system;
revoke execute on function begin_request(uuid, uuid) from public;
grant execute on function begin_request(uuid, uuid) to courtside_tenant;
