-- Keeps a third of the remaining slots of a date of the demo club free: sample bookings are released first, then the visitors'
-- oldest. The advisory lock serialises runs: two concurrent bookings would each count without the other. Returns how many.
create or replace function make_demo_room(day date) returns integer
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  club clubs;
  opens timestamptz;
  closes timestamptz;
  excess integer;
  victims uuid[];
begin
  perform pg_advisory_xact_lock(7205759407);
  select * into club from clubs where id = demo_club_id();
  opens := club_midnight(day, club.time_zone);
  closes := club_midnight(day + 1, club.time_zone);
  with busy as materialized (
    select court_id, starts_at, ends_at from court_occupancies
    where club_id = club.id and starts_at < closes and starts_at > opens - longest_occupancy() and ends_at > opens
  ), cell as (
    select exists (
      select from busy b where b.court_id = c.id and b.starts_at < s.ends_at and b.ends_at > s.starts_at
    ) as is_taken
    from club_day_slots(club, day) s, courts c
    where c.club_id = club.id and c.is_active and s.starts_at >= clock_now()
  )
  select count(*) filter (where is_taken) - count(*) * 2 / 3 into excess from cell;
  if excess <= 0 then return 0; end if;

  -- A locked booking is being canceled or purged by another transaction; waiting for it could deadlock.
  with victim as (
    select b.id, u.is_demo from bookings b join users u on u.id = b.user_id
    where b.club_id = club.id and b.status = 'confirmed' and b.starts_at >= clock_now()
      and b.starts_at >= opens and b.starts_at < closes
    order by u.is_demo, b.created_at, b.id limit excess for update of b skip locked
  ), sample as (
    delete from bookings b using victim v where b.club_id = club.id and b.id = v.id and not v.is_demo
  ), visit as (
    update bookings b set status = 'canceled', canceled_at = clock_now(), cancel_reason = 'Freed for other demo visitors'
    from victim v where b.club_id = club.id and b.id = v.id and v.is_demo
    returning b.id
  ), audited as (
    insert into audit_log (club_id, action, subject_type, subject_id) select club.id, 'booking.canceled', 'booking', id from visit
  )
  select array_agg(id) into victims from victim;
  perform release_booking_times(club.id, victims);
  return coalesce(cardinality(victims), 0);
end
$$;

alter function make_demo_room(date) owner to courtside_system;
revoke execute on function make_demo_room(date) from public;
