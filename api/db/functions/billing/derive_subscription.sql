-- Sets a subscription to the state after its latest event. A deleted one stays deleted. Of several events in one second the
-- latest is the one whose data is the starting point of no other event.
create or replace function derive_subscription(p_club uuid, p_provider text, p_subscription text) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  latest billing_events;
  unpaid_since timestamptz;
begin
  with of_it as (
    select * from billing_events
    where club_id = p_club and provider = p_provider and subscription_id = p_subscription
  ), top as (
    select rank = 2 as is_deleted, occurred_at, rank from of_it order by rank = 2 desc, occurred_at desc, rank desc limit 1
  )
  select e.* into latest from of_it e join top on e.occurred_at = top.occurred_at and e.rank = top.rank
  order by exists (
    select from of_it later
    where later.occurred_at = e.occurred_at and later.rank = e.rank and later.id <> e.id and later.before = e.after
  ), e.id desc
  limit 1;

  if latest.after->>'status' in ('past_due', 'unpaid') then
    select min(occurred_at) into unpaid_since from billing_events
    where club_id = p_club and provider = p_provider and subscription_id = p_subscription
      and after->>'status' in ('past_due', 'unpaid')
      and occurred_at > coalesce((
        select max(paid.occurred_at) from billing_events paid
        where paid.club_id = p_club and paid.provider = p_provider and paid.subscription_id = p_subscription
          and paid.after->>'status' not in ('past_due', 'unpaid')
      ), '-infinity');
    unpaid_since := coalesce(unpaid_since, latest.occurred_at);
  end if;

  insert into billing_subscriptions as s (
    club_id, provider, id, status, plan_id, billing_cycle, item_id, period_ends_at, cancel_at, ended_at, past_due_since
  ) values (
    p_club, p_provider, p_subscription,
    case when latest.rank = 2 then 'canceled' else latest.after->>'status' end,
    latest.after->>'plan_id', latest.after->>'billing_cycle', latest.after->>'item_id',
    (latest.after->>'period_ends_at')::timestamptz, (latest.after->>'cancel_at')::timestamptz,
    case when latest.rank = 2 or latest.after->>'status' in ('canceled', 'paused')
      then coalesce((latest.after->>'ended_at')::timestamptz, latest.occurred_at) end,
    unpaid_since
  ) on conflict (club_id, provider, id) do update set (
    status, plan_id, billing_cycle, item_id, period_ends_at, cancel_at, ended_at, past_due_since
  ) = (
    excluded.status, excluded.plan_id, excluded.billing_cycle, excluded.item_id, excluded.period_ends_at, excluded.cancel_at,
    excluded.ended_at, excluded.past_due_since
  );
end
$$;

alter function derive_subscription(uuid, text, text) owner to courtside_system;
revoke execute on function derive_subscription(uuid, text, text) from public;
