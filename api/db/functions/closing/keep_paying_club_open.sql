-- Takes back the closing of a club whose subscription is running, if an admin is left in it. A club without one closes unless the
-- founder whose address was unproven keeps it (decide_unproven_club), or waits while it pays.
create or replace function keep_paying_club_open(p_club uuid, p_request text default null) returns void language plpgsql
security definer set search_path = public, pg_temp as $$
begin
  update clubs set closes_at = null
    where id = p_club and closes_at is not null and closed_at is null and has_running_subscription(p_club)
      and exists (select from memberships where club_id = p_club and role = 'admin' and left_at is null);
  if not found then return; end if;
  insert into audit_log (club_id, action, subject_type, subject_id, request_id, detail)
    values (p_club, 'club.kept_open', 'club', p_club, p_request, '{"reason": "subscription_active"}');
end
$$;

alter function keep_paying_club_open(uuid, text) owner to courtside_system;
revoke execute on function keep_paying_club_open(uuid, text) from public;
