create type partner_found as (user_id uuid, full_name text);
-- The club's bookings whose players must be named soon are found by their start.
create index bookings_unreminded on bookings (starts_at) where status = 'confirmed' and kind = 'booking' and names_reminded_at is null;
