-- Bookings from the file of another program (docs/decisions/0092): an import of one sender, and a line for each row. A job books the
-- lines in turn, each in a transaction with its end, so that a line is booked once.
create table booking_imports (
  club_id uuid not null references clubs (id),
  id uuid not null default gen_random_uuid(),
  sender_id uuid not null,
  -- The request that ordered it, for the audit log: {origin, person}.
  work jsonb not null,
  created_at timestamptz(3) not null default clock_now(),
  -- When the job goes on with it.
  next_at timestamptz not null default clock_now(),
  stopped_at timestamptz(3),
  undone_at timestamptz(3),
  -- When nothing is left to do.
  ended_at timestamptz(3),
  primary key (club_id, id),
  foreign key (club_id, sender_id) references memberships (club_id, user_id) on delete cascade,
  check (num_nonnulls(stopped_at, undone_at) = 0 or ended_at is not null)
);
-- A club writes one import at a time.
create unique index booking_imports_one_under_way on booking_imports (club_id) where ended_at is null;
create index booking_imports_due on booking_imports (next_at) where ended_at is null;
create index booking_imports_by_age on booking_imports (created_at);

create table booking_import_lines (
  club_id uuid not null,
  import_id uuid not null,
  line integer not null check (line > 0),
  -- As in the file.
  court text not null check (length(court) <= 120),
  person text not null check (length(person) <= 320),
  starts_at timestamptz,
  ends_at timestamptz,
  outcome text not null check (outcome in ('new', 'unchanged', 'skipped', 'wrong')),
  -- [{field, message}]
  problems jsonb not null default '[]',
  -- left: nothing is to be done.
  state text not null check (state in ('left', 'waiting', 'landed', 'failed', 'undone')),
  why text,
  court_id uuid,
  -- The member who is booked for; or the name of the guest.
  user_id uuid,
  walk_in text check (length(walk_in) <= 120),
  booking_id uuid,
  primary key (club_id, import_id, line),
  foreign key (club_id, import_id) references booking_imports (club_id, id) on delete cascade,
  foreign key (club_id, court_id) references courts (club_id, id) on delete set null (court_id),
  foreign key (club_id, user_id) references memberships (club_id, user_id) on delete set null (user_id),
  foreign key (club_id, booking_id) references bookings (club_id, id) on delete set null (booking_id),
  check ((state = 'failed') = (why is not null))
);
create index booking_import_lines_to_do on booking_import_lines (club_id, import_id, line) where state = 'waiting';
create index booking_import_lines_of_booking on booking_import_lines (club_id, booking_id) where booking_id is not null;

do $$
declare
  import_table text;
begin
  foreach import_table in array array['booking_imports', 'booking_import_lines'] loop
    execute format('alter table %I enable row level security', import_table);
    execute format('alter table %I force row level security', import_table);
    execute format('create policy tenant_isolation on %I to courtside_tenant
      using (club_id = (select current_club_id())) with check (club_id = (select current_club_id()))', import_table);
    execute format('create policy system on %I to courtside_system using (true) with check (true)', import_table);
    execute format('grant select, insert, update, delete on %I to courtside_tenant', import_table);
    execute format('grant select, update, delete on %I to courtside_system', import_table);
  end loop;
end
$$;
