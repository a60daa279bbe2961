-- Whether a person is notified of an event in a channel: what the club has locked is on, then the person's choice counts, then the
-- club's default; without one every channel is on but text messages, which cost money, and of bouncing addresses the inbox alone
-- (docs/product/notifications.md#channels).
create or replace function wants_notice(p_club uuid, p_user uuid, p_event text, p_channel text) returns boolean
language sql stable set search_path = public, pg_temp as $$
  select coalesce(
    (select true from club_notification_settings c where c.club_id = p_club and c.locked #>> array[p_event, p_channel] = 'true'),
    (select (s.choices #>> array[p_event, p_channel])::boolean from notification_settings s
      where s.club_id = p_club and s.user_id = p_user),
    (select (c.defaults #>> array[p_event, p_channel])::boolean from club_notification_settings c where c.club_id = p_club),
    p_channel = 'inbox' or p_channel <> 'text' and p_event <> 'undeliverable')
$$;

revoke execute on function wants_notice(uuid, uuid, text, text) from public;
grant execute on function wants_notice(uuid, uuid, text, text) to courtside_tenant, courtside_system;
