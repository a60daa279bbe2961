-- The club's members: found at 50,000 of them, and never without an admin.

-- A page's cursor carries milliseconds; a finer time would lose whoever joined within one.
alter table memberships alter column joined_at type timestamptz(3);
create index memberships_by_joined on memberships (club_id, joined_at desc, user_id desc) where left_at is null;
create index memberships_by_role_and_joined on memberships (club_id, role, joined_at desc, user_id desc) where left_at is null;
drop index memberships_by_role;
create index users_search on users using gin (full_name gin_trgm_ops, (email::text) gin_trgm_ops);

create type member_found as (user_id uuid, full_name text, email text, role text, joined_at timestamptz);

-- Members of the current club, the newest first. `p_pattern` is an ILIKE pattern. Under row-level security the trigram index
-- goes unused, because ILIKE is not leakproof: here the club's own predicate is the wall. EXECUTE plans for the very values.
create function search_members(
  p_pattern text, p_role text, p_before timestamptz, p_before_id uuid, p_limit integer
) returns setof member_found language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  return query execute
    'select m.user_id, u.full_name, u.email::text, m.role, m.joined_at::timestamptz
     from memberships m join users u on u.id = m.user_id
     where m.club_id = $1 and m.left_at is null
       and ($2 is null or m.role = $2)
       and ($3 is null or u.full_name ilike $3 or u.email::text ilike $3)
       and ($4 is null or (m.joined_at, m.user_id) < ($4, $5))
     order by m.joined_at desc, m.user_id desc limit $6'
    using current_club_id(), p_role, p_pattern, p_before, p_before_id, p_limit;
end
$$;

-- How many there are of them.
create function count_members(p_pattern text, p_role text) returns integer
language plpgsql stable security definer set search_path = public, pg_temp as $$
declare
  answer integer;
begin
  execute
    'select count(*)::integer from memberships m
     where m.club_id = $1 and m.left_at is null
       and ($2 is null or m.role = $2)
       and ($3 is null or exists (
         select from users u where u.id = m.user_id and (u.full_name ilike $3 or u.email::text ilike $3)))'
    into answer using current_club_id(), p_role, p_pattern;
  return answer;
end
$$;

-- A club never loses its last admin (decision 8), by any route. The club's row keeps two admins apart who end each other.
create function keep_an_admin() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform from clubs where id = old.club_id for no key update;
  if not exists (select from memberships where club_id = old.club_id and role = 'admin' and left_at is null) then
    raise exception 'the club would have no admin' using errcode = 'check_violation', constraint = 'memberships_last_admin';
  end if;
  return null;
end
$$;
-- At the end of the transaction: who hands over may come before who takes over.
create constraint trigger memberships_last_admin after update of role, left_at on memberships
deferrable initially deferred for each row
when (old.role = 'admin' and old.left_at is null and (new.role <> 'admin' or new.left_at is not null))
execute function keep_an_admin();

-- Who leaves takes no lesson of theirs along.
create index bookings_by_coach on bookings (club_id, coach_id, starts_at) where coach_id is not null;

grant create on schema public to courtside_system;
alter function search_members(text, text, timestamptz, uuid, integer) owner to courtside_system;
alter function count_members(text, text) owner to courtside_system;
alter function keep_an_admin() owner to courtside_system;
revoke create on schema public from courtside_system;
revoke execute on function search_members(text, text, timestamptz, uuid, integer), count_members(text, text), keep_an_admin() from public;
grant execute on function search_members(text, text, timestamptz, uuid, integer), count_members(text, text) to courtside_tenant;
