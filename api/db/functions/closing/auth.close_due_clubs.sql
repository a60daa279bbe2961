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
      update clubs set closes_at = null where id = due
        and exists (select from memberships where club_id = due and role = 'admin' and left_at is null);
      continue when not found;
      insert into audit_log (club_id, action, subject_type, subject_id, detail)
        values (due, 'club.kept_open', 'club', due, '{"reason": "subscription_active"}');
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
