-- Records a rejected operation for the club and user of the transaction, or for `p_actor` and their club if it has none. A user (or, without
-- one, a network: an IPv4 address or an IPv6 /64) has at most 30 different rejections an hour; further ones share one row.
create or replace function record_rejection(
  p_actor uuid, p_role text, p_action text, p_subject_type text, p_subject uuid, p_session uuid, p_request text, p_ip inet,
  p_user_agent text, p_detail jsonb
) returns void language plpgsql security definer set search_path = public, pg_temp as $$
declare
  actor constant uuid := coalesce(current_user_id(), p_actor);
  whose constant text := coalesce(actor::text, host(network(set_masklen(p_ip, case family(p_ip) when 4 then 32 else 64 end))), '');
  this_hour constant timestamptz := date_trunc('hour', now(), 'UTC');
  no_subject constant uuid := '00000000-0000-0000-0000-000000000000';
  kept_action text := p_action;
  kept_subject uuid := p_subject;
  kept_detail jsonb := p_detail;
begin
  perform from audit_log a where a.rejected_by = whose and a.rejected_in = this_hour and a.action = p_action
    and coalesce(a.subject_id, no_subject) = coalesce(p_subject, no_subject)
    and coalesce(a.detail->>'code', '') = coalesce(p_detail->>'code', '');
  if not found and (select count(*) from audit_log a where a.rejected_by = whose and a.rejected_in = this_hour) >= 30 then
    kept_action := 'further_rejections';
    kept_subject := null;
    kept_detail := '{}';
  end if;
  insert into audit_log (club_id, actor_id, actor_role, action, subject_type, subject_id, session_id, request_id, ip, user_agent,
    outcome, detail, rejected_by, rejected_in)
  values (coalesce(current_club_id(), auth.audited_club(actor)), actor, p_role, kept_action, case when kept_subject is not null then p_subject_type end, kept_subject,
    p_session, p_request, p_ip, p_user_agent, 'refused', kept_detail, whose, this_hour)
  on conflict (rejected_by, rejected_in, action, (coalesce(subject_id, '00000000-0000-0000-0000-000000000000')),
    (coalesce(detail->>'code', ''))) where rejected_in is not null
  do update set times = audit_log.times + 1, last_at = clock_timestamp();
end
$$;

alter function record_rejection(uuid, text, text, text, uuid, uuid, text, inet, text, jsonb) owner to courtside_system;
revoke execute on function record_rejection(uuid, text, text, text, uuid, uuid, text, inet, text, jsonb) from public;
grant execute on function record_rejection(uuid, text, text, text, uuid, uuid, text, inet, text, jsonb) to courtside_tenant, courtside_auth;
