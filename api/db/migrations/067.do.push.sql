-- Browsers that show a person's notices (docs/decisions/0075). Each belongs to the session that subscribed it, and ends with it.
create table auth.push_subscriptions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  session_id uuid not null references auth.sessions (id) on update cascade on delete cascade,
  -- An address of the browser's push service. Who knows it could write to it, so no list shows it.
  endpoint text not null unique check (length(endpoint) between 1 and 1000),
  -- The browser's public key, an uncompressed point of P-256, and its authentication secret (RFC 8291).
  p256dh bytea not null check (length(p256dh) = 65),
  auth bytea not null check (length(auth) = 16),
  created_at timestamptz(3) not null default clock_now()
);
create index push_subscriptions_by_person on auth.push_subscriptions (user_id, created_at);
create index push_subscriptions_by_session on auth.push_subscriptions (session_id);
grant select, insert, update, delete on auth.push_subscriptions to courtside_auth;
grant select on auth.push_subscriptions to courtside_system;

-- What goes to a notice's reader besides its mail and the inbox, once for each channel. It is written when the notice is due, if
-- its reader can be reached there.
create table notice_sends (
  club_id uuid not null,
  notice_id uuid not null,
  channel text not null check (channel in ('push', 'text')),
  state text not null default 'queued' check (state in ('queued', 'sending', 'sent', 'failed', 'in_doubt', 'skipped')),
  problem text check (length(problem) <= 200),
  attempts integer not null default 0 check (attempts >= 0),
  -- While it is being sent: when its sender is taken for dead.
  send_after timestamptz not null default now(),
  ended_at timestamptz,
  primary key (club_id, notice_id, channel),
  foreign key (club_id, notice_id) references notices (club_id, id) on delete cascade,
  constraint notice_sends_ended check ((ended_at is null) = (state in ('queued', 'sending')))
);
create index notice_sends_due on notice_sends (channel, send_after) where ended_at is null;

alter table notice_sends enable row level security;
alter table notice_sends force row level security;
create policy tenant_isolation on notice_sends to courtside_tenant
  using (club_id = (select current_club_id())) with check (club_id = (select current_club_id()));
create policy system on notice_sends to courtside_system using (true) with check (true);
grant select on notice_sends to courtside_tenant;
grant select, insert, update, delete on notice_sends to courtside_system;

-- Its mail takes the place of a push message that reached no device.
alter table notices add column replaces_push boolean not null default false;
