-- Copies the current subscription (docs/product/billing.md#subscription) to the club's columns, which check_club_access reads.
-- Returns whether anything changed.
create or replace function derive_club_subscription(p_club uuid) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update clubs c set subscription_status = best.club_status, subscription_ends_at = best.ends_at,
    past_due_since = best.past_due_since, plan_id = best.plan_id
  from current_subscription(p_club) best
  where c.id = p_club and (c.subscription_status, c.subscription_ends_at, c.past_due_since, c.plan_id)
    is distinct from (best.club_status, best.ends_at, best.past_due_since, best.plan_id);
  return found;
end
$$;

alter function derive_club_subscription(uuid) owner to courtside_system;
revoke execute on function derive_club_subscription(uuid) from public;
