-- What a caller can make grow has a bound: refusals are counted by the hour, texts have a length, and old rows are deleted.

-- A refusal that is repeated within the hour is one row: how often, and when last. Both of the first are null on changes.
alter table audit_log
  add column times integer not null default 1 check (times > 0),
  add column last_at timestamptz,
  add column refused_by text,
  add column refused_in timestamptz,
  add constraint audit_log_refusal check (num_nonnulls(refused_by, refused_in) in (0, 2)),
  add constraint audit_log_texts check (length(user_agent) <= 300 and length(request_id) <= 64 and length(action) <= 200);
alter table auth.sessions add constraint sessions_user_agent_check check (length(user_agent) <= 300);

create unique index audit_log_refused_once on audit_log (
  refused_by, refused_in, action,
  (coalesce(subject_id, '00000000-0000-0000-0000-000000000000')), (coalesce(detail->>'code', ''))
) where refused_in is not null;
create index audit_log_by_age on audit_log (at);
create index audit_log_refused_by_age on audit_log (at) where refused_in is not null;

-- Writes down what was refused, for the club and person of the transaction, or for `p_actor` where it has none. A person (or,
-- without one, a network: an IPv4 address, an IPv6 /64) has at most 30 kinds of refusals in an hour; further ones are one row.
create function record_refusal(
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
  perform from audit_log a where a.refused_by = whose and a.refused_in = this_hour and a.action = p_action
    and coalesce(a.subject_id, no_subject) = coalesce(p_subject, no_subject)
    and coalesce(a.detail->>'code', '') = coalesce(p_detail->>'code', '');
  if not found and (select count(*) from audit_log a where a.refused_by = whose and a.refused_in = this_hour) >= 30 then
    kept_action := 'further_refusals';
    kept_subject := null;
    kept_detail := '{}';
  end if;
  insert into audit_log (club_id, actor_id, actor_role, action, subject_type, subject_id, session_id, request_id, ip, user_agent,
    outcome, detail, refused_by, refused_in)
  values (current_club_id(), actor, p_role, kept_action, case when kept_subject is not null then p_subject_type end, kept_subject,
    p_session, p_request, p_ip, p_user_agent, 'refused', kept_detail, whose, this_hour)
  on conflict (refused_by, refused_in, action, (coalesce(subject_id, '00000000-0000-0000-0000-000000000000')),
    (coalesce(detail->>'code', ''))) where refused_in is not null
  do update set times = audit_log.times + 1, last_at = clock_timestamp();
end
$$;

-- Deletes what is older than its table keeps (docs/decisions/0027), at most `p_most` rows of each; returns counts by table.
-- What hangs on a row goes with it by its foreign key.
create function delete_outdated(p_most integer) returns jsonb
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  record_age constant timestamptz := now() - interval '400 days';
  history_age constant timestamptz := now() - interval '5 years';
  refusals_kept constant integer := 200000;
  demo_rows_kept constant integer := 100000;
  gone jsonb := '{}';
  count integer;
begin
  delete from audit_log where id in (
    (select id from audit_log where at < record_age order by at limit p_most)
    union all (select id from audit_log where refused_in is not null and at < now() - interval '30 days' order by at limit p_most)
    union all (select id from audit_log where club_id = demo_club_id() and at < now() - interval '2 days' order by at limit p_most)
    union all (select id from audit_log where refused_in is not null order by at desc offset refusals_kept limit p_most)
    union all (select id from audit_log where club_id = demo_club_id() order by at desc, id desc offset demo_rows_kept limit p_most)
  );
  get diagnostics count = row_count;
  gone := gone || jsonb_build_object('audit_log', count);

  delete from idempotency_keys where (user_id, key) in (
    select user_id, key from idempotency_keys where created_at < now() - interval '25 hours' limit p_most for update skip locked);
  get diagnostics count = row_count;
  gone := gone || jsonb_build_object('idempotency_keys', count);

  delete from join_tries where user_id in (
    select user_id from join_tries where since < now() - interval '1 day' limit p_most for update skip locked);
  get diagnostics count = row_count;
  gone := gone || jsonb_build_object('join_tries', count);

  delete from join_requests where (club_id, user_id) in (
    select club_id, user_id from join_requests where coalesce(decided_at, created_at) < record_age limit p_most
    for update skip locked);
  get diagnostics count = row_count;
  gone := gone || jsonb_build_object('join_requests', count);

  delete from invitations where id in (
    select id from invitations where coalesce(accepted_at, revoked_at, expires_at) < record_age limit p_most
    for update skip locked);
  get diagnostics count = row_count;
  gone := gone || jsonb_build_object('invitations', count);

  delete from lesson_requests where (club_id, id) in (
    select club_id, id from lesson_requests
    where coalesce(decided_at, created_at) < record_age and status <> 'accepted' limit p_most for update skip locked);
  get diagnostics count = row_count;
  gone := gone || jsonb_build_object('lesson_requests', count);

  delete from bookings where (club_id, id) in (
    select club_id, id from bookings
    where starts_at < record_age and status = 'canceled' or starts_at < history_age limit p_most for update skip locked);
  get diagnostics count = row_count;
  gone := gone || jsonb_build_object('bookings', count);

  delete from events where (club_id, id) in (
    select e.club_id, e.id from events e
    where e.created_at < record_age and not exists (
      select from event_dates d where d.club_id = e.club_id and d.event_id = e.id
        and d.ends_at >= case when e.canceled_at is null then history_age else record_age end
    ) limit p_most for update skip locked);
  get diagnostics count = row_count;
  gone := gone || jsonb_build_object('events', count);

  delete from court_blocks where (club_id, id) in (
    select club_id, id from court_blocks where ends_at < record_age limit p_most for update skip locked);
  get diagnostics count = row_count;
  gone := gone || jsonb_build_object('court_blocks', count);

  delete from coach_time_off where (club_id, id) in (
    select club_id, id from coach_time_off where ends_on < record_age::date limit p_most for update skip locked);
  get diagnostics count = row_count;
  gone := gone || jsonb_build_object('coach_time_off', count);

  delete from club_news where (club_id, id) in (
    select club_id, id from club_news where retired_at < record_age or published_at < history_age limit p_most
    for update skip locked);
  get diagnostics count = row_count;
  gone := gone || jsonb_build_object('club_news', count);

  delete from billing_checkouts where (club_id, id) in (
    select club_id, id from billing_checkouts where outcome is not null and created_at < record_age limit p_most
    for update skip locked);
  get diagnostics count = row_count;
  gone := gone || jsonb_build_object('billing_checkouts', count);

  -- A running subscription is derived from all of its events.
  delete from billing_events where (club_id, provider, id) in (
    select e.club_id, e.provider, e.id from billing_events e
    join billing_subscriptions s on s.club_id = e.club_id and s.provider = e.provider and s.id = e.subscription_id
    where s.ended_at < record_age limit p_most);
  get diagnostics count = row_count;
  return gone || jsonb_build_object('billing_events', count);
end
$$;

-- Accounts that nobody has proven or used within 30 days, and that belong to no club. Deletes the people and returns their
-- accounts, which the caller deletes.
create function forget_unproven_people(p_most integer) returns uuid[]
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  gone uuid[];
begin
  select array_agg(id) into gone from (
    select u.id from users u join auth.users account on account.id = u.id
    where account.created_at < now() - interval '30 days' and account.email_confirmed_at is null
      and account.phone_confirmed_at is null and account.last_sign_in_at is null and not u.is_demo
      and not exists (select from memberships m where m.user_id = u.id)
      and not exists (select from auth.sessions s where s.user_id = u.id)
      and not exists (select from invitations i where u.id in (i.accepted_by, i.invited_by, i.revoked_by))
      and not exists (select from invitations i where i.email = u.email and i.expires_at > now()
        and i.accepted_at is null and i.revoked_at is null)
    order by account.created_at limit p_most for update of u skip locked
  ) as unproven;
  delete from idempotency_keys where user_id = any(gone);
  delete from join_requests where user_id = any(gone);
  delete from join_tries where user_id = any(gone);
  delete from users where id = any(gone);
  return coalesce(gone, '{}');
end
$$;

grant create on schema public to courtside_system;
alter function record_refusal(uuid, text, text, text, uuid, uuid, text, inet, text, jsonb) owner to courtside_system;
alter function delete_outdated(integer) owner to courtside_system;
alter function forget_unproven_people(integer) owner to courtside_system;
revoke create on schema public from courtside_system;
revoke execute on function record_refusal(uuid, text, text, text, uuid, uuid, text, inet, text, jsonb), delete_outdated(integer),
  forget_unproven_people(integer) from public;
grant execute on function record_refusal(uuid, text, text, text, uuid, uuid, text, inet, text, jsonb)
  to courtside_tenant, courtside_auth;
grant execute on function delete_outdated(integer), forget_unproven_people(integer) to courtside_auth;
