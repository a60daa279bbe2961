/** What a bearer token proved. Whether its session still lives is the database's word. */
export interface VerifiedToken {
  userId: string;
  sessionId: string;
  aal: "aal1" | "aal2";
  /** Epoch milliseconds. */
  expiresAt: number;
}
