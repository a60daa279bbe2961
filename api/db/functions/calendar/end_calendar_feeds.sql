-- Who has left a club, in whatever way, no longer reads it: a new membership begins with no feed.
create or replace function end_calendar_feeds() returns trigger language plpgsql as $$
begin
  delete from calendar_feeds where club_id = new.club_id and user_id = new.user_id;
  return null;
end
$$;

create or replace trigger memberships_end_calendar_feeds after update of left_at on memberships
for each row when (old.left_at is null and new.left_at is not null)
execute function end_calendar_feeds();
