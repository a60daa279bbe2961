// Generated from the migrations by npm run schema (docs/decisions/0039). Do not edit it.

export interface AcceptedInvitationRow {
  rejection: "not_found" | "expired" | "already_in_club" | null;
  club_id: string | null;
  club_name: string | null;
  role: InvitationsRow["role"] | null;
  is_new: boolean | null;
}

export interface AccessStatusRow {
  has_access: boolean | null;
  access_type: string | null;
  is_demo: boolean | null;
  is_trial: boolean | null;
  is_active: boolean | null;
  demo_expires_at: Date | null;
  trial_expires_at: Date | null;
  minutes_remaining: number | null;
  days_remaining: number | null;
}

export interface ApiKeysRow {
  club_id: string;
  id: string;
  name: string;
  scopes: string[];
  secret_hash: Uint8Array;
  ending: string;
  created_by: string;
  created_at: Date;
  expires_at: Date;
  last_used_at: Date | null;
  revoked_at: Date | null;
}

export interface AuditLogRow {
  id: string;
  at: Date;
  club_id: string | null;
  actor_id: string | null;
  actor_role: string | null;
  action: string;
  subject_type: string | null;
  subject_id: string | null;
  session_id: string | null;
  request_id: string | null;
  ip: string | null;
  user_agent: string | null;
  outcome: "success" | "refused";
  detail: unknown;
  times: number;
  last_at: Date | null;
  rejected_by: string | null;
  rejected_in: Date | null;
  api_key_id: string | null;
  device: string | null;
  found_by: string | null;
}

export interface AuthAuditChainEndsRow {
  chain_id: string;
  first_number: string;
  first_hash: Uint8Array;
  last_number: string;
  last_hash: Uint8Array;
}

export interface AuthAuditChainRow {
  chain_id: string;
  number: string;
  row_id: string;
  at: Date;
  row_hash: Uint8Array;
  hash: Uint8Array;
  row_deleted_at: Date | null;
}

export interface AuthAuditChainedRow {
  only_row: boolean;
  at: Date;
  id: string;
}

export interface AuthCanaryHealthRow {
  remote: string;
  since: Date;
  version: string;
  pages: number;
  errors: number;
}

export interface AuthClientErrorsOfClubsRow {
  hour: Date;
  remote: string;
  version: string;
  club: string;
  times: number;
}

export interface AuthClientErrorsRow {
  hour: Date;
  remote: string;
  version: string;
  kind: string;
  screen: string;
  times: number;
}

export interface AuthFlowStatesRow {
  id: string;
  code_challenge: string;
  method: string;
  redirect_to: string;
  user_id: string | null;
  code_hash: Uint8Array | null;
  expires_at: Date;
  created_at: Date;
}

export interface AuthIdentitiesRow {
  id: string;
  user_id: string;
  provider: string;
  provider_id: string;
  identity_data: unknown;
  last_sign_in_at: Date | null;
  created_at: Date;
  updated_at: Date;
}

export interface AuthInstallationKeysRow {
  only_row: boolean;
  fingerprint: Uint8Array;
  claimed_at: Date;
}

export interface AuthKnownBrowsersRow {
  user_id: string;
  browser_hash: Uint8Array;
  signed_in_at: Date;
}

export interface AuthMailReportsRow {
  id: string;
  received_at: Date;
}

export interface AuthMfaChallengesRow {
  id: string;
  factor_id: string;
  session_id: string;
  code_mac: Uint8Array | null;
  ip: string | null;
  created_at: Date;
  verified_at: Date | null;
}

export interface AuthMfaFactorsRow {
  id: string;
  user_id: string;
  factor_type: "totp" | "phone" | "webauthn" | "recovery_code";
  friendly_name: string;
  status: "unverified" | "verified";
  sealed_secret: Uint8Array | null;
  phone: string | null;
  last_used_step: string;
  last_challenged_at: Date | null;
  created_at: Date;
  updated_at: Date;
}

export interface AuthOauthStatesRow {
  state_hash: Uint8Array;
  flow_id: string;
  provider: string;
  browser_hash: Uint8Array;
  sealed_secrets: Uint8Array;
  link_session_id: string | null;
  created_at: Date;
}

export interface AuthOneTimeTokensRow {
  id: string;
  user_id: string;
  purpose: "signup" | "invite" | "magiclink" | "recovery" | "email_change_current" | "email_change_new" | "reauthentication" | "phone_signup" | "sms" | "phone_change";
  address: string;
  link_hash: Uint8Array | null;
  link_expires_at: Date | null;
  code_mac: Uint8Array;
  code_expires_at: Date;
  wrong_codes: number;
  flow_id: string | null;
  password_hash: string | null;
  created_at: Date;
}

export interface AuthOperatorsRow {
  user_id: string;
  granted_at: Date;
}

export interface AuthOutboxMailsRow {
  id: string;
  recipient: string;
  kind: string;
  subject: string;
  body_text: string;
  body_html: string;
  sent_at: Date;
  calendar: string | null;
}

export interface AuthPendingPasswordsRow {
  user_id: string;
  browser_hash: Uint8Array;
  code_challenge: string | null;
  password_hash: string;
  user_metadata: unknown;
  full_name: string;
  club_id: string | null;
  created_at: Date;
}

export interface AuthPersonExportsRow {
  id: string;
  user_id: string;
  requested_at: Date;
  caller: unknown;
  next_at: Date;
  content: unknown | null;
  made_at: Date | null;
  expires_at: Date | null;
}

export interface AuthPushSubscriptionsRow {
  id: string;
  user_id: string;
  session_id: string;
  endpoint: string;
  p256dh: Uint8Array;
  auth: Uint8Array;
  created_at: Date;
}

