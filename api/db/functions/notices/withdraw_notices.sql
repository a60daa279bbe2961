-- Deletes notices of an operation that is undone. Only those that no sender has claimed can be withdrawn, and those that are not mailed
-- and have reached no inbox yet. With `p_only_unknown` what its reader may know stays, unless the reader takes it back: what they did
-- themselves, what their inbox shows, and what a push message or text has said or may have said
-- (docs/decisions/0121-what-takes-back-is-heard.md). False: at least one of them stays.
create or replace function withdraw_notices(p_keys text[], p_only_unknown boolean default null) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  -- Locks the push messages and texts first, so that no sender claims one meanwhile, then the notices, so that none is added. What comes
  -- after reads what others have committed before.
  perform from notices n join notice_sends s on s.club_id = n.club_id and s.notice_id = n.id
  where p_only_unknown and n.club_id = current_club_id() and n.dedupe_key = any(p_keys)
  order by s.notice_id, s.channel for update of s;
  perform from notices
  where p_only_unknown and club_id = current_club_id() and dedupe_key = any(p_keys) order by club_id, id for update;
  delete from notices n using (
    -- In the order in which admit_notices locks.
    select club_id, id from notices n
    where club_id = current_club_id() and dedupe_key = any(p_keys)
      and (state = 'queued' and attempts = 0 or state = 'skipped' and inbox_after is not null and inbox_at is null)
      and (p_only_unknown is not true or user_id = current_user_id() or (
        inbox_at is null and (caused_by = user_id) is not true
        and not exists (select from notice_sends s where s.club_id = n.club_id and s.notice_id = n.id
          and (s.state in ('sent', 'sending', 'in_doubt') or s.handed_at is not null))))
    order by club_id, id for update
  ) locked where n.club_id = locked.club_id and n.id = locked.id;
  return not exists (select from notices where club_id = current_club_id() and dedupe_key = any(p_keys));
end $$;

alter function withdraw_notices(text[], boolean) owner to courtside_system;
revoke execute on function withdraw_notices(text[], boolean) from public;
grant execute on function withdraw_notices(text[], boolean) to courtside_tenant;
