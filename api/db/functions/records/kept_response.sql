-- The response that the caller's Idempotency-Key has had within a day (docs/product/booking.md#repeated-requests). Until this
-- transaction ends, other requests of the same person with this key wait here, and read afterwards. An outdated one is deleted.
create or replace function kept_response(p_user uuid, p_key text)
returns table (route text, body_hash text, response jsonb) language plpgsql as $$
declare
  kept_since timestamptz;
begin
  perform pg_advisory_xact_lock(hashtextextended(p_key, hashtextextended(p_user::text, 0)));
  select k.route, k.body_hash, k.response, k.created_at into route, body_hash, response, kept_since from idempotency_keys k
    where k.user_id = p_user and k.key = p_key;
  if not found then return; end if;
  if kept_since >= now() - interval '24 hours' then return next;
  else delete from idempotency_keys k where k.user_id = p_user and k.key = p_key;
  end if;
end
$$;
