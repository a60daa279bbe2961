-- The deletion of an account by one of our own servers begins here, without a session: binds the transaction to the person and their
-- club, also if the club's access has ended. First locks the ends of memberships of the club, as leaving does (see lockEndings): of two
-- admins who are deleted at once the second waits for the first. A club that is going to close needs no admin. `p_is_deleted`: the
-- account is deleted already, and the rest follows. No row: there is no such account.
create or replace function auth.begin_deletion(account uuid, p_is_deleted boolean default null)
returns table (context jsonb, is_last_admin boolean)
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  club uuid := auth.audited_club(account);
  person request_context;
begin
  if club is not null then perform pg_advisory_xact_lock(hashtextextended('endings ' || club, 0)); end if;
  select a.id, coalesce(u.email, a.email), u.full_name, coalesce(u.is_demo, false), coalesce(u.created_at, a.created_at),
    m.club_id, m.role, m.bio, m.sports, club_access(c, case when u.is_demo then u.created_at end), clock_now(), a.qa_role,
    m.role = 'admin' and c.closes_at is null and auth.is_last_admin(account)
  into person.user_id, person.email, person.full_name, person.is_demo, person.created_at,
    person.club_id, person.role, person.bio, person.sports, person.access, person.now, person.qa_role,
    is_last_admin
  from auth.users a
  left join users u on u.id = a.id
  left join memberships m on m.club_id = club and m.user_id = a.id and m.left_at is null
  left join clubs c on c.id = m.club_id
  where a.id = account and (a.deleted_at is not null) = coalesce(p_is_deleted, false);
  if not found then return; end if;
  perform set_config('courtside.user_id', account::text, true);
  perform set_config('courtside.club_id', coalesce(person.club_id::text, ''), true);
  context := to_jsonb(person);
  is_last_admin := coalesce(is_last_admin, false);
  return next;
end
$$;

alter function auth.begin_deletion(uuid, boolean) owner to courtside_system;
revoke execute on function auth.begin_deletion(uuid, boolean) from public;
grant execute on function auth.begin_deletion(uuid, boolean) to courtside_auth;
