-- How long a club keeps what it may delete sooner than the product does (docs/product/privacy.md#how-long-a-club-keeps-its-data). The bounds:
-- reports count dates of the last 390 days again, from bookings and check-ins; the most is what delete_outdated keeps anyway.
create table club_retention (
  club_id uuid not null references clubs (id),
  bookings_days integer not null default 1826 check (bookings_days between 400 and 1826),
  guest_names_days integer not null default 1826 check (guest_names_days between 400 and 1826),
  check_ins_days integer not null default 1826 check (check_ins_days between 400 and 1826),
  audit_log_days integer not null default 400 check (audit_log_days between 90 and 400),
  notices_days integer not null default 90 check (notices_days between 30 and 90),
  waitlist_days integer not null default 90 check (waitlist_days between 30 and 90),
  version integer not null default 1,
  -- When the job has last deleted everything that was due; null: not yet by these settings.
  applied_at timestamptz,
  primary key (club_id)
);

alter table club_retention enable row level security;
alter table club_retention force row level security;
create policy tenant_isolation on club_retention to courtside_tenant
  using (club_id = (select current_club_id())) with check (club_id = (select current_club_id()));
create policy system on club_retention to courtside_system using (true) with check (true);
grant select, insert, update on club_retention to courtside_tenant;
grant select, insert, update, delete on club_retention to courtside_system;
