-- The built-in payment provider: what a provider would store. It knows the club's name, and no card.
create table billing_sandbox.customers (
  id text primary key,
  -- The club's id: the same club is the same customer.
  reference uuid not null unique,
  name text not null
);

create table billing_sandbox.checkouts (
  id text primary key,
  customer_id text not null references billing_sandbox.customers (id),
  -- Our checkout's id: beginning it again gives the same page.
  reference uuid not null unique,
  plan_id text not null references subscription_plans (id),
  billing_cycle text not null check (billing_cycle in ('monthly', 'yearly')),
  state text not null default 'open' check (state in ('open', 'complete', 'expired')),
  expires_at timestamptz not null,
  subscription_id text,
  check ((state = 'complete') = (subscription_id is not null))
);

create table billing_sandbox.subscriptions (
  id text primary key,
  customer_id text not null references billing_sandbox.customers (id),
  item_id text not null,
  plan_id text not null references subscription_plans (id),
  billing_cycle text not null check (billing_cycle in ('monthly', 'yearly')),
  status text not null check (status in ('active', 'past_due', 'canceled')),
  period_ends_at timestamptz not null,
  cancel_at timestamptz,
  ended_at timestamptz,
  -- Epoch seconds of its last event: no two have the same.
  told_at bigint not null default 0
);
create unique index subscriptions_one_live on billing_sandbox.subscriptions (customer_id) where ended_at is null;
create index subscriptions_due on billing_sandbox.subscriptions (period_ends_at) where ended_at is null;

create table billing_sandbox.portals (
  id text primary key,
  customer_id text not null references billing_sandbox.customers (id),
  -- The change to confirm first: {plan_id, billing_cycle}.
  change jsonb,
  expires_at timestamptz not null
);

-- Events on their way to the webhook, until it has accepted them.
create table billing_sandbox.deliveries (
  id text primary key,
  place bigint generated always as identity,
  customer_id text not null references billing_sandbox.customers (id),
  body text not null,
  tries integer not null default 0,
  next_try_at timestamptz not null default now(),
  delivered_at timestamptz
);
create index deliveries_waiting on billing_sandbox.deliveries (next_try_at) where delivered_at is null;
