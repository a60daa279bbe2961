const KEY = "courtside-invitation";

interface UsedInvitation {
  userId: string;
  /** Of the link; used up, it opens nothing any more. */
  tokenHash: string;
}

/** Remembers, on this device, whose an accepted invitation was, until they have chosen a password. */
export const rememberInvitation = (used: UsedInvitation): void => localStorage.setItem(KEY, JSON.stringify(used));

export const forgetInvitation = (): void => localStorage.removeItem(KEY);

/** Whether this very person accepted the invitation of this link here, and has no password yet. */
export function isOwnInvitation({ userId, tokenHash }: UsedInvitation): boolean {
  return localStorage.getItem(KEY) === JSON.stringify({ userId, tokenHash });
}
