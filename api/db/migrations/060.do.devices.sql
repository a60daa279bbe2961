-- Screens on a club's wall, each with a key pair of its own whose private part never leaves it (docs/decisions/0070).
create table devices (
  club_id uuid not null references clubs (id),
  id uuid not null default gen_random_uuid(),
  name text not null check (length(name) between 1 and 60) constraint devices_name_line check (is_one_line(name)),
  place text not null default '' check (length(place) <= 120) constraint devices_place_line check (is_one_line(place)),
  -- What it shows; empty: all.
  sports text[] not null default '{}' check (cardinality(sports) <= 50),
  court_ids uuid[] not null default '{}' check (cardinality(court_ids) <= 500),
  may_book boolean not null default true,
  -- Whether a member PIN is enough; else the code of the member's phone is required.
  accepts_pin boolean not null default true,
  -- Whether it shows first names and initials.
  shows_names boolean not null default false,
  -- SHA-256 of the pairing code, until it is used.
  pairing_code_hash bytea check (length(pairing_code_hash) = 32),
  pairing_expires_at timestamptz(3),
  -- A public JWK for ES256.
  public_key jsonb check (jsonb_typeof(public_key) = 'object'),
  paired_at timestamptz(3),
  -- When the last challenge that it has signed was made: an older one is not accepted again.
  challenged_at timestamptz(3),
  -- To within a minute.
  last_seen_at timestamptz(3),
  version text check (length(version) <= 60) constraint devices_version_line check (is_one_line(version)),
  battery smallint check (battery between 0 and 100),
  created_at timestamptz(3) not null default clock_now(),
  primary key (club_id, id),
  -- Tokens and member sessions name a device by its id alone.
  constraint devices_id_key unique (id),
  constraint devices_paired check ((public_key is null) = (paired_at is null)),
  constraint devices_pairing check ((pairing_code_hash is null) = (pairing_expires_at is null))
);
create unique index devices_by_pairing_code on devices (pairing_code_hash) where pairing_code_hash is not null;

-- The rotating codes that members show at a device: each is used once, and lives 30 seconds.
create table kiosk_codes (
  club_id uuid not null references clubs (id),
  -- HMAC-SHA-256 with a key of the installation: eight digits alone could be tried out.
  code_hash bytea not null check (length(code_hash) = 32),
  user_id uuid not null,
  expires_at timestamptz(3) not null,
  primary key (club_id, code_hash),
  foreign key (club_id, user_id) references memberships (club_id, user_id) on delete cascade
);
create index kiosk_codes_by_member on kiosk_codes (club_id, user_id);

create table kiosk_pins (
  club_id uuid not null references clubs (id),
  user_id uuid not null,
  pin_hash text not null,
  -- In a row. Five block the PIN until its owner sets it again or shows a code.
  wrong_tries smallint not null default 0 check (wrong_tries >= 0),
  set_at timestamptz(3) not null default clock_now(),
  primary key (club_id, user_id),
  foreign key (club_id, user_id) references memberships (club_id, user_id) on delete cascade
);

do $$
declare
  club_table text;
begin
  foreach club_table in array array['devices', 'kiosk_codes', 'kiosk_pins'] loop
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

-- A member's session at a device ends with the device. The name stays readable in the audit log after that.
alter table auth.sessions
  add column device_id uuid references devices (id) on delete cascade,
  add column device_name text;

-- Set by begin_request and begin_device, so that every change made at a device says so.
alter table audit_log add column device text;
alter table audit_log alter column device set default nullif(current_setting('courtside.device', true), '');

-- A check-in is a property of the booking, for all of its players; who made it, and where, is in the audit log.
alter table bookings add column checked_in_at timestamptz(3);
