-- Deletes rows that are past their table's retention period (docs/decisions/0027), at most `p_most` of each table. Returns counts
-- by table. Dependent rows are deleted by their foreign keys.
create or replace function delete_outdated(p_most integer) returns jsonb
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  record_age constant timestamptz := now() - interval '400 days';
  history_age constant timestamptz := now() - interval '5 years';
  rejections_kept constant integer := 200000;
  demo_rows_kept constant integer := 100000;
  gone jsonb := '{}';
  count integer;
begin
  with deleted as (
    delete from audit_log where id in (
      (select id from audit_log where at < record_age order by at limit p_most)
      union all (select id from audit_log where rejected_in is not null and at < now() - interval '30 days' order by at limit p_most)
      union all (select id from audit_log where club_id = demo_club_id() and at < now() - interval '2 days' order by at limit p_most)
      union all (select id from audit_log where rejected_in is not null order by at desc offset rejections_kept limit p_most)
      union all (select id from audit_log where club_id = demo_club_id() order by at desc, id desc offset demo_rows_kept limit p_most)
    ) returning id
  ), noted as (
    update auth.audit_chain c set row_deleted_at = now() from deleted d where c.row_id = d.id
  )
  select count(*) into count from deleted;
  gone := gone || jsonb_build_object('audit_log', count);

  -- Links follow the rows' order of time, so that the oldest ones are the beginning of each chain.
  with oldest as (
    select chain_id, number, hash from auth.audit_chain
    where at < least(record_age, coalesce((select min(at) from audit_log), now())) order by at, row_id limit p_most
  ), cut as (
    update auth.audit_chain_ends e set first_number = o.number + 1, first_hash = o.hash
    from (select distinct on (chain_id) * from oldest order by chain_id, number desc) o where e.chain_id = o.chain_id
  )
  delete from auth.audit_chain c using oldest o where c.chain_id = o.chain_id and c.number = o.number;
  get diagnostics count = row_count;
  gone := gone || jsonb_build_object('audit_chain', count);

  delete from idempotency_keys where (user_id, key) in (
    select user_id, key from idempotency_keys where created_at < now() - interval '25 hours' limit p_most for update skip locked);
  get diagnostics count = row_count;
  gone := gone || jsonb_build_object('idempotency_keys', count);

  delete from api_keys where (club_id, id) in (
    select club_id, id from api_keys where coalesce(revoked_at, expires_at) < record_age limit p_most for update skip locked);
  get diagnostics count = row_count;
  gone := gone || jsonb_build_object('api_keys', count);

  delete from webhook_deliveries where (club_id, id) in (
    select club_id, id from webhook_deliveries where created_at < now() - interval '30 days' order by created_at limit p_most
    for update skip locked);
  get diagnostics count = row_count;
  gone := gone || jsonb_build_object('webhook_deliveries', count);

  delete from join_tries where user_id in (
    select user_id from join_tries where since < now() - interval '1 day' limit p_most for update skip locked);
  get diagnostics count = row_count;
  gone := gone || jsonb_build_object('join_tries', count);

  delete from join_requests where (club_id, user_id) in (
    select club_id, user_id from join_requests r
    where coalesce(decided_at, created_at) < record_age
      -- Of an account that a release before has deleted.
      or status = 'pending' and exists (select from auth.users a where a.id = r.user_id and a.deleted_at is not null)
    limit p_most for update skip locked);
  get diagnostics count = row_count;
  gone := gone || jsonb_build_object('join_requests', count);

  delete from invitations where id in (
    select id from invitations where coalesce(accepted_at, revoked_at, expires_at) < record_age limit p_most
    for update skip locked);
  get diagnostics count = row_count;
  gone := gone || jsonb_build_object('invitations', count);

  delete from invitation_batches where (club_id, id) in (
    select club_id, id from invitation_batches where created_at < now() - interval '30 days' limit p_most
    for update skip locked);
  get diagnostics count = row_count;
  gone := gone || jsonb_build_object('invitation_batches', count);

  delete from member_imports where (club_id, id) in (
    select club_id, id from member_imports where created_at < now() - interval '30 days' limit p_most
    for update skip locked);
  get diagnostics count = row_count;
  gone := gone || jsonb_build_object('member_imports', count);

  delete from booking_imports where (club_id, id) in (
    select club_id, id from booking_imports where created_at < now() - interval '30 days' limit p_most
    for update skip locked);
  get diagnostics count = row_count;
  gone := gone || jsonb_build_object('booking_imports', count);

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

  delete from booking_series where (club_id, id) in (
    select s.club_id, s.id from booking_series s
    where s.created_at < record_age and s.state <> 'running'
      and not exists (select from bookings b where b.club_id = s.club_id and b.series_id = s.id)
    order by s.created_at limit p_most for update skip locked);
  get diagnostics count = row_count;
  gone := gone || jsonb_build_object('booking_series', count);

  delete from guests where (club_id, id) in (
    select g.club_id, g.id from guests g
    where g.created_at < now() - interval '30 days' and g.merged_into is null
      and not exists (select from booking_players p where p.club_id = g.club_id and p.guest_id = g.id)
      -- Those merged into a guest go with them.
      and not exists (select from guests m where m.club_id = g.club_id and m.merged_into = g.id
        and (m.created_at >= now() - interval '30 days'
          or exists (select from booking_players p where p.club_id = m.club_id and p.guest_id = m.id)))
    order by g.created_at limit p_most for update skip locked);
  get diagnostics count = row_count;
  gone := gone || jsonb_build_object('guests', count);

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

  delete from closures where (club_id, id) in (
    select club_id, id from closures where ends_at < record_age limit p_most for update skip locked);
  get diagnostics count = row_count;
  gone := gone || jsonb_build_object('closures', count);

  delete from coach_time_off where (club_id, id) in (
    select club_id, id from coach_time_off where ends_on < record_age::date limit p_most for update skip locked);
  get diagnostics count = row_count;
  gone := gone || jsonb_build_object('coach_time_off', count);

  delete from club_news where (club_id, id) in (
    select club_id, id from club_news where retired_at < record_age or published_at < history_age limit p_most
    for update skip locked);
  get diagnostics count = row_count;
  gone := gone || jsonb_build_object('club_news', count);

  delete from day_notes where (club_id, date) in (
    select club_id, date from day_notes where date < record_age::date order by date limit p_most for update skip locked);
  get diagnostics count = row_count;
  gone := gone || jsonb_build_object('day_notes', count);

  delete from report_hours where (club_id, date, court_id, hour) in (
    select club_id, date, court_id, hour from report_hours where date < (now() - interval '6 years')::date limit p_most);
  get diagnostics count = row_count;
  gone := gone || jsonb_build_object('report_hours', count);

  delete from report_counts where (club_id, date, measure, key) in (
    select club_id, date, measure, key from report_counts where date < (now() - interval '6 years')::date limit p_most);
  get diagnostics count = row_count;
  gone := gone || jsonb_build_object('report_counts', count);

  delete from report_dates where (club_id, date) in (
    select club_id, date from report_dates where date < (now() - interval '6 years')::date limit p_most);
  get diagnostics count = row_count;
  gone := gone || jsonb_build_object('report_dates', count);

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

alter function delete_outdated(integer) owner to courtside_system;
revoke execute on function delete_outdated(integer) from public;
grant execute on function delete_outdated(integer) to courtside_auth;
