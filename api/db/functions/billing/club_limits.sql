-- The plan limits of a club (docs/product/billing.md#plan-limits); null = unlimited. A paid club has the limits of its plan, a
-- trial those of pro, the demo club none.
create or replace function club_limits(club clubs, out max_courts integer, out max_members integer) language sql stable
begin atomic
  select p.max_courts, p.max_members from subscription_plans p
  where p.id = case when club_is_paid(club) then club.plan_id when club.is_demo then null else 'pro' end;
end;
