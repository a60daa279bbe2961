-- Clubs by name, with what they use: those whose name contains `p_text` or whose id it is, and those of a status. `total` counts the
-- clubs beyond the limit too. `plan` is what the club pays for now. Only for operators.
create or replace function platform_clubs(p_session uuid, p_text text, p_status text, p_limit integer)
returns table (
  id uuid, name text, status text, plan text, members integer, courts integer, bookings integer, founded timestamptz, total integer
) language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  perform demand_operator(p_session);
  return query
    with matching as (
      select c.id, c.name, case when club_is_paid(c) then c.plan_id end as plan_id, c.created_at,
        case when c.closed_at is not null then 'closed' else (club_access(c, null)).access_type::text end as status
      from clubs c
      where p_text is null or position(lower(p_text) in lower(c.name)) > 0 or c.id::text = lower(p_text)
    ), page as (
      select m.*, (count(*) over ())::integer as total from matching m where p_status is null or m.status = p_status
      order by lower(m.name), m.created_at, m.id limit p_limit
    )
    select p.id, p.name, p.status, p.plan_id,
      (select count(*)::integer from memberships x where x.club_id = p.id and x.left_at is null),
      (select count(*)::integer from courts x where x.club_id = p.id),
      (select count(*)::integer from bookings x where x.club_id = p.id and x.created_at > now() - interval '30 days'),
      p.created_at, p.total
    from page p order by lower(p.name), p.created_at, p.id;
end
$$;

alter function platform_clubs(uuid, text, text, integer) owner to courtside_system;
revoke execute on function platform_clubs(uuid, text, text, integer) from public;
grant execute on function platform_clubs(uuid, text, text, integer) to courtside_tenant;