export interface AuthRateLimitsRow {
  key: Uint8Array;
  tokens: number;
  updated_at: Date;
}

export interface AuthRecoveryCodesRow {
  factor_id: string;
  code_hash: Uint8Array;
  used_at: Date | null;
}

export interface AuthRefreshTokensRow {
  token_hash: Uint8Array;
  session_id: string;
  counter: number;
  used_at: Date | null;
  created_at: Date;
}

export interface AuthRemoteLoadsRow {
  hour: Date;
  remote: string;
  version: string;
  up_to_ms: number;
  times: number;
}

export interface AuthSessionsRow {
  id: string;
  user_id: string;
  aal: "aal1" | "aal2";
  amr: unknown;
  factor_id: string | null;
  token_counter: number;
  received_counter: number;
  impersonating_role: "member" | "coach" | "front_desk" | null;
  qa_role: "admin" | "coach" | "front_desk" | "member" | null;
  not_after: Date | null;
  refreshed_at: Date;
  user_agent: string | null;
  ip: string | null;
  created_at: Date;
  device_id: string | null;
  device_name: string | null;
  found_by: string | null;
}

export interface AuthSetupSecretsRow {
  only_one: boolean;
  secret_hash: Uint8Array;
  used_at: Date | null;
  expires_at: Date;
}

export interface AuthTextNumbersRow {
  user_id: string;
  phone: string;
  agreed_at: Date;
  stopped_at: Date | null;
}

export interface AuthUsedWebauthnChallengesRow {
  id: string;
  used_at: Date;
}

export interface AuthUsersRow {
  id: string;
  email: string | null;
  phone: string | null;
  password_hash: string | null;
  email_confirmed_at: Date | null;
  phone_confirmed_at: Date | null;
  app_metadata: unknown;
  user_metadata: unknown;
  is_anonymous: boolean;
  banned_until: Date | null;
  deleted_at: Date | null;
  session_limit: string | null;
  qa_role: "admin" | "coach" | "front_desk" | "member" | null;
  new_email: string | null;
  email_change_accepted: "current" | "new" | null;
  new_phone: string | null;
  confirmation_sent_at: Date | null;
  recovery_sent_at: Date | null;
  email_change_sent_at: Date | null;
  phone_change_sent_at: Date | null;
  reauthentication_sent_at: Date | null;
  invited_at: Date | null;
  last_sign_in_at: Date | null;
  created_at: Date;
  updated_at: Date;
}

export interface AuthWebauthnCredentialsRow {
  id: string;
  user_id: string;
  factor_id: string | null;
  credential_id: Uint8Array;
  public_key: Uint8Array;
  sign_count: string;
  transports: string[];
  friendly_name: string;
  created_at: Date;
  last_used_at: Date | null;
}

export interface BillingAccountsRow {
  club_id: string;
  provider: "stripe" | "sandbox";
  customer_id: string | null;
}

export interface BillingCheckoutsRow {
  club_id: string;
  id: string;
  provider: "stripe" | "sandbox";
  plan_id: string;
  billing_cycle: "monthly" | "yearly";
  session_id: string | null;
  created_at: Date;
  expires_at: Date;
  outcome: "completed" | "ended" | null;
}

export interface BillingEventsRow {
  club_id: string;
  provider: "stripe" | "sandbox";
  id: string;
  subscription_id: string;
  rank: number;
  occurred_at: Date;
  before: unknown | null;
  after: unknown;
  received_at: Date;
}

export interface BillingOutcomeRow {
  club_id: string | null;
  outcome: "unknown_customer" | "replayed" | "unchanged" | "changed";
  subscription_status: string | null;
  plan_id: string | null;
}

export interface BillingSandboxCheckoutsRow {
  id: string;
  customer_id: string;
  reference: string;
  plan_id: string;
  billing_cycle: "monthly" | "yearly";
  state: "open" | "complete" | "expired";
  expires_at: Date;
  subscription_id: string | null;
}

export interface BillingSandboxCustomersRow {
  id: string;
  reference: string;
  name: string;
}

export interface BillingSandboxDeliveriesRow {
  id: string;
  place: string;
  customer_id: string;
  body: string;
  tries: number;
  next_try_at: Date;
  delivered_at: Date | null;
}

export interface BillingSandboxPortalsRow {
  id: string;
  customer_id: string;
  change: unknown | null;
  expires_at: Date;
}

export interface BillingSandboxSubscriptionsRow {
  id: string;
  customer_id: string;
  item_id: string;
  plan_id: string;
  billing_cycle: "monthly" | "yearly";
  status: "active" | "past_due" | "canceled";
  period_ends_at: Date;
  cancel_at: Date | null;
  ended_at: Date | null;
  notified_at: string;
}

export interface BillingSubscriptionsRow {
  club_id: string;
  provider: "stripe" | "sandbox";
  id: string;
  status: string;
  plan_id: string | null;
  billing_cycle: "monthly" | "yearly" | null;
  item_id: string | null;
  period_ends_at: Date | null;
  cancel_at: Date | null;
  ended_at: Date | null;
  past_due_since: Date | null;
}

export interface BookingImportLinesRow {
  club_id: string;
  import_id: string;
  line: number;
  court: string;
  person: string;
  starts_at: Date | null;
  ends_at: Date | null;
  outcome: "new" | "unchanged" | "skipped" | "wrong";
  problems: unknown;
  state: "left" | "waiting" | "landed" | "failed" | "undone";
  why: string | null;
  court_id: string | null;
  user_id: string | null;
  walk_in: string | null;
  booking_id: string | null;
}

export interface BookingImportsRow {
  club_id: string;
  id: string;
  sender_id: string;
  work: unknown;
  created_at: Date;
  next_at: Date;
  stopped_at: Date | null;
  undone_at: Date | null;
  ended_at: Date | null;
}

