-- The club's subscription that counts: a paid one takes precedence over one that the sandbox granted.
create or replace function current_subscription(p_club uuid) returns table (
  plan_id text, billing_cycle text, period_ends_at timestamptz, cancel_at timestamptz, ended_at timestamptz,
  past_due_since timestamptz, club_status text, ends_at timestamptz
) language sql stable
begin atomic
  select s.plan_id, s.billing_cycle, s.period_ends_at, s.cancel_at, s.ended_at, s.past_due_since, t.club_status, t.ends_at
  from billing_subscriptions s cross join lateral (
    select
      case
        when s.ended_at is not null then 'canceled'
        when s.status in ('past_due', 'unpaid') then 'past_due'
        when s.cancel_at is not null then 'canceled'
        else s.status
      end as club_status,
      coalesce(s.ended_at, case when s.status not in ('past_due', 'unpaid') then s.cancel_at end, s.period_ends_at) as ends_at
  ) t
  where s.club_id = p_club and (s.ended_at is not null or s.status in ('trialing', 'active', 'past_due', 'unpaid'))
  order by s.ended_at is not null, s.provider <> 'stripe',
    array_position(array['active', 'trialing', 'canceled', 'past_due'], t.club_status), t.ends_at desc nulls last, s.id
  limit 1;
end;
