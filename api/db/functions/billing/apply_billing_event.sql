-- Applies one verified event of a provider: {id, customer_id, subscription_id, rank, occurred_at, before, after}, or of a
-- finished checkout {id, customer_id, checkout_id, subscription_id}. Outcome: unknown_customer, replayed, unchanged, changed. The
-- account's row serialises two events of a club. A replaced customer is found by its subscription.
create or replace function apply_billing_event(p_provider text, p_event jsonb, p_request text) returns billing_outcome
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  result billing_outcome;
begin
  result.club_id := coalesce(
    (select a.club_id from billing_accounts a where a.provider = p_provider and a.customer_id = p_event->>'customer_id'),
    (select s.club_id from billing_subscriptions s where s.provider = p_provider and s.id = p_event->>'subscription_id'));
  if result.club_id is null then result.outcome := 'unknown_customer'; return result; end if;
  perform from billing_accounts a where a.club_id = result.club_id and a.provider = p_provider for update;

  if p_event ? 'checkout_id' then
    -- Not before its subscription is known and its first payment has arrived: until then the checkout stays the club's open
    -- one, so that the club cannot pay a second time.
    update billing_checkouts c set outcome = 'completed'
      where c.club_id = result.club_id and c.id = (p_event->>'checkout_id')::uuid and c.outcome is distinct from 'completed'
        and exists (
          select from billing_subscriptions s
          where s.club_id = c.club_id and s.provider = p_provider and s.id = p_event->>'subscription_id'
            and (s.ended_at is not null or s.status <> 'incomplete')
        );
    result.outcome := case when found then 'unchanged' else 'replayed' end;
    return result;
  end if;

  insert into billing_events (club_id, provider, id, subscription_id, rank, occurred_at, before, after)
  values (result.club_id, p_provider, p_event->>'id', p_event->>'subscription_id', (p_event->>'rank')::integer,
    (p_event->>'occurred_at')::timestamptz, nullif(p_event->'before', 'null'), p_event->'after')
  on conflict do nothing;
  if not found then result.outcome := 'replayed'; return result; end if;

  perform derive_subscription(result.club_id, p_provider, p_event->>'subscription_id');
  result.outcome := case when derive_club_subscription(result.club_id) then 'changed' else 'unchanged' end;
  select c.subscription_status, c.plan_id into result.subscription_status, result.plan_id
    from clubs c where c.id = result.club_id;
  if result.outcome = 'changed' then
    insert into audit_log (club_id, action, subject_type, subject_id, request_id, detail)
    values (result.club_id, 'subscription.changed', 'club', result.club_id, p_request, jsonb_build_object(
      'status', result.subscription_status, 'plan_id', result.plan_id, 'event', p_event->>'id'));
    -- Its screens must not go on to say that it closes.
    perform keep_paying_club_open(result.club_id, p_request);
  end if;
  return result;
end
$$;

alter function apply_billing_event(text, jsonb, text) owner to courtside_system;
revoke execute on function apply_billing_event(text, jsonb, text) from public;
grant execute on function apply_billing_event(text, jsonb, text) to courtside_auth;
