-- What a club uses and does; counts of the last 30 days where nothing else is said. `tables` has the number of rows of each table that
-- belongs to the club, from the catalog, without the empty ones. `plan` is what the club pays for now. No row: there is no such club.
-- Only for operators.
create or replace function platform_club_usage(p_session uuid, p_club uuid)
returns table (
  name text, status text, plan text, suspended_at timestamptz, suspension_reason text, members integer, active_people integer,
  courts integer, bookings integer, last_booking timestamptz, rejections integer, notices_sent integer, notices_failed integer,
  tables jsonb
) language plpgsql stable security definer set search_path = public, pg_temp as $$
declare
  counts jsonb := '{}';
  owned text;
  number bigint;
begin
  perform demand_operator(p_session);
  for owned in
    select c.relname from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attname = 'club_id' and not a.attisdropped
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') order by c.relname
  loop
    execute format('select count(*) from %I where club_id = $1', owned) into number using p_club;
    if number > 0 then counts := counts || jsonb_build_object(owned, number); end if;
  end loop;
  return query
    select c.name, case when c.closed_at is not null then 'closed' else (club_access(c, null)).access_type::text end,
      case when club_is_paid(c) then c.plan_id end, c.suspended_at, c.suspension_reason,
      (select count(*)::integer from memberships x where x.club_id = c.id and x.left_at is null),
      b.people,
      (select count(*)::integer from courts x where x.club_id = c.id),
      b.made, (select max(x.created_at) from bookings x where x.club_id = c.id),
      (select coalesce(sum(x.times), 0)::integer from audit_log x
       where x.club_id = c.id and x.outcome <> 'success' and x.at > now() - interval '30 days'),
      n.sent, n.failed, counts
    from clubs c,
      lateral (select count(*)::integer as made, count(distinct x.user_id)::integer as people from bookings x
        where x.club_id = c.id and x.created_at > now() - interval '30 days') as b,
      lateral (select count(*) filter (where x.state = 'sent')::integer as sent,
          count(*) filter (where x.state in ('failed', 'in_doubt'))::integer as failed
        from notices x where x.club_id = c.id and x.created_at > now() - interval '30 days') as n
    where c.id = p_club;
end
$$;

alter function platform_club_usage(uuid, uuid) owner to courtside_system;
revoke execute on function platform_club_usage(uuid, uuid) from public;
grant execute on function platform_club_usage(uuid, uuid) to courtside_tenant;
