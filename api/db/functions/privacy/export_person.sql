-- Everything that the clubs' tables hold about a person: each table whose rows refer to them or carry their address, as
-- {table: rows}. The catalog names the tables, so that a later one is not forgotten (docs/decisions/0068). Left out: secrets, rows
-- that they only made about others, and copies of what stands in another table. An address that was never confirmed may be somebody
-- else's and counts for nothing. Of a table with more than 20,000 such rows the newest
-- are there, and its name is in `truncated`, which is absent otherwise.
create or replace function export_person(p_person uuid) returns jsonb
language plpgsql stable security definer set search_path = public, pg_temp as $$
declare
  address constant citext := (select email from auth.users where id = p_person and email_confirmed_at is not null);
  clubs constant uuid[] := clubs_that_know(p_person, address) || clubs_asked_by(p_person);
  copies constant text[] := array['idempotency_keys', 'join_tries', 'person_occupancies', 'staff_pins'];
  about_others constant text[] := array['created_by', 'added_by', 'invited_by', 'revoked_by', 'decided_by', 'sender_id'];
  most constant integer := 20000;
  source record;
  part jsonb;
  result jsonb := '{}';
  truncated jsonb := '[]';
begin
  for source in
    with columns as (
      select c.oid, c.relname, a.attname, a.atttypid
      from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and has_table_privilege(c.oid, 'select')
    ), theirs as (
      select k.conrelid as oid, format('t.%I = $1', a.attname) as condition
      from pg_constraint k join pg_attribute a on a.attrelid = k.conrelid and a.attnum = k.conkey[cardinality(k.conkey)]
      where k.contype = 'f' and k.confrelid in ('users'::regclass, 'memberships'::regclass, 'auth.users'::regclass)
        and a.attname <> all(about_others)
      union select oid, format('t.%I = $1', attname) from columns where relname = 'audit_log' and attname = 'actor_id'
      union select oid, format('t.%I::citext = $2', attname) from columns
      where attname in ('email', 'address') and atttypid in ('text'::regtype, 'citext'::regtype)
    )
    select c.relname as name, string_agg(distinct t.condition, ' or ') as condition,
      array(select col.attname::text from columns col where col.oid = c.oid
        and (col.atttypid = 'bytea'::regtype or col.attname ~ 'hash|secret|token|claim')) as secrets,
      array(select col.attname::text from columns col where col.oid = c.oid) as columns,
      -- By the first time that every row has, and by the primary key.
      concat_ws(', ',
        (select format('t.%I desc', a.attname) from pg_attribute a
         where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attnotnull and a.atttypid = 'timestamptz'::regtype
         order by a.attnum limit 1),
        (select string_agg(format('t.%I', a.attname), ', ' order by array_position(i.indkey::int2[], a.attnum))
         from pg_index i join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any(i.indkey)
         where i.indrelid = c.oid and i.indisprimary)) as newest
    from theirs t join pg_class c on c.oid = t.oid
    where c.relnamespace = 'public'::regnamespace and c.relname <> all(copies)
    group by c.oid, c.relname order by c.relname
  loop
    execute format('select jsonb_agg(row) from (select to_jsonb(t) - $4 %s as row from %I t where (%s) %s order by %s limit %s) rows',
      case when 'club_id' = any(source.columns) then
        '|| jsonb_build_object(''club'', (select name from clubs where id = t.club_id))' else '' end
      || case when 'court_id' = any(source.columns) and 'club_id' = any(source.columns) then
        '|| jsonb_build_object(''court'', (select name from courts where club_id = t.club_id and id = t.court_id))' else '' end
      || case when 'booking_id' = any(source.columns) and 'starts_at' <> all(source.columns) then
        '|| (select jsonb_build_object(''starts_at'', min(b.starts_at), ''ends_at'', min(b.ends_at))
             from bookings b where b.club_id = t.club_id and b.id = t.booking_id)' else '' end
      || case when 'event_id' = any(source.columns) then
        '|| jsonb_build_object(''event'', (select title from events where club_id = t.club_id and id = t.event_id))' else '' end,
      source.name, source.condition,
      case when 'club_id' = any(source.columns) then 'and (t.club_id is null or t.club_id = any($3))' else '' end,
      source.newest, most + 1)
      into part using p_person, address, clubs, source.secrets;
    if jsonb_array_length(part) > most then
      part := part - most;
      truncated := truncated || to_jsonb(source.name);
    end if;
    if part is not null then result := result || jsonb_build_object(source.name, part); end if;
  end loop;
  return case truncated when '[]' then result else result || jsonb_build_object('truncated', truncated) end;
end
$$;

alter function export_person(uuid) owner to courtside_system;
revoke execute on function export_person(uuid) from public;
grant execute on function export_person(uuid) to courtside_auth;
