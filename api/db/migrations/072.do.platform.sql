-- Operators of the installation (docs/decisions/0082). `npm run operators` alone writes them: no role of the api may.
create table auth.operators (
  user_id uuid primary key references auth.users (id) on delete cascade,
  granted_at timestamptz(3) not null default clock_now()
);
grant select, insert, delete on auth.operators to courtside_system;

-- How long the code of a release took to load in browsers, as hourly counts by the upper limit of the time. It names no person and no club.
create table auth.remote_loads (
  hour timestamptz not null,
  remote text not null,
  version text not null,
  up_to_ms integer not null check (up_to_ms > 0),
  times integer not null default 1 check (times > 0),
  primary key (hour, remote, version, up_to_ms)
);
grant select, insert, update, delete on auth.remote_loads to courtside_auth;
grant select on auth.remote_loads, auth.client_errors_of_clubs to courtside_system;
