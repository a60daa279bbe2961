-- The one derived access state of a club (docs/product/access.md#access-states). A demo visitor's ends by the start of their
-- visit; null for everybody else, and a null club for a person without one.
create or replace function club_access(club clubs, visitor_since timestamptz) returns access_status
language plpgsql stable as $$
declare
  demo_ends timestamptz;
  paid boolean;
  trial boolean;
  demo boolean;
  kind text;
begin
  if club.id is null then
    return (false, 'no_club', false, false, false, null, null, null, null)::access_status;
  end if;
  if club.is_demo then
    demo_ends := demo_ends_at(visitor_since);
  end if;
  paid := club_is_paid(club);
  trial := club.trial_expires_at is not null and clock_now() < club.trial_expires_at;
  demo := club.is_demo and (demo_ends is null or clock_now() < demo_ends);
  kind := case
    when club.suspended_at is not null then 'suspended'
    when paid then 'paid'
    when trial then 'trial'
    when demo then 'demo'
    when club.is_demo then 'demo_expired'
    else 'trial_expired'
  end;
  return (
    club.suspended_at is null and (paid or trial or demo),
    kind,
    kind in ('demo', 'demo_expired'),
    kind = 'trial',
    paid,
    demo_ends,
    club.trial_expires_at,
    case when demo_ends is not null then greatest(0, ceil(extract(epoch from demo_ends - clock_now()) / 60)) end,
    case when club.trial_expires_at is not null
      then greatest(0, ceil(extract(epoch from club.trial_expires_at - clock_now()) / 86400)) end
  )::access_status;
end
$$;
