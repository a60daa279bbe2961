import { ADMIN, type OperationRule } from "./rule.ts";

const HOOK = { url: "https://receiver.example.com/hook", events: ["booking.created"] };

/** API keys, webhooks and door codes. */
export const INTEGRATION_RULES: Record<string, OperationRule> = {
  "GET /api-keys": { whenExpired: "closed" },
  "POST /api-keys": { whenExpired: "closed", cases: { "make one": { may: ADMIN } } },
  "DELETE /api-keys/{id}": {
    whenExpired: "closed",
    cases: { "revoke one": { may: ADMIN, ask: ({ keyId }) => ({ ids: { "path id": keyId } }) } },
  },
  "GET /webhooks": { whenExpired: "closed" },
  "POST /webhooks": {
    whenExpired: "closed",
    cases: { "subscribe a receiver": { may: ADMIN, ask: () => ({ body: HOOK }) } },
  },
  "PATCH /webhooks/{id}": {
    whenExpired: "closed",
    cases: {
      "pause one": {
        may: ADMIN,
        ask: ({ webhookId }) => ({ ids: { "path id": webhookId }, body: { ...HOOK, paused: true } }),
      },
    },
  },
  "DELETE /webhooks/{id}": {
    whenExpired: "closed",
    cases: { "delete one": { may: ADMIN, ask: ({ webhookId }) => ({ ids: { "path id": webhookId } }) } },
  },
  "GET /webhooks/{id}/deliveries": { whenExpired: "closed" },
  "POST /webhooks/{id}/deliveries/{delivery_id}/replay": {
    whenExpired: "closed",
    cases: {
      "send one again": {
        may: ADMIN,
        ask: ({ webhookId, deliveryId }) => ({ ids: { "path id": webhookId, "path delivery_id": deliveryId } }),
      },
    },
  },
  "GET /door-gateway": { whenExpired: "closed" },
  "PUT /door-gateway": {
    whenExpired: "closed",
    cases: { "set one": { may: ADMIN, ask: () => ({ body: { url: "https://gateway.invalid/" } }) } },
  },
  "DELETE /door-gateway": { whenExpired: "closed", cases: { "remove it": { may: ADMIN } } },
  "GET /bookings/{id}/door-code": { whenExpired: "closed" },
  "POST /webhooks/{id}/replay": {
    whenExpired: "closed",
    cases: { "send all again": { may: ADMIN, ask: ({ webhookId }) => ({ ids: { "path id": webhookId } }) } },
  },
};
