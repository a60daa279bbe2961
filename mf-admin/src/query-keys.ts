import { queryKey } from "@courtside/contracts/api/query-keys.ts";

// Reads that a mutation's response replaces or that it refetches itself; all others follow contracts/api/live.ts.
export const ME = queryKey("/me");
export const CLUB = queryKey("/club");
export const ONBOARDING = queryKey("/onboarding");
export const DAYS = queryKey("/days/{date}");
export const OWN_DAYS = queryKey("/me/days/{date}");
export const CLUB_NOTIFICATIONS = queryKey("/club/notification-settings");
export const CLUB_MAIL_TEXTS = queryKey("/club/mail-texts");
export const CLUB_RETENTION = queryKey("/club/retention");
export const BROADCASTS = queryKey("/broadcasts");
export const LATEST_IMPORT = queryKey("/latest-import");
export const LATEST_BOOKING_IMPORT = queryKey("/latest-booking-import");
