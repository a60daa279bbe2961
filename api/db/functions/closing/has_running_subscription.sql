-- Whether a subscription renews automatically, or waits for its first payment.
create or replace function has_running_subscription(p_club uuid) returns boolean language sql stable security definer
set search_path = public, pg_temp as $$
  select exists (
    select from billing_subscriptions
    where club_id = p_club and ended_at is null and cancel_at is null and status <> 'incomplete_expired'
  )
$$;

alter function has_running_subscription(uuid) owner to courtside_system;
revoke execute on function has_running_subscription(uuid) from public;
