-- Notifies every process, on commit, that a notice is queued.
create or replace function wake_notice_senders() returns trigger language plpgsql as $$
begin
  perform pg_notify('courtside_live', '{"work":"notices"}');
  return null;
end
$$;

create or replace trigger notices_wake after insert on notices for each statement execute function wake_notice_senders();
