-- Members whose account is deleted and whose membership is not ended, at most `p_most`: a release before did not end it. Those who
-- cannot leave stay (docs/product/roles.md#leaving-a-club): demo visitors, QA accounts, and the only admin of a club that is not going
-- to close.
create or replace function auth.members_without_account(p_most integer) returns setof uuid
language sql stable security definer set search_path = public, pg_temp as $$
  select m.user_id
  from auth.users a
  join users u on u.id = a.id
  join memberships m on m.user_id = a.id and m.left_at is null
  join clubs c on c.id = m.club_id
  where a.deleted_at is not null and a.qa_role is null and not u.is_demo
    and (m.role <> 'admin' or c.closes_at is not null or exists (
      select from memberships o join auth.users other on other.id = o.user_id and other.deleted_at is null
      where o.club_id = m.club_id and o.user_id <> m.user_id and o.role = 'admin' and o.left_at is null))
  order by m.club_id, m.user_id limit p_most
$$;

alter function auth.members_without_account(integer) owner to courtside_system;
revoke execute on function auth.members_without_account(integer) from public;
grant execute on function auth.members_without_account(integer) to courtside_auth;