export interface BookingPlayersRow {
  club_id: string;
  booking_id: string;
  id: string;
  position: number;
  user_id: string | null;
  guest_id: string | null;
  guest_name: string | null;
  fee_cents: number;
  added_by: string;
  added_at: Date;
}

export interface BookingSeriesDatesRow {
  club_id: string;
  series_id: string;
  date: string;
  court_id: string;
  starts_at: Date | null;
  ends_at: Date | null;
  outcome: "planned" | "booked" | "skipped" | "missed";
  code: string | null;
  booking_id: string | null;
  message: string | null;
}

export interface BookingSeriesRow {
  club_id: string;
  id: string;
  user_id: string;
  court_id: string;
  label: string | null;
  starts_on: string;
  start_time: string;
  end_time: string;
  every_weeks: number;
  weekdays: string[];
  state: "running" | "done" | "stopped";
  created_by: string;
  created_at: Date;
  players: unknown | null;
}

export interface BookingsRow {
  club_id: string;
  id: string;
  court_id: string;
  user_id: string;
  kind: "booking" | "lesson";
  coach_id: string | null;
  starts_at: Date;
  ends_at: Date;
  status: "confirmed" | "canceled";
  created_by: string;
  created_at: Date;
  canceled_by: string | null;
  canceled_at: Date | null;
  cancel_reason: string | null;
  sequence: number;
  series_id: string | null;
  walk_in: string | null;
  names_reminded_at: Date | null;
  checked_in_at: Date | null;
}

export interface BouncedAddressesRow {
  club_id: string;
  address: string;
  problem: string;
  bounced_at: Date;
  is_complaint: boolean;
  is_reported: boolean;
}

export interface BroadcastsRow {
  club_id: string;
  id: string;
  author_id: string;
  filter: unknown;
  subject: string;
  body: string;
  recipients: number;
  created_at: Date;
  stopped_at: Date | null;
}

export interface CalendarFeedsRow {
  club_id: string;
  id: string;
  kind: "person" | "coach" | "court";
  user_id: string | null;
  court_id: string | null;
  secret_hash: Uint8Array;
  created_at: Date;
  read_at: Date | null;
}

export interface CheckInConflictsRow {
  club_id: string;
  id: string;
  booking_id: string;
  made_at: Date;
  user_id: string | null;
  device_name: string;
  code: string;
  created_at: Date;
  closed_at: Date | null;
}

export interface ClosuresRow {
  club_id: string;
  id: string;
  starts_at: Date;
  ends_at: Date;
  reason: "rain" | "maintenance" | "tournament" | "other";
  message: string | null;
  outcome: "cancel" | "move" | "keep";
  state: "closing" | "closed" | "failed" | "reopened" | "undone";
  items: unknown;
  extensions: number;
  created_by: string;
  created_at: Date;
  work: unknown | null;
  work_after: Date;
  work_total: number;
  work_done: number;
  problem: string | null;
  series_id: string | null;
  series_rule: unknown | null;
  work_attempts: number;
}

export interface ClubLogosRow {
  club_id: string;
  digest: string;
  media_type: "image/png" | "image/jpeg";
  image: Uint8Array;
  uploaded_at: Date;
}

export interface ClubMailTextsRow {
  club_id: string;
  kind: string;
  subject: string;
  body: string;
  version: number;
}

export interface ClubNewsRow {
  club_id: string;
  id: string;
  type: "event" | "info" | "social";
  priority: "high" | "medium" | "low";
  title: string;
  body: string;
  author_id: string;
  is_sample: boolean;
  published_at: Date;
  retired_at: Date | null;
}

export interface ClubNotificationSettingsRow {
  club_id: string;
  defaults: unknown;
  locked: unknown;
  version: number;
  text_cap: string | null;
  digest: unknown;
  digest_at: string | null;
}

export interface ClubRetentionRow {
  club_id: string;
  bookings_days: number;
  guest_names_days: number;
  check_ins_days: number;
  audit_log_days: number;
  notices_days: number;
  waitlist_days: number;
  version: number;
  applied_at: Date | null;
}

export interface ClubsRow {
  id: string;
  name: string;
  location: string;
  contact_email: string;
  contact_phone: string;
  logo: string | null;
  primary_color: string;
  welcome_message: string;
  join_code: string;
  sports: string[];
  slot_length_minutes: number;
  advance_booking_days: number;
  max_bookings_per_day: number;
  max_bookings_per_week: number;
  max_booking_length_minutes: number;
  cancel_cutoff_hours: number;
  booking_hours_start: string;
  booking_hours_end: string;
  time_zone: string;
  hours_confirmed_at: Date | null;
  waitlist_enabled: boolean;
  allow_trial_mode: boolean;
  is_demo: boolean;
  trial_expires_at: Date | null;
  subscription_status: "none" | "trialing" | "active" | "past_due" | "canceled";
  subscription_ends_at: Date | null;
  past_due_since: Date | null;
  plan_id: string | null;
  closes_at: Date | null;
  closed_at: Date | null;
  unproven_founder: string | null;
  version: number;
  created_at: Date;
  series_max_dates: number;
  cutoff_applies_to_moves: boolean;
  player_counts: "booker" | "everyone";
  guests_per_member_month: number;
  guests_per_member_year: number;
  visits_per_guest_year: number;
  guest_fee_cents: number;
  names_required_hours: number;
  unnamed_bookings: "remind" | "release";
  partner_search: "exact" | "directory";
  max_players: unknown;
  suspended_at: Date | null;
  suspension_reason: string | null;
}

export interface CoachAvailabilityRow {
  club_id: string;
  id: string;
  user_id: string;
  day_of_week: "monday" | "tuesday" | "wednesday" | "thursday" | "friday" | "saturday" | "sunday";
  start_time: string;
  end_time: string;
}

