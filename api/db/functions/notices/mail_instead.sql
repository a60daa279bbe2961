-- A notice that reached its reader in no other way goes out by mail, unless its reader has switched that mail off themself.
create or replace function mail_instead(p_club uuid, p_notice uuid) returns void
language sql security definer set search_path = public, pg_temp as $$
  update notices n set replaces_push = true,
    state = 'queued', problem = null, ended_at = null,
    claim = null, send_after = greatest(n.send_after, now())
  where n.club_id = p_club and n.id = p_notice
    and (n.state = 'queued' or n.state = 'skipped' and n.problem = 'switched off')
    and (select (s.choices #>> array[n.event, 'mail'])::boolean from notification_settings s
      where s.club_id = n.club_id and s.user_id = n.user_id) is not false
$$;

alter function mail_instead(uuid, uuid) owner to courtside_system;
revoke execute on function mail_instead(uuid, uuid) from public;
