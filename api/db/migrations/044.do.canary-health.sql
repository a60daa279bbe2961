-- What is counted of a remote's canary and of the live release beside it, since the canary began (docs/decisions/0059): pages that began
-- with it, and failures that browsers reported. No row says whose they were.
create table auth.canary_health (
  remote text not null,
  since timestamptz(3) not null,
  version text not null,
  pages integer not null default 0 check (pages >= 0),
  errors integer not null default 0 check (errors >= 0),
  primary key (remote, since, version)
);

-- Browser errors by the club in which they happened, counted by the hour: a release may fail in one club alone.
create table auth.client_errors_of_clubs (
  hour timestamptz not null check (hour = date_trunc('hour', hour, 'UTC')),
  remote text not null,
  version text not null,
  club uuid not null,
  times integer not null default 1 check (times > 0),
  primary key (hour, remote, version, club)
);

grant select, insert, update, delete on auth.canary_health, auth.client_errors_of_clubs to courtside_auth;
