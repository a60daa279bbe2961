-- Switches a person's mails about an event off, from the link in such a mail, without a session. Null: the person has left the club,
-- or the club has locked it. Twice changes nothing.
create or replace function switch_mail_off(p_club uuid, p_user uuid, p_event text) returns text
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  club_name text;
begin
  select c.name into club_name from memberships m join clubs c on c.id = m.club_id
    where m.club_id = p_club and m.user_id = p_user and m.left_at is null and c.closed_at is null
      and not exists (select from club_notification_settings l where l.club_id = p_club and l.locked #>> array[p_event, 'mail'] = 'true');
  if not found then return null; end if;
  insert into notification_settings as s (club_id, user_id, choices)
    values (p_club, p_user, jsonb_build_object(p_event, '{"mail": false}'::jsonb))
    on conflict (club_id, user_id) do update set
      choices = s.choices || jsonb_build_object(p_event, coalesce(s.choices->p_event, '{}') || '{"mail": false}'),
      changed_at = excluded.changed_at;
  return club_name;
end
$$;

alter function switch_mail_off(uuid, uuid, text) owner to courtside_system;
revoke execute on function switch_mail_off(uuid, uuid, text) from public;
grant execute on function switch_mail_off(uuid, uuid, text) to courtside_auth;
