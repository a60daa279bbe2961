-- The club's subscription as it is before an event of a provider is applied (apply_billing_event), or after; no row: the customer is
-- unknown. The lock on the account's row is that of apply_billing_event, so that no other event comes in between.
create or replace function subscription_of_event(p_provider text, p_event jsonb)
returns table (subscription_status text, plan_id text, ends_at timestamptz)
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  club uuid := coalesce(
    (select a.club_id from billing_accounts a where a.provider = p_provider and a.customer_id = p_event->>'customer_id'),
    (select s.club_id from billing_subscriptions s where s.provider = p_provider and s.id = p_event->>'subscription_id'));
begin
  perform from billing_accounts a where a.club_id = club and a.provider = p_provider for update;
  return query select c.subscription_status::text, c.plan_id, c.subscription_ends_at from clubs c where c.id = club;
end
$$;

alter function subscription_of_event(text, jsonb) owner to courtside_system;
revoke execute on function subscription_of_event(text, jsonb) from public;
grant execute on function subscription_of_event(text, jsonb) to courtside_auth;
