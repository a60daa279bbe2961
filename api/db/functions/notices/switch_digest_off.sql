-- Switches off a person's mails about all that their daily mail collects, from the link in it, without a session. Null: the person has
-- left the club, or the club has locked all of it; else the club's name, and the events. Twice changes nothing.
create or replace function switch_digest_off(p_club uuid, p_user uuid, p_events text[], out club_name text, out events text[])
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  off jsonb;
begin
  select array_agg(e.event order by e.nth) into events from unnest(p_events) with ordinality as e (event, nth)
    where is_in_digest(p_club, p_user, e.event)
      and not exists (select from club_notification_settings l where l.club_id = p_club and l.locked #>> array[e.event, 'mail'] = 'true');
  select c.name into club_name from memberships m join clubs c on c.id = m.club_id
    where m.club_id = p_club and m.user_id = p_user and m.left_at is null and c.closed_at is null and events is not null;
  if club_name is null then return; end if;
  insert into notification_settings as s (club_id, user_id) values (p_club, p_user) on conflict (club_id, user_id) do nothing;
  select jsonb_object_agg(e.event, coalesce(s.choices -> e.event, '{}') || '{"mail": false}') into off
    from (select choices from notification_settings where club_id = p_club and user_id = p_user for update) s, unnest(events) as e (event);
  update notification_settings s set choices = s.choices || off, changed_at = clock_now() where club_id = p_club and user_id = p_user;
end
$$;

alter function switch_digest_off(uuid, uuid, text[]) owner to courtside_system;
revoke execute on function switch_digest_off(uuid, uuid, text[]) from public;
grant execute on function switch_digest_off(uuid, uuid, text[]) to courtside_auth;
