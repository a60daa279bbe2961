-- Many people who are invited, or whose names are corrected, from a file (docs/decisions/0069): an import of one sender, and a line
-- for each row. A job writes the lines in turns; a line's state is written with its invitation, so that it lands once.
create table member_imports (
  club_id uuid not null references clubs (id),
  id uuid not null default gen_random_uuid(),
  sender_id uuid not null,
  -- The request that ordered it, for limits and the audit log: {requestId, sessionId, ip, userAgent}.
  origin jsonb not null,
  created_at timestamptz(3) not null default clock_now(),
  -- When the job goes on with it; a limit of mails postpones it.
  next_at timestamptz not null default clock_now(),
  -- When its last line was written. Its mails may follow for hours.
  landed_at timestamptz(3),
  stopped_at timestamptz(3),
  undone_at timestamptz(3),
  -- When nothing is left to do.
  ended_at timestamptz(3),
  primary key (club_id, id),
  foreign key (club_id, sender_id) references memberships (club_id, user_id) on delete cascade,
  check (num_nonnulls(stopped_at, undone_at) = 0 or ended_at is not null)
);
-- A club writes one import at a time.
create unique index member_imports_one_under_way on member_imports (club_id) where landed_at is null and ended_at is null;
create index member_imports_due on member_imports (next_at) where ended_at is null;
create index member_imports_by_age on member_imports (created_at);

create table member_import_lines (
  club_id uuid not null,
  import_id uuid not null,
  line integer not null check (line > 0),
  email text not null check (length(email) <= 320),
  full_name text not null check (length(full_name) <= 120),
  role text check (role in ('member', 'coach', 'front_desk', 'admin')),
  outcome text not null check (outcome in ('new', 'changed', 'unchanged', 'wrong')),
  -- [{field, message}]
  problems jsonb not null default '[]',
  -- left: nothing is to be done.
  state text not null check (state in ('left', 'waiting', 'landed', 'failed')),
  why text,
  -- What the line wrote, and what stood there before: {full_name, role}.
  invitation_id uuid,
  user_id uuid,
  before jsonb,
  mail text check (mail in ('waiting', 'sent', 'failed')),
  primary key (club_id, import_id, line),
  foreign key (club_id, import_id) references member_imports (club_id, id) on delete cascade,
  foreign key (club_id, user_id) references memberships (club_id, user_id) on delete set null (user_id),
  check ((state = 'failed') = (why is not null))
);
create index member_import_lines_to_do on member_import_lines (club_id, import_id, line)
  where state = 'waiting' or mail = 'waiting';
create index member_import_lines_of_invitation on member_import_lines (invitation_id) where invitation_id is not null;

do $$
declare
  import_table text;
begin
  foreach import_table in array array['member_imports', 'member_import_lines'] loop
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
