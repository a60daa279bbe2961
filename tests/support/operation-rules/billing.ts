import { ADMIN, type OperationRule } from "./rule.ts";

/** Plans and what a club pays. */
export const BILLING_RULES: Record<string, OperationRule> = {
  "GET /plans": { whenExpired: "open" },
  "GET /billing/subscription": { whenExpired: "open" },
  "GET /billing/contacts": { whenExpired: "open" },
  "POST /billing/checkout": {
    whenExpired: "open",
    cases: { "subscribe to a plan": { may: ADMIN, ask: () => ({ body: { planId: "pro" } }) } },
  },
  "POST /billing/portal": { whenExpired: "open", cases: { "open the portal": { may: ADMIN } } },
  "POST /billing/webhook": { whenExpired: "open", cases: { "send an event": { may: "everyone" } } },
};
