-- Addresses that calendar programs read by themselves. The address holds a secret, which is the only right that a reader needs: it is
-- stored hashed, one for each person, coach and court, and a new one replaces it (docs/decisions/0052).
create table calendar_feeds (
  club_id uuid not null references clubs (id),
  id uuid not null default gen_random_uuid(),
  kind text not null check (kind in ('person', 'coach', 'court')),
  -- The person, or the coach.
  user_id uuid,
  court_id uuid,
  -- SHA-256.
  secret_hash bytea not null check (length(secret_hash) = 32),
  created_at timestamptz(3) not null default clock_now(),
  -- To within five minutes.
  read_at timestamptz(3),
  primary key (club_id, id),
  foreign key (club_id, user_id) references memberships (club_id, user_id) on delete cascade,
  foreign key (club_id, court_id) references courts (club_id, id) on delete cascade,
  constraint calendar_feeds_of check ((kind = 'court') = (court_id is not null) and num_nonnulls(user_id, court_id) = 1)
);
create unique index calendar_feeds_by_secret on calendar_feeds (secret_hash);
create unique index calendar_feeds_by_person on calendar_feeds (club_id, user_id, kind) where user_id is not null;
create unique index calendar_feeds_by_court on calendar_feeds (club_id, court_id) where court_id is not null;

alter table calendar_feeds enable row level security;
alter table calendar_feeds force row level security;
create policy tenant_isolation on calendar_feeds to courtside_tenant
  using (club_id = (select current_club_id())) with check (club_id = (select current_club_id()));
create policy system on calendar_feeds to courtside_system using (true) with check (true);

grant select, insert, update, delete on calendar_feeds to courtside_tenant;
grant select, insert, update, delete on calendar_feeds to courtside_system;

-- Invitations name the place, and the outbox of development keeps them.
alter type notice_claimed add attribute location text;
alter table auth.outbox_mails add column calendar text;
