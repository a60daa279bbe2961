/** What a club may keep for a shorter time than the product does (docs/product/privacy.md#how-long-a-club-keeps-its-data). */
export const RETENTION_NAMES = [
  "bookings_days",
  "guest_names_days",
  "check_ins_days",
  "audit_log_days",
  "notices_days",
  "waitlist_days",
] as const;

export type RetentionName = (typeof RETENTION_NAMES)[number];

/** In days. `max` is also what a club begins with. */
export const RETENTION_RANGES: Record<RetentionName, { min: number; max: number }> = {
  bookings_days: { min: 400, max: 1826 },
  guest_names_days: { min: 400, max: 1826 },
  check_ins_days: { min: 400, max: 1826 },
  audit_log_days: { min: 90, max: 400 },
  notices_days: { min: 30, max: 90 },
  waitlist_days: { min: 30, max: 90 },
};

export type RetentionDays = Record<RetentionName, number>;

export const LONGEST_RETENTION = Object.fromEntries(
  RETENTION_NAMES.map((name) => [name, RETENTION_RANGES[name].max]),
) as RetentionDays;
