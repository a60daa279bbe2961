-- Subscriptions. The provider's events are the truth: everything else here is derived from the set of events received, so the
-- result is the same in whatever order, and however often, they arrive. No card data is ever stored.

-- The club as the provider knows it: an id, and nothing else.
create table billing_accounts (
  club_id uuid not null references clubs (id),
  provider text not null check (provider in ('stripe', 'sandbox')),
  customer_id text,
  primary key (club_id, provider),
  unique (provider, customer_id)
);

-- A checkout that was begun. Its id is the provider's idempotency key, so that a repeated request gets the same page.
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
-- Two that can be paid at once would create two subscriptions.
create unique index billing_checkouts_one_open on billing_checkouts (club_id) where outcome is null;

-- What the provider reported about a subscription: `before` and `after` are the same fields around the event.
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
