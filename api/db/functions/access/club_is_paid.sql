-- Paid: active; past due within the days of grace; canceled until the paid period ends; on a trial that the provider grants, plus
-- one day, because its end is reported late. A club's own trial has no subscription_ends_at and does not count.
create or replace function club_is_paid(club clubs) returns boolean language sql stable
return case club.subscription_status
  when 'active' then true
  when 'past_due' then clock_now() < grace_ends_at(club)
  when 'canceled' then clock_now() < club.subscription_ends_at
  when 'trialing' then clock_now() < club.subscription_ends_at + interval '1 day'
  else false
end is true;
