-- The players of a series whose dates a job still books (docs/product/booking.md#series), as its maker named them; null once it has
-- ended, because each booking has its own.
alter table booking_series add column players jsonb
  constraint booking_series_players_while_running check (players is null or state = 'running');
