-- Paid: active, or until the end of what is paid for (paid_ends_at).
create or replace function club_is_paid(club clubs) returns boolean language sql stable
return coalesce(club.subscription_status = 'active' or clock_now() < paid_ends_at(club), false);