export interface CoachTimeOffRow {
  club_id: string;
  id: string;
  user_id: string;
  starts_on: string;
  ends_on: string;
  start_time: string | null;
  end_time: string | null;
  note: string | null;
  created_at: Date;
}

export interface ConsentsRow {
  club_id: string;
  user_id: string;
  kind: "directory" | "photos" | "marketing";
  is_given: boolean;
  wording: number;
  decided_at: Date;
}

export interface CourtBlocksRow {
  club_id: string;
  id: string;
  court_id: string;
  starts_at: Date;
  ends_at: Date;
  reason: string | null;
  created_by: string;
  created_at: Date;
  closure_id: string | null;
}

export interface CourtOccupanciesRow {
  club_id: string;
  id: string;
  court_id: string;
  starts_at: Date;
  ends_at: Date;
  kind: "booking" | "lesson" | "event" | "block" | "offer_held";
  booking_id: string | null;
  block_id: string | null;
  offer_id: string | null;
  event_date_id: string | null;
}

export interface CourtsRow {
  club_id: string;
  id: string;
  name: string;
  sport: string;
  is_active: boolean;
  created_at: Date;
  surface: "hard" | "clay" | "grass" | "artificial grass" | "carpet" | "wood" | "concrete" | "glass" | null;
  is_indoor: boolean | null;
  max_players: number | null;
}

export interface DayNotesRow {
  club_id: string;
  date: string;
  body: string;
  version: number;
  author_id: string;
  written_at: Date;
}

export interface DevicesRow {
  club_id: string;
  id: string;
  name: string;
  place: string;
  sports: string[];
  court_ids: string[];
  may_book: boolean;
  accepts_pin: boolean;
  shows_names: boolean;
  pairing_code_hash: Uint8Array | null;
  pairing_expires_at: Date | null;
  public_key: unknown | null;
  paired_at: Date | null;
  challenged_at: Date | null;
  last_seen_at: Date | null;
  version: string | null;
  battery: number | null;
  created_at: Date;
  finds_members: boolean;
  may_not_book_since: Date | null;
}

export interface DoorCodesRow {
  club_id: string;
  booking_id: string;
  court_id: string;
  valid_from: Date;
  valid_until: Date;
  code_sealed: Uint8Array | null;
  state: "setting" | "set" | "removing";
  claim: number;
  failures: number;
  next_attempt_at: Date;
}

export interface DoorGatewaysRow {
  club_id: string;
  url: string;
  secret_sealed: Uint8Array;
  created_at: Date;
  problem: string | null;
  reached_at: Date | null;
}

export interface EventDatesRow {
  club_id: string;
  id: string;
  event_id: string;
  number: number;
  court_id: string;
  starts_at: Date;
  ends_at: Date;
  canceled_at: Date | null;
  cancel_reason: string | null;
}

export interface EventRegistrationsRow {
  club_id: string;
  event_id: string;
  user_id: string;
  created_at: Date;
}

export interface EventsRow {
  club_id: string;
  id: string;
  title: string;
  description: string | null;
  court_id: string;
  max_attendees: number;
  coach_id: string | null;
  recurrence_rule: "weekly" | null;
  created_by: string;
  created_at: Date;
  version: number;
  canceled_by: string | null;
  canceled_at: Date | null;
  cancel_reason: string | null;
}

export interface GuestsRow {
  club_id: string;
  id: string;
  identity: string;
  number: number;
  name: string;
  email: string | null;
  merged_into: string | null;
  created_at: Date;
}

export interface IdempotencyKeysRow {
  user_id: string;
  key: string;
  route: string;
  body_hash: string;
  response: unknown | null;
  created_at: Date;
}

export interface InvitationBatchesRow {
  club_id: string;
  id: string;
  sender_id: string;
  role: "member" | "coach" | "front_desk" | "admin";
  origin: unknown;
  created_at: Date;
  next_at: Date;
  stopped_at: Date | null;
  ended_at: Date | null;
  renews: boolean;
}

export interface InvitationLinesRow {
  club_id: string;
  batch_id: string;
  place: number;
  email: string;
  full_name: string | null;
  state: "waiting" | "sent" | "failed";
  why: string | null;
  belongs_elsewhere: boolean;
}

export interface InvitationsRow {
  id: string;
  club_id: string;
  email: string;
  full_name: string;
  role: "admin" | "coach" | "front_desk" | "member";
  bio: string;
  sports: string[];
  invited_by: string;
  created_at: Date;
  sent_at: Date;
  expires_at: Date;
  accepted_at: Date | null;
  accepted_by: string | null;
  revoked_at: Date | null;
  revoked_by: string | null;
}

export interface JoinAskedRow {
  user_id: JoinRequestsRow["user_id"];
  full_name: UsersRow["full_name"];
  email: UsersRow["email"];
  asked_at: JoinRequestsRow["created_at"];
  was_member: boolean;
}

export interface JoinRequestsRow {
  club_id: string;
  user_id: string;
  status: "pending" | "admitted" | "declined";
  created_at: Date;
  decided_at: Date | null;
  decided_by: string | null;
}

export interface JoinResultRow {
  club_id: JoinRequestsRow["club_id"];
  club_name: ClubsRow["name"];
  status: JoinRequestsRow["status"];
  created_at: JoinRequestsRow["created_at"];
}

export interface JoinTriesRow {
  user_id: string;
  since: Date;
  tries: number;
}

export interface KioskCodesRow {
  club_id: string;
  code_hash: Uint8Array;
  user_id: string;
  expires_at: Date;
}

export interface KioskPinsRow {
  club_id: string;
  user_id: string;
  pin_hash: string;
  wrong_tries: number;
  set_at: Date;
}

