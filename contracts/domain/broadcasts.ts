/** What an admin may write to members (docs/product/notifications.md#messages-to-members). */
export const BROADCAST_SUBJECT_MAX = 200;
export const BROADCAST_TEXT_MAX = 10_000;

/** Members whom a message may name one by one. */
export const MOST_CHOSEN_RECIPIENTS = 1_000;

/** Messages of one club in 24 hours. */
export const MOST_BROADCASTS_A_DAY = 10;

/** Recipients a second: what was a mistake can still be stopped, and mail servers are not flooded. */
export const BROADCAST_PACE = 2;

/** When the nth recipient's is due, in seconds. */
export const broadcastDelay = (nth: number): number => Math.floor(nth / BROADCAST_PACE);
