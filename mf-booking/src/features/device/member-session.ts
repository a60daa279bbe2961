/** A member's session at the device. */
export interface MemberSession {
  token: string;
  /** Epoch ms of the browser. */
  endsAt: number;
  firstName: string;
}

/** How the parts of a member's screen say what became of an operation. */
export interface Report {
  succeeded: (text: string) => void;
  failed: (error: unknown) => void;
}
