-- Notes that a court's time which had begun was added, changed or removed, so that its date is counted again. Bookings ahead, nearly all
-- of them, only pay for the trigger's condition. Older times stay as they were counted: what they were counted from is deleted in time.
create or replace function note_past_change() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if tg_op <> 'INSERT' then
    insert into report_changes (club_id, starts_at, ends_at) values (old.club_id, old.starts_at, old.ends_at);
  end if;
  if tg_op <> 'DELETE' then
    insert into report_changes (club_id, starts_at, ends_at) values (new.club_id, new.starts_at, new.ends_at);
  end if;
  return null;
end
$$;

alter function note_past_change() owner to courtside_system;
revoke execute on function note_past_change() from public;

create or replace trigger court_occupancies_past_added after insert on court_occupancies
  for each row when (new.starts_at < now() and new.kind <> 'offer_held') execute function note_past_change();
create or replace trigger court_occupancies_past_changed after update on court_occupancies
  for each row when (old.starts_at < now() or new.starts_at < now()) execute function note_past_change();
create or replace trigger court_occupancies_past_removed after delete on court_occupancies
  for each row when (old.starts_at < now() and old.starts_at > now() - interval '390 days') execute function note_past_change();
-- A check-in that arrives later, from a device that had no network, says that the date's bookings were played or not. One that a club's own
-- period deletes (records/apply_club_retention.sql) does not.
create or replace trigger bookings_past_checked_in after update of checked_in_at on bookings
  for each row when (old.checked_in_at is distinct from new.checked_in_at and new.starts_at < now()
    and (new.checked_in_at is not null or new.starts_at > now() - interval '390 days'))
  execute function note_past_change();
