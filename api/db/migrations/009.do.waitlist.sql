-- The waitlist: who waits for a slot, and the slots that are held for them while they decide.
create table waitlist_entries (
  club_id uuid not null references clubs (id),
  id uuid not null default gen_random_uuid(),
  user_id uuid not null,
  requested_date date not null,
  sport text not null check (sport <> '' and sport = lower(sport) and length(sport) <= 40),
  -- A preference; null = any court of the sport.
  court_id uuid,
  -- Club-local; null leaves that side open.
  preferred_start time,
  preferred_end time,
  -- The position in the queue. Milliseconds, as the list's cursor has them.
  created_at timestamptz(3) not null default clock_now(),
  primary key (club_id, id),
  foreign key (club_id, user_id) references memberships (club_id, user_id) on delete cascade,
  foreign key (club_id, court_id) references courts (club_id, id),
  check (preferred_end > preferred_start)
);
create unique index waitlist_entries_once on waitlist_entries (club_id, user_id, requested_date, sport);
create index waitlist_entries_in_line on waitlist_entries (club_id, requested_date, sport, created_at, id);
create index waitlist_entries_by_age on waitlist_entries (club_id, created_at, id);
create index waitlist_entries_outdated on waitlist_entries (requested_date);

-- What was offered to whom, and the outcome. While it is open it owns one row of court_occupancies, the hold.
create table waitlist_offers (
  club_id uuid not null references clubs (id),
  id uuid not null default gen_random_uuid(),
  -- Null once the entry is gone; the offer stays as history.
  entry_id uuid,
  user_id uuid not null,
  court_id uuid not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  status text not null default 'open' check (status in ('open', 'accepted', 'passed', 'expired', 'withdrawn')),
  created_at timestamptz not null default clock_now(),
  expires_at timestamptz not null,
  ended_at timestamptz,
  booking_id uuid,
  -- When the person was notified that it expired.
  told_at timestamptz,
  primary key (club_id, id),
  foreign key (club_id, entry_id) references waitlist_entries (club_id, id) on delete set null (entry_id),
  foreign key (club_id, user_id) references memberships (club_id, user_id) on delete cascade,
  foreign key (club_id, court_id) references courts (club_id, id),
  foreign key (club_id, booking_id) references bookings (club_id, id) on delete set null (booking_id),
  check (ends_at > starts_at and expires_at <= starts_at),
  check ((status = 'open') = (ended_at is null))
);
-- An entry has one open offer at a time.
create unique index waitlist_offers_one_open on waitlist_offers (club_id, entry_id) where status = 'open';
create index waitlist_offers_of_entry on waitlist_offers (club_id, entry_id) where entry_id is not null;
create index waitlist_offers_of_booking on waitlist_offers (club_id, booking_id) where booking_id is not null;
create index waitlist_offers_of_person on waitlist_offers (club_id, user_id);
create index waitlist_offers_open on waitlist_offers (club_id, expires_at) where status = 'open';
create index waitlist_offers_untold on waitlist_offers (club_id) where status = 'expired' and told_at is null;
create index waitlist_offers_outdated on waitlist_offers (ended_at) where ended_at is not null;

-- When a club's queue must be processed again. Rows are only added, and deleted by the processing run: a transaction that frees
-- a slot waits for no other, and what commits during a run is still there for the next one.
create table waitlist_checks (
  club_id uuid not null references clubs (id),
  id bigint generated always as identity,
  due_at timestamptz not null,
  primary key (club_id, id)
);
create index waitlist_checks_due on waitlist_checks (due_at, club_id);
