-- Who plays on a booking besides its booker: members and guests (docs/product/booking.md#players).
alter table clubs
  -- Whose limits a booking counts against.
  add column player_counts text not null default 'booker' check (player_counts in ('booker', 'everyone')),
  -- 0: no limit, or no fee.
  add column guests_per_member_month integer not null default 0 check (guests_per_member_month between 0 and 100),
  add column guests_per_member_year integer not null default 0 check (guests_per_member_year between 0 and 1000),
  add column visits_per_guest_year integer not null default 0 check (visits_per_guest_year between 0 and 366),
  add column guest_fee_cents integer not null default 0 check (guest_fee_cents between 0 and 100000),
  -- 0: names are not required.
  add column names_required_hours integer not null default 0 check (names_required_hours between 0 and 168),
  add column unnamed_bookings text not null default 'remind' check (unnamed_bookings in ('remind', 'release')),
  add column partner_search text not null default 'exact' check (partner_search in ('exact', 'directory')),
  -- Sport → how many people play; other sports have the default of contracts/domain/players.ts.
  add column max_players jsonb not null default '{}' check (jsonb_typeof(max_players) = 'object');

grant update (
  player_counts, guests_per_member_month, guests_per_member_year, visits_per_guest_year, guest_fee_cents, names_required_hours,
  unnamed_bookings, partner_search, max_players
) on clubs to courtside_tenant;

-- null: as many as the sport.
alter table courts add column max_players integer check (max_players between 1 and 30);

-- Whether other members find the person while they search for partners.
alter table memberships add column in_directory boolean not null default true;

alter table bookings
  -- The guest's name if the front desk booked for a guest without an account: it is then no booking of `user_id`, who only made it.
  add column walk_in text check (walk_in <> '' and length(walk_in) <= 120) constraint bookings_walk_in_line check (is_one_line(walk_in)),
  -- When its booker was reminded to name the players.
  add column names_reminded_at timestamptz;

-- A guest of the club, whoever brings them (docs/decisions/0049): recognised by the address in lower case, else by the name in lower
-- case. `number` tells apart those of one identity whom staff have split. A merged guest stays, so that its identity still leads to
-- the other.
create table guests (
  club_id uuid not null references clubs (id),
  id uuid not null default gen_random_uuid(),
  identity text not null check (length(identity) between 1 and 260),
  number integer not null default 0 check (number >= 0),
  name text not null check (name <> '' and length(name) <= 120) constraint guests_name_line check (is_one_line(name)),
  email citext check (length(email) between 3 and 254),
  merged_into uuid,
  created_at timestamptz(3) not null default clock_now(),
  primary key (club_id, id),
  constraint guests_merged_into_fkey foreign key (club_id, merged_into) references guests (club_id, id) on delete cascade,
  check (merged_into <> id)
);
create unique index guests_identity_key on guests (club_id, identity, number);
create index guests_by_name on guests (club_id, lower(name), id);
create index guests_merged on guests (club_id, merged_into) where merged_into is not null;
create index guests_by_age on guests (created_at);

-- The players besides the booker, in their order. A guest's row is their visit: the name is as it was given, the fee what was due.
create table booking_players (
  club_id uuid not null references clubs (id),
  booking_id uuid not null,
  id uuid not null default gen_random_uuid(),
  position integer not null check (position between 1 and 30),
  user_id uuid,
  guest_id uuid,
  guest_name text check (guest_name <> '' and length(guest_name) <= 120)
    constraint booking_players_guest_name_line check (is_one_line(guest_name)),
  fee_cents integer not null default 0 check (fee_cents between 0 and 100000),
  added_by uuid not null references users (id),
  added_at timestamptz not null default clock_now(),
  primary key (club_id, id),
  foreign key (club_id, booking_id) references bookings (club_id, id) on delete cascade,
  foreign key (club_id, user_id) references memberships (club_id, user_id),
  foreign key (club_id, guest_id) references guests (club_id, id),
  constraint booking_players_member_once unique (club_id, booking_id, user_id),
  constraint booking_players_guest_once unique (club_id, booking_id, guest_id),
  constraint booking_players_who check (num_nonnulls(user_id, guest_id) = 1 and (guest_id is null) = (guest_name is null))
);
create index booking_players_by_person on booking_players (club_id, user_id) where user_id is not null;
create index booking_players_by_guest on booking_players (club_id, guest_id) where guest_id is not null;

do $$
declare
  club_table text;
begin
  foreach club_table in array array['guests', 'booking_players'] loop
    execute format('alter table %I enable row level security', club_table);
    execute format('alter table %I force row level security', club_table);
    execute format(
      'create policy tenant_isolation on %I to courtside_tenant
         using (club_id = (select current_club_id())) with check (club_id = (select current_club_id()))', club_table);
    execute format('create policy system on %I to courtside_system using (true) with check (true)', club_table);
    execute format('grant select, insert, update, delete on %I to courtside_tenant, courtside_system', club_table);
  end loop;
end
$$;
revoke delete on guests from courtside_tenant;
