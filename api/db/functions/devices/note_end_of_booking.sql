-- Notes when a device loses the right to book, whichever release takes it, and forgets it when the device has the right again.
create or replace function note_end_of_booking() returns trigger language plpgsql as $$
begin
  new.may_not_book_since := case when not new.may_book then clock_now() end;
  return new;
end
$$;

create or replace trigger devices_note_end_of_booking before update of may_book on devices
for each row when (new.may_book is distinct from old.may_book)
execute function note_end_of_booking();
