-- What a club's admins publish to all its members. A retired item stays, visible to admins alone.
create table club_news (
  club_id uuid not null references clubs (id),
  id uuid not null default gen_random_uuid(),
  type text not null check (type in ('event', 'info', 'social')),
  priority text not null check (priority in ('high', 'medium', 'low')),
  title text not null check (title <> '' and length(title) <= 120) constraint club_news_title_line check (is_one_line(title)),
  body text not null check (body <> '' and length(body) <= 2000),
  author_id uuid not null,
  -- A sample leaves with the sample coach; an item that an admin has edited is the club's own.
  is_sample boolean not null default false,
  -- Milliseconds, as a page's cursor holds them: finer times would fall between two pages.
  published_at timestamptz(3) not null default clock_now(),
  retired_at timestamptz,
  primary key (club_id, id),
  foreign key (club_id, author_id) references memberships (club_id, user_id)
);
create index club_news_current on club_news (club_id, published_at, id) where retired_at is null;
create index club_news_retired on club_news (club_id, published_at, id) where retired_at is not null;

-- Notices by mail: an outbox, written by the transaction that a notice is about, sent by one process at a time. One person
-- cannot fill another's mailbox: mails between two people, to one person and from one member are counted by the hour; what
-- exceeds that waits, and what was undone meanwhile is never sent (docs/decisions/0011).
create table notices (
  club_id uuid not null references clubs (id),
  id uuid not null default gen_random_uuid(),
  -- Not to memberships: its lock would come after the courts' locks, and a booking takes them in the opposite order.
  user_id uuid not null references users (id) on delete cascade,
  kind text not null check (kind ~ '^[a-z_]{1,60}$'),
  facts jsonb not null,
  dedupe_key text not null check (length(dedupe_key) between 1 and 200),
  -- The user who caused it; null for a job. A user's notice is not claimed before it was admitted within the limits.
  caused_by uuid default current_user_id(),
  is_admitted boolean not null default false,
  -- in_doubt: its sender died between hand-over and response; it may have arrived, and is not sent again.
  -- skipped: it was not sent, for the reason in `problem`.
  state text not null default 'queued' check (state in ('queued', 'sending', 'sent', 'failed', 'in_doubt', 'skipped')),
  problem text check (length(problem) <= 200),
  attempts integer not null default 0,
  -- The real clock, whatever the rules' clock says.
  created_at timestamptz not null default now(),
  send_after timestamptz not null default now(),
  useful_until timestamptz,
  -- Its current sender. A sender that has lost the claim can neither hand it over nor end it.
  claim uuid,
  handed_at timestamptz,
  ended_at timestamptz,
  primary key (club_id, id),
  check (state <> 'sending' or claim is not null),
  check ((state in ('queued', 'sending')) = (ended_at is null)),
  check (state <> 'queued' or handed_at is null)
);
create unique index notices_once on notices (club_id, dedupe_key);
-- The sender works for all clubs: it looks for what is due, what is being sent, and what is old.
create index notices_due on notices (send_after, id) where state = 'queued';
create index notices_sending on notices (claim) where state = 'sending';
create index notices_ended on notices (ended_at) where ended_at is not null;
create index notices_by_person on notices (user_id);
create index notices_handed on notices (handed_at) where handed_at is not null;
