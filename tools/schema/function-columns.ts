/** For a column that is computed and never null. */
export const NOT_NULL = "not null";

/**
 * What Postgres does not know of the rows that functions return, by composite type, or by function where that has columns of its
 * own: the table's column that one holds, with its values and nullability, NOT_NULL, or the list of its values. Whatever is not
 * named here may be null. `npm run schema` fails where one names a column that is not there.
 */
export const RESULT_COLUMNS: Record<string, Record<string, string>> = {
  accepted_invitation: {
    rejection: '"not_found" | "expired" | "already_in_club" | null',
    role: "invitations.role | null",
  },
  billing_outcome: { outcome: '"unknown_customer" | "replayed" | "unchanged" | "changed"' },
  join_result: {
    club_id: "join_requests.club_id",
    club_name: "clubs.name",
    status: "join_requests.status",
    created_at: "join_requests.created_at",
  },
  join_asked: {
    user_id: "join_requests.user_id",
    full_name: "users.full_name",
    email: "users.email",
    asked_at: "join_requests.created_at",
    was_member: NOT_NULL,
  },
  member_found: {
    user_id: "memberships.user_id",
    full_name: "users.full_name",
    email: "users.email",
    role: "memberships.role",
    joined_at: "memberships.joined_at",
  },
  notice_claimed: {
    club_id: "notices.club_id",
    id: "notices.id",
    kind: "notices.kind",
    details: "notices.details",
    attempts: "notices.attempts",
    club_name: "clubs.name",
    color: "clubs.primary_color",
    time_zone: "clubs.time_zone",
    contact_email: "clubs.contact_email",
  },
  partner_found: { user_id: "memberships.user_id", full_name: "users.full_name" },
  own_invitation: {
    id: "invitations.id",
    club_id: "invitations.club_id",
    club_name: "clubs.name",
    role: "invitations.role",
    invited_by: "users.full_name",
    created_at: "invitations.created_at",
    expires_at: "invitations.expires_at",
  },
  trial_status: {
    is_paid: NOT_NULL,
    trial_active: NOT_NULL,
    subscription_status: "clubs.subscription_status",
    has_access: NOT_NULL,
  },
  unproven_club: {
    id: "clubs.id",
    name: "clubs.name",
    location: "clubs.location",
    created_at: "clubs.created_at",
    closes_at: NOT_NULL,
  },
  "auth.invitation_of_link": {
    club_name: "clubs.name",
    invited_by: "users.full_name",
    full_name: "invitations.full_name",
    role: "invitations.role",
  },
  begin_booking: {
    made_at: NOT_NULL,
    booker_role: "memberships.role | null",
    booker_name: "users.full_name | null",
    booker_email: "users.email | null",
    court_name: "courts.name | null",
    sport: "courts.sport | null",
    is_active: "courts.is_active | null",
    slot_length_minutes: "clubs.slot_length_minutes",
    advance_booking_days: "clubs.advance_booking_days",
    max_bookings_per_day: "clubs.max_bookings_per_day",
    max_bookings_per_week: "clubs.max_bookings_per_week",
    max_booking_length_minutes: "clubs.max_booking_length_minutes",
    cancel_cutoff_hours: "clubs.cancel_cutoff_hours",
    booking_hours_start: NOT_NULL,
    booking_hours_end: NOT_NULL,
    time_zone: "clubs.time_zone",
    player_counts: "clubs.player_counts",
    guests_per_member_month: "clubs.guests_per_member_month",
    guests_per_member_year: "clubs.guests_per_member_year",
    visits_per_guest_year: "clubs.visits_per_guest_year",
    guest_fee_cents: "clubs.guest_fee_cents",
    max_players: "clubs.max_players",
    booked: NOT_NULL,
  },
  begin_series_work: {
    now: NOT_NULL,
    user_id: NOT_NULL,
    role: "memberships.role | null",
    has_access: NOT_NULL,
  },
  series_to_book: { club_id: NOT_NULL, id: NOT_NULL },
  begin_names_work: { now: NOT_NULL, has_access: NOT_NULL },
  begin_waitlist_work: { now: NOT_NULL, has_access: NOT_NULL },
  club_day_slots: { starts_at: NOT_NULL, ends_at: NOT_NULL },
  club_logo: { media_type: "club_logos.media_type | null" },
  kept_response: {
    route: "idempotency_keys.route",
    body_hash: "idempotency_keys.body_hash",
    response: "idempotency_keys.response",
  },
  recover_notices: { club_id: "notices.club_id", id: "notices.id", kind: "notices.kind" },
  write_booking: { is_taken: NOT_NULL },
};

/** The values of functions that return text or JSON; every value may be null too. */
export const RESULT_VALUES: Record<string, string> = {
  club_closing_obstacle: '"not_possible" | "other_admins" | "subscription_active"',
  court_conflict: '"taken" | "hold"',
  decide_join_request: '"not_found" | "already_decided" | "already_in_club"',
  decide_unproven_club: '"not_found" | "already_in_club"',
  delete_outdated: "Record<string, number>",
  restore_demo_club: "Record<string, number>",
  set_club_closing: '"not_possible" | "other_admins" | "subscription_active"',
};
