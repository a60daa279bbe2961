-- Ends what still waits of a kind about a subject (part two of its dedupe key), because a newer notice says what counts now; it is deleted
-- where nothing has shown it yet. Returns in how many seconds the newer one should be due, so that one is shown in `p_pause` seconds at
-- most: it takes the turn of one that waited for its own. What another transaction is working on is left to it.
create or replace function replace_notices(p_kind text, p_subject text, p_pause integer) returns double precision
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  turn timestamptz;
begin
  select max(case when shown.at > now() then shown.at else shown.at + make_interval(secs => p_pause) end) into turn
  from notices n, lateral (select coalesce(n.inbox_after, n.created_at) as at) shown
  -- One that is shown within a pause was written within another one before.
  where n.club_id = current_club_id() and n.created_at > now() - 2 * make_interval(secs => p_pause)
    and n.kind = p_kind and split_part(n.dedupe_key, ':', 2) = p_subject;
  with waiting as (
    select n.club_id, n.id, n.inbox_after is not null and n.inbox_at is null as is_unseen
    from notices n
    where n.club_id = current_club_id() and n.state = 'queued' and n.attempts = 0
      and n.kind = p_kind and split_part(n.dedupe_key, ':', 2) = p_subject
    order by n.club_id, n.id for update skip locked
  ), gone as (
    delete from notices n using waiting w where n.club_id = w.club_id and n.id = w.id and w.is_unseen
  )
  update notices n set state = 'skipped', problem = 'replaced by a newer notice', ended_at = now()
  from waiting w where n.club_id = w.club_id and n.id = w.id and not w.is_unseen;
  return coalesce(greatest(extract(epoch from turn - now()), 0), 0);
end
$$;

alter function replace_notices(text, text, integer) owner to courtside_system;
revoke execute on function replace_notices(text, text, integer) from public;
grant execute on function replace_notices(text, text, integer) to courtside_tenant;
