-- When what a club has paid for ends as things are: past due after the days of grace; canceled with the paid period; on a trial that
-- the provider grants one day after its end, because that is reported late. Null: not by itself. A club's own trial has no
-- subscription_ends_at and does not count.
create or replace function paid_ends_at(club clubs) returns timestamptz language sql stable
return case club.subscription_status
  when 'past_due' then grace_ends_at(club)
  when 'canceled' then club.subscription_ends_at
  when 'trialing' then club.subscription_ends_at + interval '1 day'
end;
