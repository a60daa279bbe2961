-- What happens in a club is sent to other programs (docs/decisions/0065). Triggers write a delivery in the transaction of the change;
-- a job sends it. The signing secret is sealed with the installation's keys, because signing needs it.
create table webhooks (
  club_id uuid not null references clubs (id),
  id uuid not null default gen_random_uuid(),
  url text not null check (length(url) <= 2000),
  description text not null default '' check (length(description) <= 200 and is_one_line(description)),
  events text[] not null check (cardinality(events) between 1 and 100),
  secret_sealed bytea not null,
  created_by uuid not null,
  created_at timestamptz(3) not null default clock_now(),
  paused_at timestamptz(3),
  pause_reason text check (pause_reason in ('manual', 'failing', 'gone')),
  -- The first failed attempt since the last success.
  failing_since timestamptz(3),
  primary key (club_id, id),
  foreign key (club_id, created_by) references memberships (club_id, user_id),
  constraint webhooks_pause check ((paused_at is null) = (pause_reason is null))
);

create table webhook_deliveries (
  club_id uuid not null references clubs (id),
  id uuid not null default gen_random_uuid(),
  webhook_id uuid not null,
  event text not null,
  data jsonb not null,
  created_at timestamptz(3) not null default clock_timestamp(),
  -- Skipped: the webhook was paused. Only a replay sends it.
  state text not null check (state in ('pending', 'delivered', 'failed', 'skipped')),
  attempts integer not null default 0 check (attempts >= 0),
  next_attempt_at timestamptz(3),
  -- A sender that died is presumed dead from then on.
  claimed_until timestamptz(3),
  -- The last attempts: when, how long, and the status or what went wrong.
  log jsonb not null default '[]',
  ended_at timestamptz(3),
  primary key (club_id, id),
  foreign key (club_id, webhook_id) references webhooks (club_id, id) on delete cascade,
  constraint webhook_deliveries_due check ((state = 'pending') = (next_attempt_at is not null)),
  constraint webhook_deliveries_end check ((state in ('delivered', 'failed')) = (ended_at is not null))
);
create index webhook_deliveries_newest on webhook_deliveries (club_id, webhook_id, created_at desc, id desc);
create index webhook_deliveries_due on webhook_deliveries (club_id, webhook_id, next_attempt_at) where state = 'pending';
create index webhook_deliveries_by_age on webhook_deliveries (created_at);

alter table webhooks enable row level security;
alter table webhooks force row level security;
create policy tenant_isolation on webhooks to courtside_tenant
  using (club_id = (select current_club_id())) with check (club_id = (select current_club_id()));
create policy system on webhooks to courtside_system using (true) with check (true);
alter table webhook_deliveries enable row level security;
alter table webhook_deliveries force row level security;
create policy tenant_isolation on webhook_deliveries to courtside_tenant
  using (club_id = (select current_club_id())) with check (club_id = (select current_club_id()));
create policy system on webhook_deliveries to courtside_system using (true) with check (true);
grant select, insert, update, delete on webhooks to courtside_tenant, courtside_system;
grant select, update on webhook_deliveries to courtside_tenant;
grant select, insert, update, delete on webhook_deliveries to courtside_system;
