-- The only clock of rules and access. Only a server with TEST_CLOCK on sets courtside.now.
create or replace function clock_now() returns timestamptz language sql stable parallel safe
  return coalesce(nullif(current_setting('courtside.now', true), '')::timestamptz, now());
