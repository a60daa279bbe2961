import { ADMIN, ALL, type OperationRule, STAFF } from "./rule.ts";

const CODE = { code: "00000000", member: undefined, pin: undefined };

/** Devices on a club's wall, how members identify at them, and check-ins. */
export const DEVICE_RULES: Record<string, OperationRule> = {
  "GET /devices": { whenExpired: "closed" },
  "POST /devices": {
    whenExpired: "closed",
    cases: { "add one": { may: ADMIN, ask: () => ({ body: { court_ids: [], sports: [] } }) } },
  },
  "POST /devices/pairing-codes": {
    whenExpired: "closed",
    cases: {
      "of one that has not paired": {
        may: ADMIN,
        ask: ({ unpairedDeviceId }) => ({ ids: { "body device_id": unpairedDeviceId } }),
      },
    },
  },
  "PATCH /devices/{id}": {
    whenExpired: "closed",
    cases: {
      "rename one": {
        may: ADMIN,
        ask: ({ deviceId }) => ({ ids: { "path id": deviceId }, body: { court_ids: [], sports: [] } }),
      },
    },
  },
  "DELETE /devices/{id}": {
    whenExpired: "closed",
    cases: { "remove one": { may: ADMIN, ask: ({ deviceId }) => ({ ids: { "path id": deviceId } }) } },
  },
  // The code, and the key, are the right.
  "POST /devices/pair": { whenExpired: "open", cases: { "with an unknown code": { may: "everyone" } } },
  "POST /devices/token": {
    whenExpired: "open",
    cases: {
      "ask for a challenge": {
        may: "everyone",
        ask: ({ deviceId }) => ({
          ids: { "body device_id": deviceId },
          body: { challenge: undefined, signature: undefined },
        }),
      },
    },
  },
  "GET /devices/board": { whenExpired: "closed", by: "device" },
  "GET /devices/day-sheet": { whenExpired: "closed", by: "device" },
  "POST /devices/identify": {
    whenExpired: "closed",
    by: "device",
    cases: { "with an unknown code": { may: "device", ask: () => ({ body: CODE }) } },
  },
  "POST /devices/unlock": {
    whenExpired: "closed",
    by: "device",
    cases: { "with an unknown code": { may: "device", ask: () => ({ body: { ...CODE, email: undefined } }) } },
  },
  // With a staff user's session at a device, which none of these actors has: see tests/api/devices/staff.test.ts.
  "GET /devices/members": { whenExpired: "closed" },
  "POST /devices/member-sessions": {
    whenExpired: "closed",
    cases: { "of any member": { may: [], ask: ({ otherId }) => ({ ids: { "body member_id": otherId } }) } },
  },
  "POST /devices/check-ins": {
    whenExpired: "closed",
    by: "device",
    cases: {
      "of a booking": {
        may: "device",
        ask: ({ presentBookingId: booking_id }) => ({
          body: { check_ins: [{ booking_id, at: new Date().toISOString() }] },
        }),
      },
    },
  },
  "POST /check-ins": {
    whenExpired: "closed",
    cases: {
      "of a booking": {
        may: STAFF,
        ask: ({ presentBookingId: booking_id }) => ({
          body: { check_ins: [{ booking_id, at: new Date().toISOString() }] },
        }),
      },
    },
  },
  "GET /check-in-conflicts": { whenExpired: "closed" },
  "DELETE /check-in-conflicts/{id}": {
    whenExpired: "closed",
    cases: { "close one": { may: STAFF, ask: ({ conflictId }) => ({ ids: { "path id": conflictId } }) } },
  },
  "DELETE /me/device-session": { whenExpired: "closed", cases: { "end one": { may: ALL } } },
  "GET /me/kiosk-code": { whenExpired: "closed" },
  "GET /me/kiosk-pin": { whenExpired: "closed" },
  "PUT /me/kiosk-pin": {
    whenExpired: "closed",
    // A recent session needs no further proof.
    cases: {
      "set one": {
        may: ALL,
        ask: () => ({ body: { pin: "284671", current_password: undefined, nonce: undefined } }),
      },
    },
  },
  "DELETE /me/kiosk-pin": { whenExpired: "closed", cases: { "remove one": { may: ALL } } },
  "POST /bookings/{id}/check-in": {
    whenExpired: "closed",
    cases: {
      "one's own": { may: ALL, ask: ({ presentBookingId }) => ({ ids: { "path id": presentBookingId } }) },
      "another member's": {
        may: STAFF,
        ask: ({ otherPresentBookingId }) => ({ ids: { "path id": otherPresentBookingId } }),
      },
    },
  },
};
