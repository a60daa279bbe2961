-- What happened, and what was already answered.
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
  detail jsonb not null default '{}'
);
create index audit_log_by_club on audit_log (club_id, at desc, id desc);

-- Answers to create calls, kept 24 hours (decision 25), written in the transaction that did the work.
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
