-- concurrently
-- What a club's texts cost in a month is read from those of the month alone (text_costs), not from all that the club keeps.
create index concurrently if not exists notice_sends_by_hand_over on notice_sends (club_id, handed_at) where handed_at is not null;
