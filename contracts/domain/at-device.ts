/** How long a member's session at a device lasts, and each of their codes (docs/product/kiosk.md). Seconds. */
export const MEMBER_SESSION_SECONDS = 60;
export const KIOSK_CODE_SECONDS = 30;

const QR_PREFIX = "courtside:kiosk:";

/** What the QR code of a rotating code holds, and whether a QR code's text is one. */
export const kioskQrText = (code: string): string => `${QR_PREFIX}${code}`;
export const isKioskQrText = (text: string): boolean => text.startsWith(QR_PREFIX);

/** The eight digits of a code as it was typed, or as a QR code was read; undefined: neither. */
export const readKioskCode = (text: string): string | undefined =>
  /^\d{8}$/.exec(text.replace(QR_PREFIX, "").replace(/\s/g, ""))?.[0];

/**
 * What a session at a device reaches (docs/product/kiosk.md#at-the-device): a member's their bookings; that of a staff user only finds a
 * member and opens the member's session. `{}` stands for one part of the path.
 */
const OPERATIONS = {
  member: [
    "GET /me",
    "GET /courts",
    "GET /availability",
    "GET /free-times",
    "GET /days/{}",
    "GET /me/days/{}",
    "GET /bookings",
    "POST /bookings",
    "GET /bookings/{}",
    "PATCH /bookings/{}",
    "POST /bookings/{}/cancel",
    "POST /bookings/{}/restore",
    "POST /bookings/{}/check-in",
    "GET /waitlist-entries",
    "POST /waitlist-entries",
    "DELETE /me/device-session",
  ],
  staff: ["GET /devices/members", "POST /devices/member-sessions", "DELETE /me/device-session"],
} as const;

/** Whose session at a device it is. */
export type DeviceSessionOf = keyof typeof OPERATIONS;

const patternsOf = (operations: readonly string[]) =>
  operations.map((operation) => {
    const [method = "", path = ""] = operation.split(" ");
    return { method, path: new RegExp(`^${path.replaceAll("{}", "[^/]+")}$`) };
  });
const PATTERNS = { member: patternsOf(OPERATIONS.member), staff: patternsOf(OPERATIONS.staff) };

/** Whether a session at a device reaches this operation; `path` as below /api/v1. */
export const isPossibleAtDevice = (method: string, path: string, whose: DeviceSessionOf = "member"): boolean =>
  PATTERNS[whose].some((each) => each.method === method && each.path.test(path));
