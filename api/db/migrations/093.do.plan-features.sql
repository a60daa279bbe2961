-- Plans differ by courts and people, and by support (docs/product/billing.md#plans): every feature is in each of them.
-- few rows: a row for each plan
update subscription_plans set features = case id
  when 'starter' then '{"Online court booking on a live grid","Waitlist with automatic offers","Coaches, lessons and events","Front-desk kiosk","Email support"}'::text[]
  else '{"Everything in Starter","Priority support"}'::text[]
end
where id in ('starter', 'pro');
