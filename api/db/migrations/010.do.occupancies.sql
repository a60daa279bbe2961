-- Who has a court, and where a person is: the invariant of the product.

-- Everything that fills a court owns a row here, and no two rows of a court overlap. Insert with ON CONFLICT DO NOTHING: a
-- plain insert under a race deadlocks. The 25-hour check (a long block and an event have one row for each date) lets a day's
-- query scan a bounded piece of the index by court and time.
create table court_occupancies (
  club_id uuid not null references clubs (id),
  id uuid not null default gen_random_uuid(),
  court_id uuid not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  kind text not null check (kind in ('booking', 'lesson', 'event', 'block', 'offer_held')),
  booking_id uuid,
  block_id uuid,
  offer_id uuid,
  event_date_id uuid,
  primary key (club_id, id),
  foreign key (club_id, court_id) references courts (club_id, id),
  foreign key (club_id, booking_id) references bookings (club_id, id) on delete cascade deferrable initially deferred,
  foreign key (club_id, block_id) references court_blocks (club_id, id) on delete cascade deferrable initially deferred,
  foreign key (club_id, offer_id) references waitlist_offers (club_id, id) on delete cascade deferrable initially deferred,
  constraint court_occupancies_event_date_fkey
    foreign key (club_id, event_date_id) references event_dates (club_id, id) on delete cascade deferrable initially deferred,
  check (ends_at > starts_at and ends_at - starts_at <= interval '25 hours'),
  constraint court_occupancies_offer check (offer_id is null or kind = 'offer_held'),
  constraint court_occupancies_no_overlap
    exclude using gist (club_id with =, court_id with =, tstzrange(starts_at, ends_at) with &&)
);
-- Two things keep the planner from the constraint's own index, which reads every occupancy a court ever had: the end is
-- included and is no key (Postgres 18 would expect a costly skip scan), and the statistics say that a court has one club.
create index court_occupancies_by_court on court_occupancies (club_id, court_id, starts_at) include (ends_at);
create statistics court_occupancies_court_has_club (dependencies) on club_id, court_id from court_occupancies;
create unique index court_occupancies_booking on court_occupancies (club_id, booking_id) where booking_id is not null;
create index court_occupancies_block on court_occupancies (club_id, block_id) where block_id is not null;
create unique index court_occupancies_offer on court_occupancies (club_id, offer_id) where offer_id is not null;
create unique index court_occupancies_event_date on court_occupancies (club_id, event_date_id) where event_date_id is not null;

-- A member or coach cannot be in two places: a booking has a row for its player and its coach, an event date one for the coach
-- who leads it. What staff book under their own name has no row; an attendee of an event may also have booked a court.
create table person_occupancies (
  club_id uuid not null references clubs (id),
  id uuid not null default gen_random_uuid(),
  user_id uuid not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  booking_id uuid,
  event_date_id uuid,
  primary key (club_id, id),
  constraint person_occupancies_booking unique (club_id, booking_id, user_id),
  constraint person_occupancies_event_date unique (club_id, event_date_id, user_id),
  foreign key (club_id, booking_id) references bookings (club_id, id) on delete cascade deferrable initially deferred,
  foreign key (club_id, user_id) references memberships (club_id, user_id),
  constraint person_occupancies_event_date_fkey
    foreign key (club_id, event_date_id) references event_dates (club_id, id) on delete cascade deferrable initially deferred,
  constraint person_occupancies_cause check (num_nonnulls(booking_id, event_date_id) = 1),
  constraint person_occupancies_no_overlap
    exclude using gist (club_id with =, user_id with =, tstzrange(starts_at, ends_at) with &&)
);
create index person_occupancies_by_time on person_occupancies (club_id, user_id, starts_at) include (ends_at);
create statistics person_occupancies_person_has_club (dependencies) on club_id, user_id from person_occupancies;
