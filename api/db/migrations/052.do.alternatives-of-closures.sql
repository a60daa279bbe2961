-- concurrently
create index concurrently if not exists waitlist_offers_of_closure on waitlist_offers (club_id, closure_id) where closure_id is not null;
