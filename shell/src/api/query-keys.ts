import { queryKey } from "@courtside/contracts/api/query-keys.ts";

// Reads that the shell's own mutations change; contracts/api/live.ts lists what a club's changes make out of date.
export const ME = queryKey("/me");
export const OWN_INVITATIONS = queryKey("/me/invitations");
export const OWN_JOIN_REQUESTS = queryKey("/join-requests");
export const UNPROVEN_CLUB = queryKey("/me/unproven-club");
export const CLUB_CLOSING = queryKey("/club-closing");
export const CONSENTS = queryKey("/me/consents");
export const PERSON_EXPORTS = queryKey("/me/exports");
export const MEMBER_SEARCH = queryKey("/members/search");
export const PUSH_SUBSCRIPTIONS = queryKey("/me/push-subscriptions");
export const TEXT_MESSAGES = queryKey("/me/text-messages");
export const NOTIFICATION_SETTINGS = queryKey("/me/notification-settings");
