-- What waits for each of the installation's jobs, and how long the first of it has been due; and the waitlist's open offers.
create or replace function service_queues() returns table (queue text, waiting integer, late_seconds double precision)
language sql stable security definer set search_path = public, pg_temp as $$
  with due (queue, since) as (
    select 'mail', send_after from notices where state = 'queued' and send_after <= now()
    union all select channel, send_after from notice_sends where ended_at is null and send_after <= now()
    union all select 'webhooks', next_attempt_at from webhook_deliveries where state = 'pending' and next_attempt_at <= now()
    union all select 'waitlist', due_at from waitlist_checks where due_at <= now()
  )
  select names.queue, count(due.since)::integer, coalesce(extract(epoch from now() - min(due.since)), 0)::double precision
  from (values ('mail'), ('push'), ('text'), ('webhooks'), ('waitlist')) names (queue) left join due using (queue)
  group by names.queue
  union all
  select 'offers', count(*)::integer, 0 from waitlist_offers where status = 'open' and expires_at > now()
$$;

alter function service_queues() owner to courtside_system;
revoke execute on function service_queues() from public;
grant execute on function service_queues() to courtside_auth;
