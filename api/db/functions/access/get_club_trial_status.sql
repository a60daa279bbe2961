-- The trial and subscription part of a club's access.
create or replace function get_club_trial_status(club_uuid uuid) returns trial_status language sql stable
return (
  select row(
    club_is_paid(c),
    c.trial_expires_at is not null and clock_now() < c.trial_expires_at,
    c.trial_expires_at,
    c.subscription_status,
    (check_club_access(c.id)).has_access,
    (check_club_access(c.id)).days_remaining
  )::trial_status
  from clubs c where c.id = club_uuid
);
