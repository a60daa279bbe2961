-- concurrently
create index concurrently if not exists waitlist_offers_of_canceled_booking on waitlist_offers (club_id, canceled_booking_id)
  where canceled_booking_id is not null;
