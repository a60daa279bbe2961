-- What a gateway reports about a text, which may come before its own response. The first report counts. False: there is no such text.
create or replace function take_text_receipt(p_club uuid, p_notice uuid, p_is_delivered boolean, p_problem text) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  before notice_sends;
begin
  select * into before from notice_sends
  where club_id = p_club and notice_id = p_notice and channel = 'text' and handed_at is not null for update;
  if not found then return false; end if;
  if before.delivered_at is not null or before.state not in ('sending', 'sent', 'in_doubt') then return true; end if;
  update notice_sends set state = case when p_is_delivered then 'sent' else 'failed' end,
    problem = case when not p_is_delivered then p_problem end,
    delivered_at = case when p_is_delivered then now() end,
    ended_at = coalesce(ended_at, now())
  where club_id = p_club and notice_id = p_notice and channel = 'text';
  if not p_is_delivered then perform mail_instead(p_club, p_notice); end if;
  return true;
end
$$;

alter function take_text_receipt(uuid, uuid, boolean, text) owner to courtside_system;
revoke execute on function take_text_receipt(uuid, uuid, boolean, text) from public;
grant execute on function take_text_receipt(uuid, uuid, boolean, text) to courtside_auth;
