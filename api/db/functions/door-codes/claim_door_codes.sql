-- Compares the codes with the bookings of the next two days, then claims what has to be sent, at most `p_most`, for `p_seconds`: after
-- that another process may take over. A code follows its booking: another court or time is sent again, a canceled booking's is removed,
-- and so is a closed club's. Each club's first comes before any club's second, and of one club ten at most are claimed at once, so that a
-- gateway that hangs leaves room for others.
create or replace function claim_door_codes(p_most integer, p_seconds integer)
returns table (
  club_id uuid, booking_id uuid, url text, secret_sealed bytea, court_id uuid, valid_from timestamptz, valid_until timestamptz,
  code_sealed bytea, is_removal boolean, claim integer, failures integer
) language plpgsql security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
begin
  delete from door_codes where valid_until < now() - interval '1 hour';

  insert into door_codes as d (club_id, booking_id, court_id, valid_from, valid_until)
  select b.club_id, b.id, b.court_id, b.starts_at - interval '10 minutes', b.ends_at + interval '10 minutes'
  from door_gateways g join clubs c on c.id = g.club_id join bookings b on b.club_id = g.club_id
  where c.closed_at is null and b.status = 'confirmed'
    and b.starts_at > now() - interval '25 hours' and b.starts_at < now() + interval '2 days' and b.ends_at > now() - interval '10 minutes'
  on conflict (club_id, booking_id) do update set court_id = excluded.court_id, valid_from = excluded.valid_from,
    valid_until = excluded.valid_until, state = 'setting', failures = 0, next_attempt_at = now(), claim = d.claim + 1
    where (d.court_id, d.valid_from, d.valid_until) is distinct from (excluded.court_id, excluded.valid_from, excluded.valid_until)
      or d.state = 'removing';

  update door_codes d set state = 'removing', failures = 0, next_attempt_at = now(), claim = d.claim + 1
  from bookings b join clubs c on c.id = b.club_id
  where b.club_id = d.club_id and b.id = d.booking_id and d.state <> 'removing'
    and (b.status <> 'confirmed' or b.starts_at >= now() + interval '2 days' or c.closed_at is not null);

  return query
    with waiting as (
      select club_id, booking_id, row_number() over (partition by club_id order by next_attempt_at, booking_id) as place
      from door_codes where state <> 'set' and next_attempt_at <= now()
    ), due as (
      select d.club_id, d.booking_id, g.url, g.secret_sealed
      from waiting w join door_codes d using (club_id, booking_id) join door_gateways g using (club_id) join clubs c on c.id = d.club_id
      -- Looked at again: another process may have claimed it meanwhile, and the club may have closed.
      where w.place <= 10 and d.next_attempt_at <= now() and (d.state = 'removing' or d.state = 'setting' and c.closed_at is null)
      order by w.place, d.next_attempt_at limit p_most
      for update of d skip locked
    )
    update door_codes d set next_attempt_at = now() + make_interval(secs => p_seconds), claim = d.claim + 1
    from due where d.club_id = due.club_id and d.booking_id = due.booking_id
    returning d.club_id, d.booking_id, due.url, due.secret_sealed, d.court_id, d.valid_from::timestamptz, d.valid_until::timestamptz,
      d.code_sealed, d.state = 'removing', d.claim, d.failures;
end
$$;

alter function claim_door_codes(integer, integer) owner to courtside_system;
revoke execute on function claim_door_codes(integer, integer) from public;
grant execute on function claim_door_codes(integer, integer) to courtside_auth;
