-- Many invitations that one call orders and a job sends: a batch of one sender and role, and a line for each address. A line's state
-- is written in the transaction that writes its invitation, before the mail: no address is mailed twice.
create table invitation_batches (
  club_id uuid not null,
  id uuid not null default gen_random_uuid(),
  sender_id uuid not null,
  role text not null check (role in ('member', 'coach', 'front_desk', 'admin')),
  -- The request that ordered it, for limits and the audit log: {requestId, sessionId, ip, userAgent}.
  origin jsonb not null,
  created_at timestamptz not null default clock_now(),
  -- When its next line may be sent; a limit of mails postpones it.
  next_at timestamptz not null default clock_now(),
  stopped_at timestamptz,
  ended_at timestamptz,
  primary key (club_id, id),
  foreign key (club_id, sender_id) references memberships on delete cascade,
  check (stopped_at is null or ended_at is not null)
);
-- A sender has one batch under way at most.
create unique index invitation_batches_one_under_way on invitation_batches (club_id, sender_id) where ended_at is null;
create index invitation_batches_due on invitation_batches (next_at) where ended_at is null;
create index invitation_batches_by_age on invitation_batches (created_at);

create table invitation_lines (
  club_id uuid not null,
  batch_id uuid not null,
  place integer not null check (place between 1 and 500),
  email text not null check (length(email) <= 320),
  full_name text check (length(full_name) <= 120),
  state text not null default 'waiting' check (state in ('waiting', 'sent', 'failed')),
  why text,
  belongs_elsewhere boolean not null default false,
  primary key (club_id, batch_id, place),
  foreign key (club_id, batch_id) references invitation_batches on delete cascade,
  check ((state = 'failed') = (why is not null))
);

do $$
declare
  batch_table text;
begin
  foreach batch_table in array array['invitation_batches', 'invitation_lines'] loop
    execute format('alter table %I enable row level security', batch_table);
    execute format('alter table %I force row level security', batch_table);
    execute format('create policy tenant_isolation on %I to courtside_tenant
      using (club_id = (select current_club_id())) with check (club_id = (select current_club_id()))', batch_table);
    execute format('create policy system on %I to courtside_system using (true) with check (true)', batch_table);
    execute format('grant select, insert, update, delete on %I to courtside_tenant', batch_table);
    execute format('grant select, update, delete on %I to courtside_system', batch_table);
  end loop;
end
$$;
