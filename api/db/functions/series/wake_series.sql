-- Notifies every process, on commit, that a series waits to be booked.
create or replace function wake_series() returns trigger language plpgsql as $$
begin
  perform pg_notify('courtside_live', '{"work":"series"}');
  return null;
end
$$;

create or replace trigger booking_series_wake after insert on booking_series for each row
when (new.state = 'running') execute function wake_series();
