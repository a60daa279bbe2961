-- What each group role may do. courtside_tenant: a request in its club. courtside_auth: the auth service, the jobs and the
-- webhooks, which read the product through definer functions. courtside_system: the owner of those functions, and the seed.

grant select on subscription_plans to courtside_tenant;
grant select on clubs to courtside_tenant;
-- A club's settings, never what it has paid for.
grant update (
  name, location, contact_email, contact_phone, logo, primary_color, welcome_message, join_code, sports, slot_length_minutes,
  advance_booking_days, max_bookings_per_day, max_bookings_per_week, max_booking_length_minutes, cancel_cutoff_hours,
  booking_hours_start, booking_hours_end, time_zone, hours_confirmed_at, waitlist_enabled, allow_trial_mode, version
) on clubs to courtside_tenant;
grant select, insert, update, delete on club_logos to courtside_tenant;

grant select, update on users, memberships, join_requests to courtside_tenant;
grant select, insert, update, delete on staff_pins to courtside_tenant;
grant select, insert, update on invitations to courtside_tenant;

grant select, insert, update on courts, bookings, court_blocks to courtside_tenant;
grant delete on court_blocks to courtside_tenant;
grant select, insert, update, delete on court_occupancies, person_occupancies to courtside_tenant;

grant select, insert, update on events, event_dates to courtside_tenant;
grant select, insert, delete on event_registrations to courtside_tenant;

grant select, insert, update, delete on waitlist_entries to courtside_tenant;
grant select, insert, update on waitlist_offers to courtside_tenant;
grant select, insert on waitlist_checks to courtside_tenant;

grant select, insert, delete on coach_availability, coach_time_off to courtside_tenant;
grant select, insert, update on lesson_requests to courtside_tenant;

grant select, insert, update on club_news to courtside_tenant;
grant select, insert on notices, audit_log to courtside_tenant;
grant select, insert, update, delete on idempotency_keys to courtside_tenant;

-- A tenant begins checkouts; their outcome is what the provider's events say.
grant select on billing_accounts, billing_checkouts, billing_events, billing_subscriptions to courtside_tenant;
grant insert, update on billing_accounts, billing_checkouts to courtside_tenant;

grant select, insert, update, delete on
  auth.users, auth.identities, auth.sessions, auth.refresh_tokens, auth.known_browsers, auth.pending_passwords,
  auth.flow_states, auth.one_time_tokens, auth.mfa_factors, auth.mfa_challenges, auth.webauthn_credentials,
  auth.recovery_codes, auth.rate_limits, auth.client_errors
  to courtside_auth;
grant select, insert, delete on auth.oauth_states, auth.outbox_mails, auth.used_webauthn_challenges to courtside_auth;
grant select, insert, update on auth.setup_secrets to courtside_auth;
grant select, insert on auth.installation_keys to courtside_auth;
grant select, insert, update, delete on all tables in schema billing_sandbox to courtside_auth;

grant select, insert, update on users to courtside_auth;
grant select, insert on idempotency_keys to courtside_auth;
grant insert on audit_log, notices to courtside_auth;
-- Prices on the sandbox provider's pages.
grant select on subscription_plans to courtside_auth;

grant select, insert, update, delete on all tables in schema public to courtside_system;
grant select, insert, update on auth.users, auth.identities to courtside_system;
grant select, update (impersonating_role) on auth.sessions to courtside_system;
grant select on auth.mfa_factors, auth.one_time_tokens to courtside_system;
