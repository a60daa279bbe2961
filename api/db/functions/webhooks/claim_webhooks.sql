-- Claims due deliveries, at most `p_most`, for `p_seconds`: after that another process may take over. Of one webhook at most four
-- are under way, so that a receiver that hangs leaves room for others.
create or replace function claim_webhooks(p_most integer, p_seconds integer)
returns table (
  club_id uuid, id uuid, webhook_id uuid, url text, secret_sealed bytea, event text, data jsonb, created_at timestamptz, attempts integer
) language sql security definer set search_path = public, pg_temp as $$
  with due as (
    select w.club_id, next.id, w.url, w.secret_sealed
    from webhooks w cross join lateral (
      select d.id, d.next_attempt_at from webhook_deliveries d
      where d.club_id = w.club_id and d.webhook_id = w.id and d.state = 'pending' and d.next_attempt_at <= now()
        and (d.claimed_until is null or d.claimed_until < now())
      order by d.next_attempt_at
      limit greatest(0, 4 - (
        select count(*) from webhook_deliveries busy
        where busy.club_id = w.club_id and busy.webhook_id = w.id and busy.state = 'pending' and busy.claimed_until >= now()
      ))
      for update skip locked
    ) next
    where w.paused_at is null
    order by next.next_attempt_at limit p_most
  )
  update webhook_deliveries d set claimed_until = now() + make_interval(secs => p_seconds), attempts = d.attempts + 1
  from due where d.club_id = due.club_id and d.id = due.id
  returning d.club_id, d.id, d.webhook_id, due.url, due.secret_sealed, d.event, d.data, d.created_at::timestamptz, d.attempts
$$;

alter function claim_webhooks(integer, integer) owner to courtside_system;
revoke execute on function claim_webhooks(integer, integer) from public;
grant execute on function claim_webhooks(integer, integer) to courtside_auth;
