/** Which job deletes a table's old rows and when; or why the table cannot grow without bound. */
export type Retention = { job: string; keeps: string } | { bounded: string };

const byRetention = (keeps: string): Retention => ({ job: "retention", keeps });
const byCleanUp = (keeps: string): Retention => ({ job: "clean-up", keeps });
const withRow = (parent: string): Retention => ({ bounded: `deleted with its ${parent}` });

/**
 * Every table of the database (docs/decisions/0027). A new table needs a line: tests/api/retention.test.ts compares this with the
 * database, and with the running jobs.
 */
export const RETENTION: Record<string, Retention> = {
  "auth.client_errors": byCleanUp("30 days"),
  "auth.flow_states": byCleanUp("24 hours after their end"),
  "auth.identities": withRow("account"),
  "auth.installation_keys": { bounded: "one row" },
  "auth.known_browsers": byCleanUp("180 days"),
  "auth.mfa_challenges": byCleanUp("24 hours"),
  "auth.mfa_factors": byCleanUp("unverified ones 24 hours"),
  "auth.oauth_states": withRow("flow state"),
  "auth.one_time_tokens": byCleanUp("24 hours after their end"),
  "auth.outbox_mails": byCleanUp("7 days"),
  "auth.pending_passwords": byCleanUp("7 days"),
  "auth.rate_limits": byCleanUp("2 hours"),
  "auth.recovery_codes": withRow("factor"),
  "auth.refresh_tokens": byCleanUp("24 hours after their use"),
  "auth.sessions": byCleanUp("24 hours after their end"),
  "auth.setup_secrets": { bounded: "one row" },
  "auth.used_webauthn_challenges": byCleanUp("1 hour"),
  "auth.users": byRetention("unproven, unused and without a club: 30 days; visitors: 30 days after their last session"),
  "auth.webauthn_credentials": withRow("account or factor"),
  "billing_sandbox.checkouts": byRetention("30 days after their end"),
  "billing_sandbox.customers": { bounded: "one row for each club" },
  "billing_sandbox.deliveries": byRetention("30 days"),
  "billing_sandbox.portals": byRetention("1 day after their end"),
  "billing_sandbox.subscriptions": { bounded: "one that runs for each customer; a further one is paid for" },
  "public.audit_log": byRetention(
    "400 days; rejections 30 days and at most 200,000; the demo club's 2 days and at most 100,000",
  ),
  "public.billing_accounts": { bounded: "one row for each club and provider" },
  "public.billing_checkouts": byRetention("400 days"),
  "public.billing_events": byRetention("400 days after the subscription's end"),
  "public.billing_subscriptions": { bounded: "one that runs for each club; a further one is paid for" },
  "public.booking_series": byRetention("400 days, and as long as it has bookings"),
  "public.booking_series_dates": withRow("series"),
  "public.bookings": byRetention("5 years; canceled ones 400 days"),
  "public.club_logos": { bounded: "one row for each club" },
  "public.club_news": byRetention("5 years; retired ones 400 days"),
  "public.clubs": byRetention(
    "closed ones 400 days, without content after 30; 30 an hour from one network, 5 for one account",
  ),
  "public.coach_availability": { bounded: "hours of one coach's week do not overlap" },
  "public.coach_time_off": byRetention("400 days after its end"),
  "public.booking_players": withRow("booking"),
  "public.guests": byRetention("400 days, as long as they have no visit"),
  "public.court_blocks": byRetention("400 days after their end"),
  "public.court_occupancies": withRow("booking, block, offer or event date"),
  "public.courts": { bounded: "as many as the club's plan allows" },
  "public.day_notes": byRetention("400 days after their date"),
  "public.event_dates": withRow("event"),
  "public.event_registrations": withRow("event"),
  "public.events": byRetention("5 years after their last date; canceled ones 400 days"),
  "public.idempotency_keys": byRetention("25 hours"),
  "public.invitations": byRetention("400 days after their end"),
  "public.join_requests": byRetention("400 days"),
  "public.join_tries": byRetention("1 day"),
  "public.lesson_requests": byRetention("400 days; accepted ones with their booking"),
  "public.memberships": { bounded: "one row for each person and club, as many as the club's plan allows" },
  "public.notices": { job: "notices purge", keeps: "30 days after their end" },
  "public.person_occupancies": withRow("booking or event date"),
  "public.schema_functions": { bounded: "one row for each set of functions that was applied" },
  "public.schema_version": { bounded: "one row for each migration" },
  "public.staff_pins": { bounded: "one row for each member of staff" },
  "public.subscription_plans": { bounded: "one row for each plan" },
  "public.users": byRetention("with their account"),
  "public.waitlist_checks": { job: "waitlist", keeps: "until it is due" },
  "public.waitlist_entries": { job: "waitlist-cleanup", keeps: "8 days after the requested date" },
  "public.waitlist_offers": { job: "waitlist-cleanup", keeps: "90 days after their end" },
};
