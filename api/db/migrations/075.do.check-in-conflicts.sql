-- Check-ins that a device made without network and that the club could not take: for staff, until one of them has seen to it
-- (docs/decisions/0085). The names of device and person are read at the time, since the device may be gone by then.
create table check_in_conflicts (
  club_id uuid not null,
  id uuid not null default gen_random_uuid(),
  booking_id uuid not null,
  -- When it was made, by the device's clock.
  made_at timestamptz(3) not null,
  -- The player who made it, if the device knew one.
  user_id uuid,
  device_name text not null check (length(device_name) <= 60),
  code text not null check (length(code) <= 60),
  created_at timestamptz(3) not null default clock_now(),
  -- When staff have seen to it. The row stays, so that a second delivery does not bring it back.
  closed_at timestamptz(3),
  primary key (club_id, id),
  foreign key (club_id, booking_id) references bookings (club_id, id) on delete cascade,
  foreign key (club_id, user_id) references memberships (club_id, user_id) on delete set null (user_id),
  -- A second delivery of the same check-in is no second conflict.
  constraint check_in_conflicts_once unique (club_id, booking_id, made_at)
);
create index check_in_conflicts_open on check_in_conflicts (club_id, made_at) where closed_at is null;
create index check_in_conflicts_by_person on check_in_conflicts (club_id, user_id) where user_id is not null;

alter table check_in_conflicts enable row level security;
alter table check_in_conflicts force row level security;
create policy tenant_isolation on check_in_conflicts to courtside_tenant
  using (club_id = (select current_club_id())) with check (club_id = (select current_club_id()));
create policy system on check_in_conflicts to courtside_system using (true) with check (true);
grant select, insert, update on check_in_conflicts to courtside_tenant;
grant select, insert, update, delete on check_in_conflicts to courtside_system;
