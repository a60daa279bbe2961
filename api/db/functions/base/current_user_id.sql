-- The signed-in user of this transaction. A transaction-local setting reads as '' afterwards, hence nullif.
create or replace function current_user_id() returns uuid language sql stable parallel safe
  return nullif(current_setting('courtside.user_id', true), '')::uuid;
