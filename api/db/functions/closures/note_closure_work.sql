-- Writes how far a closure is, beside the transaction that carries it out. Without effect once that is committed.
create or replace function note_closure_work(p_club uuid, p_closure uuid, p_done integer) returns void
language sql security definer set search_path = public, pg_temp as $$
  update closures c set work_done = p_done
  where c.club_id = p_club and c.id = p_closure and (c.state = 'closing' or c.state = 'closed' and c.work is not null)
$$;

alter function note_closure_work(uuid, uuid, integer) owner to courtside_system;
revoke execute on function note_closure_work(uuid, uuid, integer) from public;
grant execute on function note_closure_work(uuid, uuid, integer) to courtside_auth;
