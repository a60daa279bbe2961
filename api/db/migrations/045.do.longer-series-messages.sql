-- The message of a holiday carries the reason of the block, which has up to 500 characters itself.
alter table booking_series_dates
  drop constraint booking_series_dates_message_check,
  add constraint booking_series_dates_message_check check (length(message) <= 600);
