-- What the operator of the installation does by command (docs/decisions/0060): suspending a club, and letting the first admin in.
-- No role of the api may write the columns; suspend_club and resume_club do, which the operator alone runs.
alter table clubs
  add column suspended_at timestamptz(3),
  add column suspension_reason text
    constraint clubs_suspension_reason_line
      check (length(suspension_reason) between 1 and 300 and is_one_line(suspension_reason)),
  add constraint clubs_suspension_has_reason check ((suspended_at is null) = (suspension_reason is null));

-- A secret that an earlier release printed in its log is not valid any more.
alter table auth.setup_secrets add column expires_at timestamptz not null default clock_now();

grant select, insert, update on auth.setup_secrets to courtside_system;
grant select on auth.client_errors to courtside_system;
