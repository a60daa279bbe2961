/** What a bearer token proved. Whether its session still lives is the database's word. */
export interface VerifiedToken {
  userId: string;
  sessionId: string;
  /** Which refresh token of the session it came with; undefined where no rotation led to it. */
  counter: number | undefined;
  aal: "aal1" | "aal2";
  /** Epoch milliseconds. */
  expiresAt: number;
}
