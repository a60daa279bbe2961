/** The claims of a verified bearer token. Whether its session is still open is checked in the database. */
export interface VerifiedToken {
  userId: string;
  sessionId: string;
  /** The refresh token of the session that it came with; undefined if it came from no rotation. */
  counter: number | undefined;
  aal: "aal1" | "aal2";
  /** Epoch milliseconds. */
  expiresAt: number;
}
