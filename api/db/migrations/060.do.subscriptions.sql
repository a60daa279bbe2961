-- Subscriptions (decision 33). The provider's events are the truth: everything else here is derived from the set of those that
-- have come, so the end is the same in whatever order, and however often, they come. Nothing of a card is ever kept.

alter table clubs add column plan_id text references subscription_plans (id);

-- The club as the provider knows it: an id, and nothing else.
create table billing_accounts (
  club_id uuid not null references clubs (id),
  provider text not null check (provider in ('stripe', 'sandbox')),
  customer_id text,
  primary key (club_id, provider),
  unique (provider, customer_id)
);

-- A checkout that was begun. Its id is the provider's idempotency key, so that whoever repeats it gets the same page.
create table billing_checkouts (
  club_id uuid not null references clubs (id),
  id uuid not null default gen_random_uuid(),
  provider text not null check (provider in ('stripe', 'sandbox')),
  plan_id text not null references subscription_plans (id),
  billing_cycle text not null check (billing_cycle in ('monthly', 'yearly')),
  session_id text,
  created_at timestamptz not null default clock_now(),
  expires_at timestamptz not null,
  outcome text check (outcome in ('completed', 'ended')),
  primary key (club_id, id)
);
-- Two that can be paid at once would make two subscriptions.
create unique index billing_checkouts_one_open on billing_checkouts (club_id) where outcome is null;

-- What the provider told of a subscription: `before` and `after` are the same facts around the event.
create table billing_events (
  club_id uuid not null references clubs (id),
  provider text not null check (provider in ('stripe', 'sandbox')),
  id text not null,
  subscription_id text not null,
  -- 0 created, 1 updated, 2 deleted.
  rank integer not null check (rank between 0 and 2),
  -- The provider's time, in whole seconds.
  occurred_at timestamptz not null,
  before jsonb,
  after jsonb not null,
  received_at timestamptz not null default now(),
  primary key (club_id, provider, id)
);
create index billing_events_of_subscription on billing_events (club_id, provider, subscription_id, occurred_at);

create table billing_subscriptions (
  club_id uuid not null references clubs (id),
  provider text not null check (provider in ('stripe', 'sandbox')),
  id text not null,
  status text not null,
  plan_id text references subscription_plans (id),
  billing_cycle text check (billing_cycle in ('monthly', 'yearly')),
  item_id text,
  period_ends_at timestamptz,
  -- Set while it is going to end by itself.
  cancel_at timestamptz,
  ended_at timestamptz,
  past_due_since timestamptz,
  primary key (club_id, provider, id)
);
create unique index billing_subscriptions_by_id on billing_subscriptions (provider, id);

do $$
declare
  club_table text;
