/** A member's session at the device. */
export interface MemberSession {
  token: string;
  /** Epoch ms of the browser. */
  endsAt: number;
  firstName: string;
  /** The first name of the staff user who found them. */
  staff?: string;
}

/** Of a staff user who looks for a member at the device. */
export type StaffSession = Pick<MemberSession, "token" | "endsAt" | "firstName">;

/** How the parts of a member's screen say what became of an operation. */
export interface Report {
  succeeded: (text: string) => void;
  failed: (error: unknown) => void;
  /** Takes the last one away. */
  quiet: () => void;
}
