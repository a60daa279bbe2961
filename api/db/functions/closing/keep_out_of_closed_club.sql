-- A closed club has no members. The lock on the club's row serialises joining and closing.
create or replace function keep_out_of_closed_club() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform from clubs where id = new.club_id for no key update;
  if exists (select from clubs where id = new.club_id and closed_at is not null) then
    raise exception 'the club has closed' using errcode = 'check_violation', constraint = 'memberships_club_closed';
  end if;
  return null;
end
$$;

alter function keep_out_of_closed_club() owner to courtside_system;
revoke execute on function keep_out_of_closed_club() from public;

create or replace trigger memberships_closed_added after insert on memberships for each row
when (new.left_at is null) execute function keep_out_of_closed_club();

create or replace trigger memberships_closed_returned after update of left_at on memberships for each row
when (new.left_at is null and old.left_at is not null) execute function keep_out_of_closed_club();
