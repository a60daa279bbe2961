-- When the access of a club whose payment is past due ends: after 7 days of grace. Null for every other club.
create or replace function grace_ends_at(club clubs) returns timestamptz language sql stable
return case club.subscription_status
  when 'past_due' then coalesce(club.past_due_since, club.subscription_ends_at) + interval '7 days'
end;
