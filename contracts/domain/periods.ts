// How long things last, for the sentences that say so. Each names the function or verb that makes it so;
// tests/boundaries/periods.test.ts compares them.

/** A trial, from the creation of the club (auth.found_club). */
export const TRIAL_DAYS = 14;

/** The access of a club whose payment has failed, from the first failure (grace_ends_at). */
export const GRACE_DAYS = 7;

/** A demo visit, from its start (demo_ends_at). A QA session lasts as long. */
export const DEMO_MINUTES = 60;

/** From the decision to close a club until it closes. */
export const CLOSING_DAYS = 14;

/** From a club's end until its content is deleted, and until the records about it are (delete_closed_clubs). */
export const CLOSED_CLUB_DAYS = 30;
export const CLOSED_CLUB_RECORDS_DAYS = 400;