export interface LessonRequestsRow {
  club_id: string;
  id: string;
  member_id: string;
  coach_id: string;
  sport: string | null;
  preferred_date: string;
  preferred_time: string;
  notes: string | null;
  status: "pending" | "accepted" | "declined" | "withdrawn";
  booking_id: string | null;
  decline_reason: string | null;
  created_at: Date;
  decided_by: string | null;
  decided_at: Date | null;
}

export interface MemberFoundRow {
  user_id: MembershipsRow["user_id"];
  full_name: UsersRow["full_name"];
  email: UsersRow["email"];
  role: MembershipsRow["role"];
  joined_at: MembershipsRow["joined_at"];
}

export interface MemberImportLinesRow {
  club_id: string;
  import_id: string;
  line: number;
  email: string;
  full_name: string;
  role: "member" | "coach" | "front_desk" | "admin" | null;
  outcome: "new" | "changed" | "unchanged" | "wrong";
  problems: unknown;
  state: "left" | "waiting" | "landed" | "failed";
  why: string | null;
  invitation_id: string | null;
  user_id: string | null;
  before: unknown | null;
  mail: "waiting" | "sent" | "failed" | null;
}

export interface MemberImportsRow {
  club_id: string;
  id: string;
  sender_id: string;
  origin: unknown;
  created_at: Date;
  next_at: Date;
  landed_at: Date | null;
  stopped_at: Date | null;
  undone_at: Date | null;
  ended_at: Date | null;
}

export interface MembershipsRow {
  club_id: string;
  user_id: string;
  role: "admin" | "coach" | "front_desk" | "member";
  bio: string;
  sports: string[];
  is_sample: boolean;
  availability_version: number;
  joined_at: Date;
  left_at: Date | null;
  removed_at: Date | null;
  in_directory: boolean;
}

export interface NoticeClaimedRow {
  club_id: NoticesRow["club_id"];
  id: NoticesRow["id"];
  kind: NoticesRow["kind"];
  details: NoticesRow["details"];
  attempts: NoticesRow["attempts"];
  problem: string | null;
  address: string | null;
  club_name: ClubsRow["name"];
  color: ClubsRow["primary_color"];
  time_zone: ClubsRow["time_zone"];
  contact_email: ClubsRow["contact_email"];
  location: string | null;
  user_id: string | null;
  event: string | null;
  is_optional: boolean | null;
  mail_subject: string | null;
  mail_text: string | null;
  digest_at: Date | null;
  created_at: Date | null;
}

export interface NoticeSendsRow {
  club_id: string;
  notice_id: string;
  channel: "push" | "text";
  state: "queued" | "sending" | "sent" | "failed" | "in_doubt" | "skipped";
  problem: string | null;
  attempts: number;
  send_after: Date;
  ended_at: Date | null;
  handed_at: Date | null;
  cost: string;
  delivered_at: Date | null;
}

export interface NoticesRow {
  club_id: string;
  id: string;
  user_id: string | null;
  kind: string;
  details: unknown;
  dedupe_key: string;
  caused_by: string | null;
  is_admitted: boolean;
  state: "queued" | "sending" | "sent" | "failed" | "in_doubt" | "skipped";
  problem: string | null;
  attempts: number;
  created_at: Date;
  send_after: Date;
  useful_until: Date | null;
  claim: string | null;
  handed_at: Date | null;
  ended_at: Date | null;
  address: string | null;
  event: string | null;
  inbox_after: Date | null;
  inbox_at: Date | null;
  read_at: Date | null;
  replaces_push: boolean;
  digest_at: Date | null;
}

export interface NotificationSettingsRow {
  club_id: string;
  user_id: string;
  choices: unknown;
  quiet_from: string | null;
  quiet_until: string | null;
  time_zone: string | null;
  changed_at: Date;
  digest: unknown;
  digest_at: string | null;
  digest_zone: string | null;
}

export interface OwnInvitationRow {
  id: InvitationsRow["id"];
  club_id: InvitationsRow["club_id"];
  club_name: ClubsRow["name"];
  role: InvitationsRow["role"];
  invited_by: UsersRow["full_name"];
  created_at: InvitationsRow["created_at"];
  expires_at: InvitationsRow["expires_at"];
}

export interface PartnerFoundRow {
  user_id: MembershipsRow["user_id"];
  full_name: UsersRow["full_name"];
}

export interface PersonOccupanciesRow {
  club_id: string;
  id: string;
  user_id: string;
  starts_at: Date;
  ends_at: Date;
  booking_id: string | null;
  event_date_id: string | null;
}

export interface ReportChangesRow {
  club_id: string;
  id: string;
  starts_at: Date;
  ends_at: Date;
}

export interface ReportCountsRow {
  club_id: string;
  date: string;
  measure: "waiting" | "rejected" | "lead" | "canceled";
  key: string;
  count: number;
}

export interface ReportCourtDatesRow {
  club_id: string;
  date: string;
  court_id: string;
  open_minutes: number;
  booked_minutes: number;
  lesson_minutes: number;
  event_minutes: number;
  blocked_minutes: number;
  bookings: number;
  lessons: number;
  events: number;
  played_minutes: number;
  no_show_minutes: number;
  no_shows: number;
}

export interface ReportDatesRow {
  club_id: string;
  date: string;
  time_zone: string;
  opens_at: string;
  closes_at: string;
  court_ids: string[];
}

export interface ReportHoursRow {
  club_id: string;
  date: string;
  court_id: string;
  hour: number;
  open_minutes: number;
  booked_minutes: number;
  lesson_minutes: number;
  event_minutes: number;
  blocked_minutes: number;
  bookings: number;
  lessons: number;
  events: number;
  played_minutes: number;
  no_show_minutes: number;
  no_shows: number;
}

