-- Continues the chains of the audit log with up to `p_most` rows. Takes rows of hours that have been over for 15 minutes: by then no
-- transaction of them runs, and no rejection of them is repeated (record_rejection). Returns how many.
create or replace function chain_audit_log(p_most integer) returns integer
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  until constant timestamptz := date_trunc('hour', now() - interval '15 minutes', 'UTC');
  start constant bytea := decode(repeat('00', 32), 'hex');
  done auth.audit_chained;
  entry audit_log;
  entry_hash bytea;
  chain uuid;
  ends auth.audit_chain_ends;
  chained integer := 0;
begin
  select * into done from auth.audit_chained for update;
  for entry in
    select * from audit_log a where a.at >= done.at and (a.at, a.id) > (done.at, done.id) and a.at < until
      and not exists (select from auth.audit_chain c where c.row_id = a.id)
    order by a.at, a.id limit p_most
  loop
    chain := coalesce(entry.club_id, '00000000-0000-0000-0000-000000000000');
    entry_hash := audit_row_hash(entry);
    insert into auth.audit_chain_ends as e (chain_id, first_number, first_hash, last_number, last_hash)
    values (chain, 1, start, 1, sha256(start || entry_hash))
    on conflict (chain_id) do update
      set last_number = e.last_number + 1, last_hash = sha256(e.last_hash || entry_hash)
    returning * into ends;
    insert into auth.audit_chain (chain_id, number, row_id, at, row_hash, hash)
    values (chain, ends.last_number, entry.id, entry.at, entry_hash, ends.last_hash);
    done.at := entry.at;
    done.id := entry.id;
    chained := chained + 1;
  end loop;
  update auth.audit_chained set at = done.at, id = done.id where chained > 0;
  return chained;
end
$$;

alter function chain_audit_log(integer) owner to courtside_system;
revoke execute on function chain_audit_log(integer) from public;
grant execute on function chain_audit_log(integer) to courtside_auth;
