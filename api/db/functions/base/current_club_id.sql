-- The club that this transaction is bound to. Every tenant policy compares club_id with it.
create or replace function current_club_id() returns uuid language sql stable parallel safe
  return nullif(current_setting('courtside.club_id', true), '')::uuid;