export interface RequestContextRow {
  problem: string | null;
  user_id: string | null;
  email: string | null;
  full_name: string | null;
  is_demo: boolean | null;
  created_at: Date | null;
  club_id: string | null;
  role: string | null;
  impersonating_role: string | null;
  bio: string | null;
  sports: string[] | null;
  access: AccessStatusRow | null;
  now: Date | null;
  session_expires_at: Date | null;
  qa_role: string | null;
}

export interface SavedViewsRow {
  club_id: string;
  user_id: string;
  list: string;
  views: unknown;
  changed_at: Date;
}

export interface StaffPinsRow {
  club_id: string;
  user_id: string;
  pin_hash: string;
  set_at: Date;
  wrong_tries: number;
}

export interface SubscriptionPlansRow {
  id: string;
  name: string;
  price_monthly: number;
  price_yearly: number;
  max_courts: number | null;
  max_members: number | null;
  features: string[];
  is_active: boolean;
}

export interface TrialStatusRow {
  is_paid: boolean;
  trial_active: boolean;
  trial_expires: Date | null;
  subscription_status: ClubsRow["subscription_status"];
  has_access: boolean;
  days_remaining: number | null;
}

export interface UnprovenClubRow {
  id: ClubsRow["id"];
  name: ClubsRow["name"];
  location: ClubsRow["location"];
  created_at: ClubsRow["created_at"];
  closes_at: Date;
  has_subscription: boolean;
}

export interface UsersRow {
  id: string;
  email: string;
  full_name: string;
  is_demo: boolean;
  onboarding_dismissed_at: Date | null;
  created_at: Date;
}

export interface WaitlistChecksRow {
  club_id: string;
  id: string;
  due_at: Date;
}

export interface WaitlistEntriesRow {
  club_id: string;
  id: string;
  user_id: string;
  requested_date: string;
  sport: string;
  court_id: string | null;
  preferred_start: string | null;
  preferred_end: string | null;
  created_at: Date;
}

export interface WaitlistOffersRow {
  club_id: string;
  id: string;
  entry_id: string | null;
  user_id: string;
  court_id: string;
  starts_at: Date;
  ends_at: Date;
  status: "open" | "accepted" | "passed" | "expired" | "withdrawn";
  created_at: Date;
  expires_at: Date;
  ended_at: Date | null;
  booking_id: string | null;
  notified_at: Date | null;
  closure_id: string | null;
  canceled_booking_id: string | null;
}

export interface WebhookDeliveriesRow {
  club_id: string;
  id: string;
  webhook_id: string;
  event: string;
  data: unknown;
  created_at: Date;
  state: "pending" | "delivered" | "failed" | "skipped";
  attempts: number;
  next_attempt_at: Date | null;
  claimed_until: Date | null;
  log: unknown;
  ended_at: Date | null;
}

export interface WebhooksRow {
  club_id: string;
  id: string;
  url: string;
  description: string;
  events: string[];
  secret_sealed: Uint8Array;
  created_by: string;
  created_at: Date;
  paused_at: Date | null;
  pause_reason: "manual" | "failing" | "gone" | null;
  failing_since: Date | null;
}

export interface FunctionValues {
  accept_challenge: boolean | null;
  admit_notices: boolean | null;
  apply_club_retention: unknown | null;
  audit_row_hash: Uint8Array<ArrayBuffer> | null;
  "auth.admit_demo_visitor": Date | null;
  "auth.audited_club": string | null;
  "auth.close_due_clubs": number | null;
  "auth.found_club": string | null;
  "auth.has_admin": boolean | null;
  "auth.is_invited": boolean | null;
  "auth.is_last_admin": boolean | null;
  "auth.offer_set_up": boolean | null;
  begin_notice_hand_over: boolean | null;
  begin_report_work: Date | null;
  begin_text_hand_over: string | null;
  belongs_elsewhere: boolean | null;
  chain_audit_log: number | null;
  check_booking_conflict: boolean | null;
  clock_now: Date | null;
  club_closing_obstacle: "not_possible" | "other_admins" | "subscription_active" | null;
  club_instant: Date | null;
  club_is_paid: boolean | null;
  club_midnight: Date | null;
  clubs_asked_by: string[] | null;
  clubs_that_know: string[] | null;
  count_limited_courts: number | null;
  count_limited_members: number | null;
  count_members: number | null;
  count_pending_join_requests: number | null;
  count_without_court: number | null;
  court_conflict: "taken" | "hold" | null;
  court_name_order: string | null;
  current_club_id: string | null;
  current_user_id: string | null;
  decide_join_request: "not_found" | "already_decided" | "already_in_club" | null;
  decide_unproven_club: "not_found" | "already_in_club" | "subscription_active" | null;
  delete_closed_clubs: number | null;
  delete_outdated: Record<string, number> | null;
  demo_club_id: string | null;
  demo_ends_at: Date | null;
  demo_purged_at: Date | null;
  derive_club_subscription: boolean | null;
  device_key: unknown | null;
  end_door_attempt: boolean | null;
  end_notice: boolean | null;
  end_notice_send: boolean | null;
  end_webhook_attempt: string | null;
  erase_person: unknown | null;
  export_person: unknown | null;
  forget_outdated_waitlist: number | null;
  forget_unproven_people: string[] | null;
  found_club: string | null;
  grace_ends_at: Date | null;
  has_left_club: boolean | null;
  has_running_subscription: boolean | null;
  is_current_admin: boolean | null;
  is_in_digest: boolean | null;
  is_one_line: boolean | null;
  is_operator: boolean | null;
  is_sample_address: boolean | null;
  is_urgent_notice: boolean | null;
  json_without_person: unknown | null;
  letter_pairs: string[] | null;
  literal_pattern: string | null;
  longest_occupancy: string | null;
  make_demo_room: number | null;
  may_still_invite: boolean | null;
  names_time_before: boolean | null;
  new_join_code: string | null;
  next_digest: Date | null;
  operator_problem: "not_operator" | "no_second_factor" | null;
  paid_ends_at: Date | null;
  pair_of_pattern: string | null;
  platform_enter_club: boolean | null;
  platform_note_export: boolean | null;
  platform_resume_club: string | null;
  platform_suspend_club: string | null;
  played_bookings: number[] | null;
  purge_demo_visitors: string[] | null;
  purge_notices: number | null;
  quiet_hours_end: Date | null;
  reader_problem: string | null;
  replace_notices: number | null;
  reserve_sample_times: string[] | null;
  restore_demo_club: Record<string, number> | null;
  restore_demo_events: number | null;
  restore_demo_hours: number | null;
  resume_club: string | null;
  seed_bookings: number | null;
  seed_hours: number | null;
  seed_people: number | null;
  set_club_closing: "not_possible" | "other_admins" | "subscription_active" | null;
  suspend_club: string | null;
  switch_mail_off: string | null;
  take_join_try: boolean | null;
  take_text_receipt: boolean | null;
  text_without_person: string | null;
  utc_text: string | null;
  wants_notice: boolean | null;
  withdraw_notices: boolean | null;
}

