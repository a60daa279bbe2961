-- An undone cancellation withdraws its mails. Only notices that no sender has claimed can be withdrawn, and those that are not mailed
-- and have reached no inbox yet.
create or replace function withdraw_notices(p_keys text[]) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  delete from notices n using (
    -- In the order in which admit_notices locks.
    select club_id, id from notices
    where club_id = current_club_id() and dedupe_key = any(p_keys)
      and (state = 'queued' and attempts = 0 or state = 'skipped' and inbox_after is not null and inbox_at is null)
    order by club_id, id for update
  ) locked where n.club_id = locked.club_id and n.id = locked.id;
  return not exists (select from notices where club_id = current_club_id() and dedupe_key = any(p_keys));
end $$;

alter function withdraw_notices(text[]) owner to courtside_system;
revoke execute on function withdraw_notices(text[]) from public;
grant execute on function withdraw_notices(text[]) to courtside_tenant;
