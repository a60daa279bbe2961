-- Locks the import of bookings that is due the longest and gives its next line, ends it if there is none, and binds the transaction to
-- its club and sender. `role` is null if the sender may no longer act in the club. No row: nothing is due, or other processes have it.
create or replace function begin_booking_import_work()
returns table (import_club uuid, import uuid, sender uuid, role text, work jsonb, now timestamptz, line integer, court_id uuid,
  user_id uuid, walk_in text, starts_at timestamptz, ends_at timestamptz)
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  due booking_imports;
  next_line booking_import_lines;
begin
  loop
    select * into due from booking_imports i where i.ended_at is null and i.next_at <= clock_now()
      order by i.next_at limit 1 for update skip locked;
    if not found then return; end if;
    select * into next_line from booking_import_lines l
      where l.club_id = due.club_id and l.import_id = due.id and l.state = 'waiting' order by l.line limit 1;
    exit when found;
    update booking_imports i set ended_at = clock_now() where i.club_id = due.club_id and i.id = due.id;
  end loop;
  perform set_config('courtside.user_id', due.sender_id::text, true);
  perform set_config('courtside.club_id', due.club_id::text, true);
  return query select due.club_id, due.id, due.sender_id,
    (select m.role from memberships m where m.club_id = due.club_id and m.user_id = due.sender_id and m.left_at is null
      and (check_club_access(due.club_id)).has_access),
    due.work, clock_now(), next_line.line, next_line.court_id, next_line.user_id, next_line.walk_in, next_line.starts_at,
    next_line.ends_at;
end
$$;

alter function begin_booking_import_work() owner to courtside_system;
revoke execute on function begin_booking_import_work() from public;
grant execute on function begin_booking_import_work() to courtside_auth;
