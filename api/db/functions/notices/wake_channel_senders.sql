-- Notifies every process, on commit, that something is queued for a channel besides mail and the inbox.
create or replace function wake_channel_senders() returns trigger language plpgsql as $$
begin
  if exists (select from added) then perform pg_notify('courtside_live', '{"work":"sends"}'); end if;
  return null;
end
$$;

create or replace trigger notice_sends_wake after insert on notice_sends referencing new table as added
  for each statement execute function wake_channel_senders();
