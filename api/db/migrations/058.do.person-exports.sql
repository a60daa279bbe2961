-- What people requested about themselves: a job reads it from all tables, and its owner downloads it until it expires
-- (docs/decisions/0068).
create table auth.person_exports (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  requested_at timestamptz(3) not null default clock_now(),
  -- Of the request, for the audit log: {requestId, ip, userAgent}.
  caller jsonb not null,
  -- When it is tried next; a failure postpones it.
  next_at timestamptz not null default clock_now(),
  -- null: not made yet.
  content jsonb,
  made_at timestamptz(3),
  expires_at timestamptz(3),
  check ((content is null) = (made_at is null) and (content is null) = (expires_at is null))
);
create unique index person_exports_one_under_way on auth.person_exports (user_id) where content is null;
create index person_exports_by_person on auth.person_exports (user_id, requested_at desc);
create index person_exports_due on auth.person_exports (next_at) where content is null;

grant select, insert, update, delete on auth.person_exports to courtside_auth;

-- The erasure of an account removes names and addresses from every table of a club.
grant update on saved_views to courtside_system;
