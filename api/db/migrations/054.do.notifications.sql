-- What a notice is about, by which its reader chooses channels (docs/product/notifications.md). Null: it always goes out by mail, as
-- those to guests and those of a release before.
alter table notices
  add column event text check (event ~ '^[a-z_]{1,40}$'),
  -- When it appears in the reader's inbox; null: never. The mail may wait longer, for quiet hours and limits.
  add column inbox_after timestamptz,
  add column inbox_at timestamptz,
  add column read_at timestamptz;
grant update (read_at) on notices to courtside_tenant;

-- What a person has chosen: {event: {channel: boolean}}, without what follows the club. Quiet hours are wall-clock times of the
-- person's zone, and may go past midnight.
create table notification_settings (
  club_id uuid not null,
  user_id uuid not null,
  choices jsonb not null default '{}' check (jsonb_typeof(choices) = 'object'),
  quiet_from time,
  quiet_until time,
  time_zone text check (length(time_zone) between 1 and 100),
  changed_at timestamptz not null default clock_now(),
  primary key (club_id, user_id),
  foreign key (club_id, user_id) references memberships on delete cascade,
  constraint notification_settings_quiet check (num_nulls(quiet_from, quiet_until, time_zone) in (0, 3)),
  constraint notification_settings_quiet_span check (quiet_from <> quiet_until)
);

alter table notification_settings enable row level security;
alter table notification_settings force row level security;
create policy tenant_isolation on notification_settings to courtside_tenant
  using (club_id = (select current_club_id())) with check (club_id = (select current_club_id()));
create policy system on notification_settings to courtside_system using (true) with check (true);
grant select, insert, update on notification_settings to courtside_tenant;
grant select, insert, update, delete on notification_settings to courtside_system;

-- What a club sets for those who have not chosen, and what they cannot switch off: {event: {channel: boolean}} both.
create table club_notification_settings (
  club_id uuid not null references clubs (id),
  defaults jsonb not null default '{}' check (jsonb_typeof(defaults) = 'object'),
  locked jsonb not null default '{}' check (jsonb_typeof(locked) = 'object'),
  version integer not null default 1,
  primary key (club_id)
);

alter table club_notification_settings enable row level security;
alter table club_notification_settings force row level security;
create policy tenant_isolation on club_notification_settings to courtside_tenant
  using (club_id = (select current_club_id())) with check (club_id = (select current_club_id()));
create policy system on club_notification_settings to courtside_system using (true) with check (true);
grant select, insert, update on club_notification_settings to courtside_tenant;
grant select, insert, update, delete on club_notification_settings to courtside_system;

-- Addresses whose mail server has rejected a mail for good; the next mail that it takes removes the mark.
create table bounced_addresses (
  club_id uuid not null references clubs (id),
  address citext not null check (length(address) between 3 and 254),
  problem text not null check (length(problem) <= 200),
  bounced_at timestamptz not null default now(),
  primary key (club_id, address)
);

alter table bounced_addresses enable row level security;
alter table bounced_addresses force row level security;
create policy tenant_isolation on bounced_addresses to courtside_tenant
  using (club_id = (select current_club_id())) with check (club_id = (select current_club_id()));
create policy system on bounced_addresses to courtside_system using (true) with check (true);
grant select on bounced_addresses to courtside_tenant;
grant select, insert, update, delete on bounced_addresses to courtside_system;

-- What admins write to a part of the members. Its notices follow each other at a fixed pace, so that one that was a mistake can be
-- stopped; how far it is, is counted from them.
create table broadcasts (
  club_id uuid not null references clubs (id),
  id uuid not null default gen_random_uuid(),
  author_id uuid not null references users (id),
  filter jsonb not null check (jsonb_typeof(filter) = 'object'),
  subject text not null check (length(subject) between 1 and 200),
  body text not null check (length(body) between 1 and 10000),
  recipients integer not null check (recipients > 0),
  created_at timestamptz not null default now(),
  stopped_at timestamptz,
  primary key (club_id, id)
);

alter table broadcasts enable row level security;
alter table broadcasts force row level security;
create policy tenant_isolation on broadcasts to courtside_tenant
  using (club_id = (select current_club_id())) with check (club_id = (select current_club_id()));
create policy system on broadcasts to courtside_system using (true) with check (true);
grant select, insert on broadcasts to courtside_tenant;
grant update (stopped_at) on broadcasts to courtside_tenant;
grant select, delete on broadcasts to courtside_system;

alter type notice_claimed add attribute user_id uuid;
alter type notice_claimed add attribute event text;
alter type notice_claimed add attribute is_optional boolean;