begin
  foreach club_table in array array['billing_accounts', 'billing_checkouts', 'billing_events', 'billing_subscriptions'] loop
    execute format('alter table %I enable row level security', club_table);
    execute format('alter table %I force row level security', club_table);
    execute format(
      'create policy club_wall on %I to courtside_tenant
         using (club_id = (select current_club_id())) with check (club_id = (select current_club_id()))', club_table);
    execute format('create policy system on %I to courtside_system using (true) with check (true)', club_table);
  end loop;
end
$$;
-- A tenant begins checkouts; what comes of them only the provider's events say.
grant select on billing_accounts, billing_checkouts, billing_events, billing_subscriptions to courtside_tenant;
grant insert, update on billing_accounts, billing_checkouts to courtside_tenant;
grant select, insert, update, delete on billing_accounts, billing_checkouts, billing_events, billing_subscriptions
  to courtside_system;

-- Paid: active; past due for 7 days of grace; canceled until the paid period ends; a trial that the provider itself grants, and a
-- day more, because its end is told late. A club's own trial has no subscription_ends_at and is none of this.
create or replace function club_is_paid(club clubs) returns boolean language sql stable
return case club.subscription_status
  when 'active' then true
  when 'past_due' then clock_now() < coalesce(club.past_due_since, club.subscription_ends_at) + interval '7 days'
  when 'canceled' then clock_now() < club.subscription_ends_at
  when 'trialing' then clock_now() < club.subscription_ends_at + interval '1 day'
  else false
end is true;

-- The subscription after its latest event. A deleted one stays deleted. Of several events in one second that one is the latest
-- from whose facts no other set out.
create function derive_subscription(p_club uuid, p_provider text, p_subscription text) returns void
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

-- The best of a club's subscriptions: what is paid with money counts before what the sandbox once gave.
create function standing_subscription(p_club uuid) returns table (
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

-- The club's access after that subscription; check_club_access reads these columns. Whether anything changed.
create function derive_club_subscription(p_club uuid) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update clubs c set subscription_status = best.club_status, subscription_ends_at = best.ends_at,
    past_due_since = best.past_due_since, plan_id = best.plan_id
  from standing_subscription(p_club) best
  where c.id = p_club and (c.subscription_status, c.subscription_ends_at, c.past_due_since, c.plan_id)
    is distinct from (best.club_status, best.ends_at, best.past_due_since, best.plan_id);
  return found;
end
$$;

create type billing_outcome as (club_id uuid, outcome text, subscription_status text, plan_id text);

-- Takes in one verified event of a provider: {id, customer_id, subscription_id, rank, occurred_at, before, after}, or of a
-- finished checkout {id, customer_id, checkout_id, subscription_id}. Outcome: unknown_customer, replayed, unchanged, changed. The account's
-- row keeps two events of one club apart. A customer that was replaced is known by its subscription.
create function apply_billing_event(p_provider text, p_event jsonb, p_request text) returns billing_outcome
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  answer billing_outcome;
begin
  answer.club_id := coalesce(
    (select a.club_id from billing_accounts a where a.provider = p_provider and a.customer_id = p_event->>'customer_id'),
    (select s.club_id from billing_subscriptions s where s.provider = p_provider and s.id = p_event->>'subscription_id'));
  if answer.club_id is null then answer.outcome := 'unknown_customer'; return answer; end if;
  perform from billing_accounts a where a.club_id = answer.club_id and a.provider = p_provider for update;

  if p_event ? 'checkout_id' then
    -- Not before its subscription is known, and its first payment is no longer on the way: until then the checkout stays the
    -- club's one, so that nobody pays a second time.
    update billing_checkouts c set outcome = 'completed'
      where c.club_id = answer.club_id and c.id = (p_event->>'checkout_id')::uuid and c.outcome is distinct from 'completed'
        and exists (
          select from billing_subscriptions s
          where s.club_id = c.club_id and s.provider = p_provider and s.id = p_event->>'subscription_id'
            and (s.ended_at is not null or s.status <> 'incomplete')
        );
    answer.outcome := case when found then 'unchanged' else 'replayed' end;
    return answer;
  end if;

  insert into billing_events (club_id, provider, id, subscription_id, rank, occurred_at, before, after)
  values (answer.club_id, p_provider, p_event->>'id', p_event->>'subscription_id', (p_event->>'rank')::integer,
    (p_event->>'occurred_at')::timestamptz, nullif(p_event->'before', 'null'), p_event->'after')
  on conflict do nothing;
  if not found then answer.outcome := 'replayed'; return answer; end if;

  perform derive_subscription(answer.club_id, p_provider, p_event->>'subscription_id');
  answer.outcome := case when derive_club_subscription(answer.club_id) then 'changed' else 'unchanged' end;
  select c.subscription_status, c.plan_id into answer.subscription_status, answer.plan_id
    from clubs c where c.id = answer.club_id;
  if answer.outcome = 'changed' then
    insert into audit_log (club_id, action, subject_type, subject_id, request_id, detail)
    values (answer.club_id, 'subscription.changed', 'club', answer.club_id, p_request, jsonb_build_object(
      'status', answer.subscription_status, 'plan_id', answer.plan_id, 'event', p_event->>'id'));
  end if;
  return answer;
end
$$;

grant create on schema public to courtside_system;
alter function derive_subscription(uuid, text, text) owner to courtside_system;
alter function derive_club_subscription(uuid) owner to courtside_system;
alter function apply_billing_event(text, jsonb, text) owner to courtside_system;
revoke create on schema public from courtside_system;
revoke execute on function derive_subscription(uuid, text, text), derive_club_subscription(uuid),
  apply_billing_event(text, jsonb, text) from public;
grant execute on function apply_billing_event(text, jsonb, text) to courtside_auth;
