-- Locks the import of members that is due the longest, ends it if nothing is left to do, and binds the transaction to its club and
-- sender. No row: nothing is due, or other processes have it.
create or replace function begin_import_work()
returns table (import_club uuid, import uuid, sender uuid, may_import boolean, is_landed boolean, origin jsonb)
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  due member_imports;
begin
  loop
    select * into due from member_imports i where i.ended_at is null and i.next_at <= clock_now()
      order by i.next_at limit 1 for update skip locked;
    if not found then return; end if;
    exit when exists (
      select from member_import_lines l where l.club_id = due.club_id and l.import_id = due.id
        and (l.state = 'waiting' or l.mail = 'waiting'));
    update member_imports i set landed_at = coalesce(i.landed_at, clock_now()), ended_at = clock_now()
      where i.club_id = due.club_id and i.id = due.id;
  end loop;
  perform set_config('courtside.user_id', due.sender_id::text, true);
  perform set_config('courtside.club_id', due.club_id::text, true);
  return query select due.club_id, due.id, due.sender_id,
    may_still_invite(due.club_id, due.sender_id, 'admin') and (check_club_access(due.club_id)).has_access,
    due.landed_at is not null, due.origin;
end
$$;

alter function begin_import_work() owner to courtside_system;
revoke execute on function begin_import_work() from public;
grant execute on function begin_import_work() to courtside_auth;
