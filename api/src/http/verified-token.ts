import type { DeviceSessionOf } from "@courtside/contracts/domain/at-device.ts";

/** The claims of a verified bearer token, or of an API key. Whether its session is still open is checked in the database. */
export interface VerifiedToken {
  userId: string;
  /** Of an API key its id, which stands in for a session (see begin_request). */
  sessionId: string;
  isApiKey?: boolean;
  /** The refresh token of the session that it came with; undefined if it came from no rotation. */
  counter: number | undefined;
  aal: "aal1" | "aal2";
  /** Of a session at a device: where it was opened, and whose it is. */
  deviceId: string | undefined;
  atDevice: DeviceSessionOf | undefined;
  /** Epoch milliseconds. */
  expiresAt: number;
}

/** The same of a device, which acts for no person (docs/decisions/0070). Whether it was revoked is checked in the database. */
export interface VerifiedDevice {
  id: string;
  /** Epoch milliseconds. */
  expiresAt: number;
}
