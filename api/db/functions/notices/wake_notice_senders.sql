-- Tells every process, on commit, that there is a notice to send.
create or replace function wake_notice_senders() returns trigger language plpgsql as $$
begin
  perform pg_notify('courtside_live', '{"work":"notices"}');
  return null;
end
$$;

create or replace trigger notices_wake after insert on notices for each statement execute function wake_notice_senders();
