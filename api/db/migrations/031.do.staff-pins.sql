-- What staff type to leave the kiosk. Whoever is no longer staff keeps the row, and it opens nothing.
create table staff_pins (
  club_id uuid not null,
  user_id uuid not null,
  -- argon2id, as a PHC string.
  pin_hash text not null,
  set_at timestamptz not null default now(),
  primary key (club_id, user_id),
  foreign key (club_id, user_id) references memberships on delete cascade
);

alter table staff_pins enable row level security;
alter table staff_pins force row level security;
create policy club_wall on staff_pins to courtside_tenant
  using (club_id = (select current_club_id())) with check (club_id = (select current_club_id()));
create policy system on staff_pins to courtside_system using (true) with check (true);

grant select, insert, update, delete on staff_pins to courtside_tenant, courtside_system;
