-- Locks the batch of invitations that is due the longest, ends it if no line is left, and binds the transaction to its club and
-- sender. No row: nothing is due, or other processes have it.
-- A process of a release before `renews` leaves such batches to the others.
create or replace function begin_invitation_line(p_renews boolean default null) returns table (batch_club uuid, batch uuid, has_access boolean)
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  due invitation_batches;
begin
  loop
    select * into due from invitation_batches b where b.ended_at is null and b.next_at <= clock_now()
      and (not b.renews or coalesce(p_renews, false))
      order by b.next_at limit 1 for update skip locked;
    if not found then return; end if;
    exit when exists (
      select from invitation_lines l where l.club_id = due.club_id and l.batch_id = due.id and l.state = 'waiting');
    update invitation_batches b set ended_at = clock_now() where b.club_id = due.club_id and b.id = due.id;
  end loop;
  perform set_config('courtside.user_id', due.sender_id::text, true);
  perform set_config('courtside.club_id', due.club_id::text, true);
  return query select due.club_id, due.id, (check_club_access(due.club_id)).has_access;
end
$$;

alter function begin_invitation_line(boolean) owner to courtside_system;
revoke execute on function begin_invitation_line(boolean) from public;
grant execute on function begin_invitation_line(boolean) to courtside_auth;
