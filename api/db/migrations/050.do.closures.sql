-- A closure closes courts for a time for one reason, and says what became of each thing that it touched: what it takes to undo it
-- (docs/decisions/0061). Its court time is that of its blocks, one for each court.
create table closures (
  club_id uuid not null references clubs (id),
  id uuid not null default gen_random_uuid(),
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  reason text not null check (reason in ('rain', 'maintenance', 'tournament', 'other')),
  -- The club's text for members.
  message text check (message <> '' and length(message) <= 400),
  outcome text not null check (outcome in ('cancel', 'move', 'keep')),
  state text not null default 'closed' check (state in ('closed', 'reopened', 'undone')),
  -- Ids and outcomes only; names are read where they are shown.
  items jsonb not null default '[]',
  -- How often it was extended: each time has notices of its own.
  extensions integer not null default 0,
  created_by uuid not null,
  created_at timestamptz(3) not null default clock_now(),
  primary key (club_id, id),
  check (ends_at > starts_at)
);
create index closures_by_end on closures (club_id, ends_at desc, id);
create index closures_outdated on closures (ends_at);

alter table closures enable row level security;
alter table closures force row level security;
create policy tenant_isolation on closures to courtside_tenant
  using (club_id = (select current_club_id())) with check (club_id = (select current_club_id()));
create policy system on closures to courtside_system using (true) with check (true);
grant select, insert, update on closures to courtside_tenant;
grant select, insert, update, delete on closures to courtside_system;

alter table court_blocks
  add column closure_id uuid,
  add constraint court_blocks_closure_fkey foreign key (club_id, closure_id) references closures (club_id, id)
    on delete set null (closure_id);

-- An alternative to a booking that a closure has canceled is an offer without a waitlist entry. Taking one ends the others for the
-- same booking.
alter table waitlist_offers
  add column closure_id uuid,
  add column canceled_booking_id uuid,
  add constraint waitlist_offers_closure_fkey foreign key (club_id, closure_id) references closures (club_id, id)
    on delete set null (closure_id),
  add constraint waitlist_offers_canceled_booking_fkey foreign key (club_id, canceled_booking_id) references bookings (club_id, id)
    on delete set null (canceled_booking_id);
