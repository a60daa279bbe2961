-- Closes the clubs whose cooling period is over. Returns how many. A club that has subscribed since stays open.
create or replace function auth.close_due_clubs() returns integer language plpgsql security definer
set search_path = public, pg_temp as $$
declare
  due uuid;
  closed integer := 0;
begin
  for due in select id from clubs where closes_at <= clock_now() and closed_at is null order by closes_at limit 100 loop
    perform lock_whole_club(due);
    perform from clubs where id = due and closes_at <= clock_now() and closed_at is null;
    continue when not found;
    if has_running_subscription(due) then
      perform keep_paying_club_open(due);
    else
      perform end_club(due);
      closed := closed + 1;
    end if;
  end loop;
  return closed;
end
$$;

alter function auth.close_due_clubs() owner to courtside_system;
revoke execute on function auth.close_due_clubs() from public;
grant execute on function auth.close_due_clubs() to courtside_auth;
