-- What waits for each of the installation's jobs, and how long the first of it has been due; and the waitlist's open offers. Of an import
-- or a list of invitations the whole counts as one. A series of a club without access waits until it has access again, and is not due;
-- neither are webhooks that are paused, or those of a suspended or closed club, or push messages and texts that the limits against many
-- notices of one member have not admitted.
create or replace function service_queues() returns table (queue text, waiting integer, late_seconds double precision)
language sql stable security definer set search_path = public, pg_temp as $$
  with due (queue, since) as (
    select 'mail', send_after from notices where state = 'queued' and send_after <= now()
    union all select s.channel, s.send_after from notice_sends s join notices n on n.club_id = s.club_id and n.id = s.notice_id
      where s.ended_at is null and s.send_after <= now() and (n.caused_by is null or n.is_admitted or n.state = 'skipped')
    union all select 'webhooks', d.next_attempt_at from webhook_deliveries d join clubs c on c.id = d.club_id
      join webhooks w on w.club_id = d.club_id and w.id = d.webhook_id
      where d.state = 'pending' and d.next_attempt_at <= now() and w.paused_at is null
        and c.closed_at is null and c.suspended_at is null
    union all select 'waitlist', due_at from waitlist_checks where due_at <= now()
    union all select 'inbox', inbox_after from notices where inbox_after <= now() and inbox_at is null
    union all select 'invitations', next_at from invitation_batches where ended_at is null and next_at <= now()
    union all select 'imports', next_at from member_imports where ended_at is null and next_at <= now()
    union all select 'imports', next_at from booking_imports where ended_at is null and next_at <= now()
    union all select 'exports', next_at from auth.person_exports where made_at is null and next_at <= now()
    union all select 'series', created_at from booking_series
      where state = 'running' and (check_club_access(club_id)).has_access
    union all select 'closures', greatest(work_after, created_at) from closures
      where work is not null and state in ('closing', 'closed') and work_after <= now()
    union all select 'door_codes', next_attempt_at from door_codes where state <> 'set' and next_attempt_at <= now()
  )
  select names.queue, count(due.since)::integer, coalesce(extract(epoch from now() - min(due.since)), 0)::double precision
  from (values ('mail'), ('push'), ('text'), ('inbox'), ('webhooks'), ('waitlist'), ('invitations'), ('imports'), ('exports'),
    ('series'), ('closures'), ('door_codes')) names (queue) left join due using (queue)
  group by names.queue
  union all
  select 'offers', count(*)::integer, 0 from waitlist_offers where status = 'open' and expires_at > now()
$$;

alter function service_queues() owner to courtside_system;
revoke execute on function service_queues() from public;
grant execute on function service_queues() to courtside_auth;
