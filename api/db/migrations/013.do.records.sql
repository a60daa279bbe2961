-- What happened, and which responses were already given.

-- A rejection that is repeated within the hour is one row: how often (`times`), and when last. refused_by and refused_in are
-- null on changes.
create table audit_log (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  club_id uuid references clubs (id),
  actor_id uuid,
  actor_role text,
  action text not null,
  subject_type text,
  subject_id uuid,
  session_id uuid,
  request_id text,
  ip inet,
  user_agent text,
  outcome text not null default 'success' check (outcome in ('success', 'refused')),
  detail jsonb not null default '{}',
  times integer not null default 1 check (times > 0),
  last_at timestamptz,
  refused_by text,
  refused_in timestamptz,
  constraint audit_log_refusal check (num_nonnulls(refused_by, refused_in) in (0, 2)),
  constraint audit_log_texts check (length(user_agent) <= 300 and length(request_id) <= 64 and length(action) <= 200)
);
create index audit_log_by_club on audit_log (club_id, at desc, id desc);
create unique index audit_log_refused_once on audit_log (
  refused_by, refused_in, action,
  (coalesce(subject_id, '00000000-0000-0000-0000-000000000000')), (coalesce(detail->>'code', ''))
) where refused_in is not null;
create index audit_log_by_age on audit_log (at);
create index audit_log_refused_by_age on audit_log (at) where refused_in is not null;

-- Responses to create calls, kept 24 hours, written in the transaction that did the work.
create table idempotency_keys (
  user_id uuid not null references users (id),
  key text not null check (length(key) between 1 and 200),
  route text not null,
  body_hash text not null,
  response jsonb,
  created_at timestamptz not null default now(),
  primary key (user_id, key)
);
create index idempotency_keys_by_age on idempotency_keys (created_at);
