-- Claims due deliveries, at most `p_most`, for `p_seconds`: after that another process may take over. Of one webhook at most four
-- are under way and of one club eight, and each club's first comes before any club's second, as each webhook's does within its club, so
-- that a receiver that hangs leaves room for others. Those of a suspended or closed club wait. It reads what is due of a webhook alone.
create or replace function claim_webhooks(p_most integer, p_seconds integer)
returns table (
  club_id uuid, id uuid, webhook_id uuid, url text, secret_sealed bytea, event text, data jsonb, created_at timestamptz, attempts integer
) language sql security definer set search_path = public, pg_temp as $$
  with hooks as (
    select w.club_id, w.id, w.url, w.secret_sealed, busy.count as under_way,
      sum(busy.count) over (partition by w.club_id) as under_way_of_club
    from webhooks w join clubs c on c.id = w.club_id cross join lateral (
      -- Whatever is under way was due.
      select count(*) from webhook_deliveries d
      where d.club_id = w.club_id and d.webhook_id = w.id and d.state = 'pending' and d.next_attempt_at <= now()
        and d.claimed_until >= now()
    ) busy
    where w.paused_at is null and c.closed_at is null and c.suspended_at is null
  ), waiting as (
    select h.*, next.id as delivery_id, next.next_attempt_at, next.attempts,
      h.under_way + row_number() over (partition by h.club_id, h.id order by next.next_attempt_at, next.id) as place_of_webhook
    from hooks h cross join lateral (
      select d.id, d.next_attempt_at, d.attempts from webhook_deliveries d
      where d.club_id = h.club_id and d.webhook_id = h.id and d.state = 'pending' and d.next_attempt_at <= now()
        and (d.claimed_until is null or d.claimed_until < now())
      order by d.next_attempt_at
      limit greatest(0, 4 - h.under_way)
    ) next
  ), ranked as (
    select w.*, w.under_way_of_club
      + row_number() over (partition by w.club_id order by w.place_of_webhook, w.next_attempt_at, w.delivery_id) as place
    from waiting w
  ), due as (
    select d.club_id, d.id, r.url, r.secret_sealed
    from ranked r
    -- Another process that has claimed it meanwhile has counted its attempt.
    join webhook_deliveries d on d.club_id = r.club_id and d.id = r.delivery_id and d.attempts = r.attempts
    where r.place <= 8
    order by r.place, r.next_attempt_at limit p_most
    for update of d skip locked
  )
  update webhook_deliveries d set claimed_until = now() + make_interval(secs => p_seconds), attempts = d.attempts + 1
  from due where d.club_id = due.club_id and d.id = due.id
  returning d.club_id, d.id, d.webhook_id, due.url, due.secret_sealed, d.event, d.data, d.created_at::timestamptz, d.attempts
$$;

alter function claim_webhooks(integer, integer) owner to courtside_system;
revoke execute on function claim_webhooks(integer, integer) from public;
grant execute on function claim_webhooks(integer, integer) to courtside_auth;
