-- What ties people to clubs.

-- A person belongs to one club at a time. Leaving keeps the row, so that history keeps its names; only the purge of demo
-- visitors deletes one.
create table memberships (
  club_id uuid not null references clubs (id),
  user_id uuid not null references users (id),
  role text not null check (role in ('admin', 'coach', 'front_desk', 'member')),
  bio text not null default '' check (length(bio) <= 4000),
  sports text[] not null default '{}',
  -- The sample coach of a new club: shown like any coach, but it has no sign-in and does not count as a member.
  is_sample boolean not null default false,
  -- A replacement of the weekly hours names the version it was read at, so that no edit overwrites another.
  availability_version integer not null default 0,
  -- Milliseconds, as a page's cursor carries them: a finer time would lose members who joined within the same one.
  joined_at timestamptz(3) not null default now(),
  left_at timestamptz,
  -- Equal to left_at where an admin ended the membership, so that the person can be notified; leaving again later changes
  -- left_at alone.
  removed_at timestamptz,
  primary key (club_id, user_id)
);
create unique index memberships_one_club on memberships (user_id) where left_at is null;
create index memberships_by_joined on memberships (club_id, joined_at desc, user_id desc) where left_at is null;
create index memberships_by_role_and_joined on memberships (club_id, role, joined_at desc, user_id desc) where left_at is null;

-- What staff enter to leave the kiosk. The row of a former staff user stays and opens nothing.
create table staff_pins (
  club_id uuid not null,
  user_id uuid not null,
  -- argon2id, as a PHC string.
  pin_hash text not null,
  set_at timestamptz not null default now(),
  primary key (club_id, user_id),
  foreign key (club_id, user_id) references memberships on delete cascade
);

-- Joining a club by its code. Applicants belong to no club yet, so tenant isolation hides every club from them: they go
-- through definer functions, and only the club's own staff see the table.
create table join_requests (
  club_id uuid not null references clubs (id),
  user_id uuid not null references users (id),
  status text not null default 'pending' check (status in ('pending', 'admitted', 'declined')),
  created_at timestamptz not null default now(),
  decided_at timestamptz,
  decided_by uuid references users (id),
  primary key (club_id, user_id)
);
create index join_requests_by_person on join_requests (user_id);
create index join_requests_pending on join_requests (club_id, created_at) where status = 'pending';

-- Wrong codes count too, so this is written in a transaction of its own.
create table join_tries (
  user_id uuid primary key references users (id),
  since timestamptz not null,
  tries integer not null
);

-- The mail's link only proves the address; role and club are read here and nowhere else.
create table invitations (
  id uuid primary key default gen_random_uuid(),
  club_id uuid not null references clubs (id),
  email citext not null check (length(email) between 3 and 254),
  full_name text not null check (length(full_name) <= 120) constraint invitations_full_name_line check (is_one_line(full_name)),
  role text not null check (role in ('admin', 'coach', 'front_desk', 'member')),
  -- A coach's profile, which acceptance copies to the membership.
  bio text not null default '' check (length(bio) <= 4000),
  sports text[] not null default '{}',
  -- The last sender: the invitation is valid only while they may still send one like it.
  invited_by uuid not null references users (id),
  -- Milliseconds, as the list's cursor has them.
  created_at timestamptz not null default date_trunc('milliseconds', clock_now()),
  sent_at timestamptz not null default clock_now(),
  expires_at timestamptz not null,
  accepted_at timestamptz,
  accepted_by uuid references users (id),
  revoked_at timestamptz,
  revoked_by uuid references users (id),
  check (accepted_at is null or revoked_at is null)
);
create unique index invitations_one_pending on invitations (club_id, email) where accepted_at is null and revoked_at is null;
create index invitations_pending on invitations (club_id, created_at desc, id desc)
  where accepted_at is null and revoked_at is null;
create index invitations_of_address on invitations (email) where accepted_at is null and revoked_at is null;

-- Passwords chosen before the address was proven. The person who signs up may not own the address, so none of these is the
-- account's: the first proof adopts the one chosen in the same browser or PKCE flow, and deletes the others.
create table auth.pending_passwords (
  user_id uuid not null references auth.users (id) on delete cascade,
  -- SHA-256 of the secret in the cookie of the browser that signed up.
  browser_hash bytea not null,
  -- The challenge of the PKCE flow that the sign-up began.
  code_challenge text,
  -- argon2id, as a PHC string.
  password_hash text not null,
  -- What the same sign-up said about its person.
  user_metadata jsonb not null,
  full_name text not null check (length(full_name) <= 120),
  -- The club that the sign-up founded.
  club_id uuid references clubs (id) on delete set null,
  created_at timestamptz not null default clock_now(),
  primary key (user_id, browser_hash)
);
create index pending_passwords_by_age on auth.pending_passwords (created_at);
