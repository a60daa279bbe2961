-- Who has left a club, in whatever way, no longer reads it: a new membership begins with no feed. Who is no
-- coach any more has no feed of a coach, and keeps their own.
create or replace function end_calendar_feeds() returns trigger language plpgsql as $$
begin
  delete from calendar_feeds where club_id = new.club_id and user_id = new.user_id
    and (new.left_at is not null or kind = 'coach');
  return null;
end
$$;

create or replace trigger memberships_end_calendar_feeds after update of left_at, role on memberships
for each row when (old.left_at is null and new.left_at is not null or old.role = 'coach' and new.role <> 'coach')
execute function end_calendar_feeds();
