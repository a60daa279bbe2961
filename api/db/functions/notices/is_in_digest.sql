-- Whether a person's mails about an event come together once a day: the person's choice counts, then the club's default. An offer is
-- held for minutes (docs/product/notifications.md#daily-mail).
create or replace function is_in_digest(p_club uuid, p_user uuid, p_event text) returns boolean
language sql stable set search_path = public, pg_temp as $$
  select p_event <> 'waitlist_offer' and coalesce(
    (select (s.digest ->> p_event)::boolean from notification_settings s where s.club_id = p_club and s.user_id = p_user),
    (select (c.digest ->> p_event)::boolean from club_notification_settings c where c.club_id = p_club),
    false)
$$;

revoke execute on function is_in_digest(uuid, uuid, text) from public;
grant execute on function is_in_digest(uuid, uuid, text) to courtside_tenant, courtside_system;
