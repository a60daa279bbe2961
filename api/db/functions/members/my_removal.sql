-- The club that last removed the caller, unless they have joined a club since, and whether it has closed.
create or replace function my_removal(out club_name text, out removed_at timestamptz, out club_closed boolean) returns record
language sql stable security definer set search_path = public, pg_temp as $$
  select c.name, m.removed_at, c.closed_at is not null
  from memberships m join clubs c on c.id = m.club_id
  where m.user_id = current_user_id() and m.left_at is not null
    and not exists (select from memberships now where now.user_id = m.user_id and now.left_at is null)
    and m.removed_at = m.left_at
    and m.left_at = (select max(last.left_at) from memberships last where last.user_id = m.user_id)
$$;

alter function my_removal() owner to courtside_system;
revoke execute on function my_removal() from public;
grant execute on function my_removal() to courtside_tenant;