export interface FunctionRows {
  accept_invitation: AcceptedInvitationRow;
  admins_to_report_to: {
    user_id: string;
    month: string;
  };
  admins_to_tell_of_address: {
    user_id: string;
    name: UsersRow["full_name"] | null;
    is_complaint: boolean;
  };
  admins_to_tell_of_subscription: {
    user_id: string | null;
    plan_name: string | null;
    access_until: Date | null;
    is_over: boolean | null;
  };
  apply_billing_event: BillingOutcomeRow;
  "auth.begin_deletion": {
    context: unknown | null;
    is_last_admin: boolean | null;
  };
  "auth.club_of_account": {
    name: string | null;
    primary_color: string | null;
  };
  "auth.invitation_of_link": {
    club_name: ClubsRow["name"];
    invited_by: UsersRow["full_name"];
    full_name: InvitationsRow["full_name"];
    role: InvitationsRow["role"];
  };
  "auth.members_without_account": { value: string };
  begin_booking: {
    made_at: Date;
    booker_role: MembershipsRow["role"] | null;
    booker_name: UsersRow["full_name"] | null;
    booker_email: UsersRow["email"] | null;
    court_name: CourtsRow["name"] | null;
    sport: CourtsRow["sport"] | null;
    is_active: CourtsRow["is_active"] | null;
    slot_length_minutes: ClubsRow["slot_length_minutes"];
    advance_booking_days: ClubsRow["advance_booking_days"];
    max_bookings_per_day: ClubsRow["max_bookings_per_day"];
    max_bookings_per_week: ClubsRow["max_bookings_per_week"];
    max_booking_length_minutes: ClubsRow["max_booking_length_minutes"];
    cancel_cutoff_hours: ClubsRow["cancel_cutoff_hours"];
    booking_hours_start: string;
    booking_hours_end: string;
    time_zone: ClubsRow["time_zone"];
    player_counts: ClubsRow["player_counts"];
    guests_per_member_month: ClubsRow["guests_per_member_month"];
    guests_per_member_year: ClubsRow["guests_per_member_year"];
    visits_per_guest_year: ClubsRow["visits_per_guest_year"];
    guest_fee_cents: ClubsRow["guest_fee_cents"];
    max_players: ClubsRow["max_players"];
    court_max_players: number | null;
    booked: number[];
    played: number[] | null;
    busy: unknown | null;
    taken: unknown | null;
    partners: unknown | null;
  };
  begin_booking_import_work: {
    import_club: string | null;
    import: string | null;
    sender: string | null;
    role: string | null;
    work: unknown | null;
    now: Date | null;
    line: number | null;
    court_id: string | null;
    user_id: string | null;
    walk_in: string | null;
    starts_at: Date | null;
    ends_at: Date | null;
  };
  begin_booking_request: {
    context: unknown | null;
    kept_route: string | null;
    kept_body_hash: string | null;
    kept_response: unknown | null;
    made_at: Date | null;
    booker_role: string | null;
    booker_name: string | null;
    booker_email: string | null;
    court_name: string | null;
    sport: string | null;
    is_active: boolean | null;
    slot_length_minutes: number | null;
    advance_booking_days: number | null;
    max_bookings_per_day: number | null;
    max_bookings_per_week: number | null;
    max_booking_length_minutes: number | null;
    cancel_cutoff_hours: number | null;
    booking_hours_start: string | null;
    booking_hours_end: string | null;
    time_zone: string | null;
    player_counts: string | null;
    guests_per_member_month: number | null;
    guests_per_member_year: number | null;
    visits_per_guest_year: number | null;
    guest_fee_cents: number | null;
    max_players: unknown | null;
    court_max_players: number | null;
    booked: number[] | null;
    played: number[] | null;
    busy: unknown | null;
    taken: unknown | null;
    partners: unknown | null;
  };
  begin_calendar_feed: {
    club_id: string | null;
    kind: string | null;
    user_id: string | null;
    court_id: string | null;
    now: Date | null;
    has_access: boolean | null;
    access_type: string | null;
  };
  begin_closure_work: {
    closure_club: string | null;
    closure: string | null;
    closer: string | null;
    role: string | null;
    work: unknown | null;
    now: Date | null;
  };
  begin_device: {
    club_id: string | null;
    name: string | null;
    sports: string[] | null;
    court_ids: string[] | null;
    may_book: boolean | null;
    accepts_pin: boolean | null;
    shows_names: boolean | null;
    finds_members: boolean | null;
    now: Date | null;
    has_access: boolean | null;
    access_type: string | null;
  };
  begin_import_work: {
    import_club: string | null;
    import: string | null;
    sender: string | null;
    may_import: boolean | null;
    is_landed: boolean | null;
    origin: unknown | null;
  };
  begin_invitation_line: {
    batch_club: string | null;
    batch: string | null;
    has_access: boolean | null;
  };
  begin_monthly_report: {
    user_id: string;
    month: string;
  };
  begin_names_work: {
    now: Date;
    has_access: boolean;
  };
  begin_request: RequestContextRow;
  begin_series_work: {
    now: Date;
    user_id: string;
    role: MembershipsRow["role"] | null;
    has_access: boolean;
  };
  begin_waitlist_work: {
    now: Date;
    has_access: boolean;
  };
  check_club_access: AccessStatusRow;
  claim_door_codes: {
    club_id: string | null;
    booking_id: string | null;
    url: string | null;
    secret_sealed: Uint8Array<ArrayBuffer> | null;
    court_id: string | null;
    valid_from: Date | null;
    valid_until: Date | null;
    code_sealed: Uint8Array<ArrayBuffer> | null;
    is_removal: boolean | null;
    claim: number | null;
    failures: number | null;
  };
  claim_notice_sends: {
    club_id: string | null;
    notice_id: string | null;
    attempts: number | null;
    kind: string | null;
    event: string | null;
    details: unknown | null;
    useful_until: Date | null;
    is_urgent: boolean | null;
    user_id: string | null;
    club_name: string | null;
    time_zone: string | null;
    contact_email: string | null;
    receivers: unknown | null;
  };
  claim_notices: NoticeClaimedRow;
  claim_webhooks: {
    club_id: string | null;
    id: string | null;
    webhook_id: string | null;
    url: string | null;
    secret_sealed: Uint8Array<ArrayBuffer> | null;
    event: string | null;
    data: unknown | null;
    created_at: Date | null;
    attempts: number | null;
  };
  club_access: AccessStatusRow;
  club_day_slots: {
    starts_at: Date;
    ends_at: Date;
  };
  club_limits: {
    max_courts: number | null;
    max_members: number | null;
  };
  club_logo: {
    media_type: ClubLogosRow["media_type"] | null;
    image: Uint8Array<ArrayBuffer> | null;
  };
  clubs_to_report: { value: string };
  clubs_with_due_waitlist: { value: string };
  clubs_with_monthly_report: { value: string };
  clubs_with_unnamed_bookings: { value: string };
  current_subscription: {
    plan_id: string | null;
    billing_cycle: string | null;
    period_ends_at: Date | null;
    cancel_at: Date | null;
    ended_at: Date | null;
    past_due_since: Date | null;
    club_status: string | null;
    ends_at: Date | null;
  };
  daily_mail_text: {
    subject: string | null;
    body: string | null;
  };
  find_api_key: {
    club_id: string | null;
    id: string | null;
    user_id: string | null;
    scopes: string[] | null;
    expires_at: Date | null;
  };
  find_learners: MemberFoundRow;
  find_members: MemberFoundRow;
  find_partners: PartnerFoundRow;
  get_club_trial_status: TrialStatusRow;
  join_club: JoinResultRow;
  kept_response: {
    route: IdempotencyKeysRow["route"];
    body_hash: IdempotencyKeysRow["body_hash"];
    response: IdempotencyKeysRow["response"];
  };
  mark_address: { value: string };
  members_without_mail: {
    user_id: string | null;
    is_unconfirmed: boolean | null;
  };
  my_invitations: OwnInvitationRow;
  my_join_requests: JoinResultRow;
  my_removal: {
    club_name: string | null;
    removed_at: Date | null;
    club_closed: boolean | null;
  };
  my_unproven_club: UnprovenClubRow;
  pair_device: {
    device_id: string | null;
    device_name: string | null;
    club_name: string | null;
  };
  pending_join_requests: JoinAskedRow;
  platform_club_usage: {
    name: ClubsRow["name"];
    status: string;
    plan: ClubsRow["plan_id"];
    suspended_at: ClubsRow["suspended_at"];
    suspension_reason: ClubsRow["suspension_reason"];
    members: number;
    active_people: number;
    courts: number;
    bookings: number;
    last_booking: Date | null;
    rejections: number;
    notices_sent: number;
    notices_failed: number;
    tables: unknown;
  };
  platform_clubs: {
    id: ClubsRow["id"];
    name: ClubsRow["name"];
    status: string;
    plan: ClubsRow["plan_id"];
    members: number;
    courts: number;
    bookings: number;
    founded: ClubsRow["created_at"];
    total: number;
  };
  platform_errors: {
    remote: string;
    version: string;
    type: string;
    screen: string;
    times: number;
    last: Date;
    clubs: number;
  };
  platform_loads: {
    remote: string;
    version: string;
    up_to_ms: number;
    times: number;
  };
  post_to_inboxes: {
    club_id: string | null;
    user_ids: string[] | null;
    due: number | null;
  };
  recover_notices: {
    club_id: NoticesRow["club_id"];
    id: NoticesRow["id"];
    kind: NoticesRow["kind"];
  };
  search_members: MemberFoundRow;
  series_to_book: {
    club_id: string;
    id: string;
  };
  service_queues: {
    queue: string | null;
    waiting: number | null;
    late_seconds: number | null;
  };
  subscription_of_event: {
    subscription_status: string | null;
    plan_id: string | null;
    ends_at: Date | null;
  };
  switch_digest_off: {
    club_name: string | null;
    events: string[] | null;
  };
  text_costs: {
    spent: number | null;
    in_hour: number | null;
  };
  write_booking: {
    is_taken: boolean;
    elsewhere: string | null;
  };
}
