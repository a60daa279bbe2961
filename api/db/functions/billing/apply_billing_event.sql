-- Applies one verified event of a provider: {id, customer_id, subscription_id, rank, occurred_at, before, after}, or of a
-- finished checkout {id, customer_id, checkout_id, subscription_id}. Outcome: unknown_customer, replayed, unchanged, changed.
-- The account's row serialises two events of a club. A replaced customer is known by its subscription.
create or replace function apply_billing_event(p_provider text, p_event jsonb, p_request text) returns billing_outcome
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  answer billing_outcome;
begin
  answer.club_id := coalesce(
    (select a.club_id from billing_accounts a where a.provider = p_provider and a.customer_id = p_event->>'customer_id'),
    (select s.club_id from billing_subscriptions s where s.provider = p_provider and s.id = p_event->>'subscription_id'));
  if answer.club_id is null then answer.outcome := 'unknown_customer'; return answer; end if;
  perform from billing_accounts a where a.club_id = answer.club_id and a.provider = p_provider for update;

  if p_event ? 'checkout_id' then
    -- Not before its subscription is known and its first payment has arrived: until then the checkout stays the club's open
    -- one, so that the club cannot pay a second time.
    update billing_checkouts c set outcome = 'completed'
      where c.club_id = answer.club_id and c.id = (p_event->>'checkout_id')::uuid and c.outcome is distinct from 'completed'
        and exists (
          select from billing_subscriptions s
          where s.club_id = c.club_id and s.provider = p_provider and s.id = p_event->>'subscription_id'
            and (s.ended_at is not null or s.status <> 'incomplete')
        );
    answer.outcome := case when found then 'unchanged' else 'replayed' end;
    return answer;
  end if;

  insert into billing_events (club_id, provider, id, subscription_id, rank, occurred_at, before, after)
  values (answer.club_id, p_provider, p_event->>'id', p_event->>'subscription_id', (p_event->>'rank')::integer,
    (p_event->>'occurred_at')::timestamptz, nullif(p_event->'before', 'null'), p_event->'after')
  on conflict do nothing;
  if not found then answer.outcome := 'replayed'; return answer; end if;

  perform derive_subscription(answer.club_id, p_provider, p_event->>'subscription_id');
  answer.outcome := case when derive_club_subscription(answer.club_id) then 'changed' else 'unchanged' end;
  select c.subscription_status, c.plan_id into answer.subscription_status, answer.plan_id
    from clubs c where c.id = answer.club_id;
  if answer.outcome = 'changed' then
    insert into audit_log (club_id, action, subject_type, subject_id, request_id, detail)
    values (answer.club_id, 'subscription.changed', 'club', answer.club_id, p_request, jsonb_build_object(
      'status', answer.subscription_status, 'plan_id', answer.plan_id, 'event', p_event->>'id'));
  end if;
  return answer;
end
$$;

alter function apply_billing_event(text, jsonb, text) owner to courtside_system;
revoke execute on function apply_billing_event(text, jsonb, text) from public;
grant execute on function apply_billing_event(text, jsonb, text) to courtside_auth;
