/** Why the session ended. "erased": with the account. */
export type SignedOutReason = "visitor" | "logout" | "erased" | "ended";

/** Whether the person chose to leave: the next sign-in does not lead back to the page. */
export const isOwnChoice = (reason: SignedOutReason): boolean => reason === "logout" || reason === "erased";
