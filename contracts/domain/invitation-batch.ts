/** The addresses that one call invites or checks at most. */
export const MOST_INVITED = 500;
