-- A sign-in, or the linking of an identity, that has been sent to a provider and waits for the answer (contract 5.8). It
-- lives as long as its flow, and is deleted by the first answer that names it.
create table auth.oauth_states (
  -- SHA-256 of the `state` that travels by way of the provider.
  state_hash bytea primary key,
  flow_id uuid not null unique references auth.flow_states (id) on delete cascade,
  provider text not null,
  -- SHA-256 of a cookie: the answer counts only in the browser that asked.
  browser_hash bytea not null,
  -- The nonce, and the verifier of the challenge that the provider got; AES-256-GCM, bound to the state.
  sealed_secrets bytea not null,
  -- The session that wishes to link an identity; null for a sign-in. When it ends, so does the wish.
  link_session_id uuid references auth.sessions (id) on delete cascade on update cascade,
  created_at timestamptz not null default now()
);
create index oauth_states_link_session on auth.oauth_states (link_session_id);
grant select, insert, delete on auth.oauth_states to courtside_auth;
