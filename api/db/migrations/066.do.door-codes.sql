-- Codes for the club's doors (docs/decisions/0080). A job writes what each lock gateway has to know and reports what it knows.

-- Where the club's lock gateway listens. Its signing secret is sealed with the installation's keys, as that of a webhook.
create table door_gateways (
  club_id uuid not null references clubs (id),
  url text not null check (length(url) <= 2000),
  secret_sealed bytea not null,
  created_at timestamptz(3) not null default clock_now(),
  -- Of the last attempt: null after one that succeeded.
  problem text check (length(problem) <= 200),
  reached_at timestamptz(3),
  primary key (club_id)
);

-- The code of a booking as the gateway has, or shall have it.
create table door_codes (
  club_id uuid not null,
  booking_id uuid not null,
  court_id uuid not null,
  valid_from timestamptz(3) not null,
  valid_until timestamptz(3) not null,
  -- Null until the first attempt makes one.
  code_sealed bytea,
  state text not null default 'setting' check (state in ('setting', 'set', 'removing')),
  -- Counts the claims, so that a sender that was overtaken changes nothing.
  claim integer not null default 0,
  failures integer not null default 0,
  next_attempt_at timestamptz(3) not null default now(),
  primary key (club_id, booking_id),
  foreign key (club_id) references door_gateways (club_id) on delete cascade,
  foreign key (club_id, booking_id) references bookings (club_id, id) on delete cascade,
  foreign key (club_id, court_id) references courts (club_id, id) on delete cascade,
  constraint door_codes_window check (valid_until > valid_from),
  constraint door_codes_set check (state <> 'set' or code_sealed is not null)
);
create index door_codes_due on door_codes (next_attempt_at) where state <> 'set';

do $$
declare
  club_table text;
begin
  foreach club_table in array array['door_gateways', 'door_codes'] loop
    execute format('alter table %I enable row level security', club_table);
    execute format('alter table %I force row level security', club_table);
    execute format(
      'create policy tenant_isolation on %I to courtside_tenant
         using (club_id = (select current_club_id())) with check (club_id = (select current_club_id()))', club_table);
    execute format('create policy system on %I to courtside_system using (true) with check (true)', club_table);
    execute format('grant select, insert, update, delete on %I to courtside_system', club_table);
  end loop;
end
$$;
grant select, insert, update, delete on door_gateways to courtside_tenant;
grant select on door_codes to courtside_tenant;
