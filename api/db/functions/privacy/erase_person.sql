-- Removes a person's identity from the clubs' tables (docs/decisions/0068): what they kept for themselves is deleted, what happened
-- stays without their name and address. The catalog names the columns, so that a later one is not forgotten. The audit log
-- holds ids alone. An address that was never confirmed may be somebody else's: it goes only in clubs in which they were members.
-- Their account is the caller's task, after this. Returns counts.
create or replace function erase_person(p_person uuid) returns jsonb
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  person_address citext;
  person_name text;
  is_proven boolean;
  clubs_known uuid[];
  clubs_asked uuid[];
  guests_known uuid[];
  target record;
  change text;
  rows integer;
  texts integer := 0;
begin
  -- Not exclusively: what sends notices holds them while it checks that their person exists.
  select u.email, u.full_name into person_address, person_name from users u where u.id = p_person for no key update;
  if not found then return '{}'; end if;
  is_proven := exists (select from auth.users where id = p_person and email_confirmed_at is not null);
  clubs_known := clubs_that_know(p_person, case when is_proven then person_address end);
  clubs_asked := case when is_proven then array(select unnest(clubs_asked_by(p_person)) except select unnest(clubs_known)) else '{}' end;

  delete from notices n where n.user_id = p_person or n.address = person_address and (is_proven or n.club_id = any(clubs_known));
  delete from bounced_addresses b where b.address = person_address and (is_proven or b.club_id = any(clubs_known));
  delete from notification_settings where user_id = p_person;
  delete from saved_views where user_id = p_person;
  delete from consents where user_id = p_person;
  delete from staff_pins where user_id = p_person;
  delete from calendar_feeds where user_id = p_person;
  delete from idempotency_keys where user_id = p_person;
  delete from join_requests where user_id = p_person;
  delete from join_tries where user_id = p_person;
  delete from coach_availability where user_id = p_person;
  delete from coach_time_off where user_id = p_person;
  delete from invitation_batches where sender_id = p_person;
  update lesson_requests set notes = null where member_id = p_person and notes is not null;
  update memberships set bio = '', sports = '{}', in_directory = false where user_id = p_person;

  -- A guest is recognised by the address, else by the name, and guests whom staff have merged are one person (docs/decisions/0049).
  select array_agg(m.id) into guests_known from guests m
    where m.club_id = any(clubs_known) and (m.club_id, coalesce(m.merged_into, m.id)) in (
      select g.club_id, coalesce(g.merged_into, g.id) from guests g where g.club_id = any(clubs_known)
        and (g.email = person_address or g.email is null and person_name ~ '\S\s+\S' and lower(g.name) = lower(person_name)));
  delete from notices n using guests g
    where g.club_id = any(clubs_known) and g.id = any(guests_known) and n.club_id = g.club_id and n.address = g.email;
  -- A merged guest's address may be another member's, whose mark must stay.
  delete from bounced_addresses b using guests g
    where g.club_id = any(clubs_known) and g.id = any(guests_known) and b.club_id = g.club_id and b.address = g.email
      and not exists (select from users u where u.email = b.address and u.id <> p_person);
  -- A walk-in is called as its guest.
  update bookings b set walk_in = 'Former guest' from booking_players p
    where p.club_id = any(clubs_known) and p.guest_id = any(guests_known) and b.club_id = p.club_id and b.id = p.booking_id
      and b.walk_in = p.guest_name;
  update booking_players set guest_name = 'Former guest' where club_id = any(clubs_known) and guest_id = any(guests_known);
  update guests g set identity = 'erased:' || g.id, number = 0, name = 'Former guest', email = null
    where g.club_id = any(clubs_known) and g.id = any(guests_known);
  update invitations i set email = i.id || '@deleted.invalid', full_name = 'Former member',
      revoked_at = case when i.accepted_at is null then coalesce(i.revoked_at, clock_now()) end
    where i.email = person_address and i.club_id = any(clubs_known);
  update clubs set contact_email = '' where id = any(clubs_known || clubs_asked) and lower(contact_email) = lower(person_address::text);
  update clubs set welcome_message = text_without_person(welcome_message, person_address::text, person_name)
    where id = any(clubs_known) and welcome_message is distinct from text_without_person(welcome_message, person_address::text, person_name);
  update idempotency_keys k set response = json_without_person(response, person_address::text, person_name)
    where user_id in (select user_id from memberships where club_id = any(clubs_known || clubs_asked))
      and (strpos(lower(response::text), lower(person_address::text)) > 0
        or strpos(lower(response::text), lower(btrim(to_json(person_name)::text, '"'))) > 0);

  for target in
    select c.relname as name,
      string_agg(format(case a.atttypid when 'jsonb'::regtype then '%1$I = json_without_person(%1$I, $2, $3)'
        else '%1$I = text_without_person(%1$I::text, $2, $3)' end, a.attname), ', ') as change,
      string_agg(format('strpos(lower(%1$I::text), lower($2)) > 0 or strpos(lower(%1$I::text), lower(%2$s)) > 0', a.attname,
        -- As it stands in JSON: a quotation mark has a backslash there.
        case a.atttypid when 'jsonb'::regtype then 'btrim(to_json($3)::text, ''"'')' else '$3' end), ' or ') as condition
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and c.relname <> 'audit_log'
      and a.atttypid in ('text'::regtype, 'citext'::regtype, 'jsonb'::regtype) and a.attgenerated = ''
      and exists (select from pg_attribute k where k.attrelid = c.oid and k.attname = 'club_id')
      and has_column_privilege(c.oid, a.attnum, 'update')
      -- A key is an identifier, and names of courts are the club's.
      and not exists (select from pg_index i where i.indrelid = c.oid and i.indisunique and a.attnum = any(i.indkey))
      and c.relname <> 'courts'
    group by c.relname order by c.relname
  loop
    change := format('update %I set %s where club_id = any($1) and (%s)', target.name, target.change, target.condition);
    execute change using clubs_known, person_address::text, person_name;
    get diagnostics rows = row_count;
    texts := texts + rows;
    if clubs_asked <> '{}' then execute change using clubs_asked, person_address::text, null::text; end if;
  end loop;
  return jsonb_build_object('clubs', cardinality(clubs_known), 'guests', coalesce(cardinality(guests_known), 0), 'texts', texts);
end
$$;

alter function erase_person(uuid) owner to courtside_system;
revoke execute on function erase_person(uuid) from public;
grant execute on function erase_person(uuid) to courtside_auth;
