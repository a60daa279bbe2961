-- What went wrong in a browser, counted by the hour: a fault of everybody's is one row, and no row says whose it was.
create table auth.client_errors (
  hour timestamptz not null check (hour = date_trunc('hour', hour, 'UTC')),
  remote text not null,
  version text not null,
  kind text not null,
  screen text not null,
  times integer not null default 1 check (times > 0),
  primary key (hour, remote, version, kind, screen)
);
grant select, insert, update, delete on auth.client_errors to courtside_auth;
