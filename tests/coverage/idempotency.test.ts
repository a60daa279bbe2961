import { expect, test } from "vitest";
import { readJson } from "./literals.ts";

interface Post {
  parameters?: { name: string; in: string }[];
}

const document = readJson("contracts/api/openapi.json") as { paths: Record<string, { post?: Post }> };

/** Why a POST takes no Idempotency-Key (docs/decisions/0079). */
const WITHOUT_KEY: Record<string, string> = {
  "/billing/portal": "it changes nothing here: the provider makes a new page each time",
  "/billing/webhook": "the provider has no account; its events have ids of their own, and each is applied once",
  "/booking-series/preview": "it changes nothing",
  "/broadcasts/preview": "it changes nothing",
  "/check-ins": "each check-in is written once by itself",
  "/client-errors": "the caller may have no account; a second report counts one more",
  "/closures/preview": "it changes nothing",
  "/closures/{id}/preview": "it changes nothing",
  "/club/export": "it streams a file and changes nothing",
  "/club/mail-texts/{kind}/preview": "it changes nothing",
  "/club/rules/preview": "it changes nothing",
  "/court-blocks/preview": "it changes nothing",
  "/demo-visits": "the caller has no account yet: it is what the call makes",
  "/devices/check-ins": "a device is no person; each check-in is written once by itself",
  "/devices/identify": "a device is no person; a code is used up by its first use",
  "/devices/member-sessions": "it uses up the session with which it is called",
  "/devices/pair": "the caller has no account; a code is used up by its first use",
  "/devices/token": "a challenge is accepted once",
  "/devices/unlock": "a device is no person; a code is used up by its first use",
  "/first-admin": "the caller has no account; the secret is used up by its first use",
  "/invitation-checks": "it changes nothing",
  "/invitation-previews": "it changes nothing",
  "/mail-provider/reports": "the provider has no account; a repeated report is rejected",
  "/platform/clubs/{id}/export": "it streams a file; a second download is a second entry of the audit log",
  "/qa-sessions": "the caller has no account yet; a second session harms nothing",
  "/remote-loads": "the caller may have no account; a second report counts one more",
  "/staff-pin/verify": "each try counts, also a repeated one",
  "/text-gateway/receipts": "the gateway has no account; the first report about a text counts",
  "/text-gateway/replies": "the gateway has no account; stopping twice is stopping",
  "/unsubscribe/{token}": "the caller has no session; switching off twice is switching off",
};

test("every POST takes an Idempotency-Key, or has a reason why it does not", () => {
  const without = Object.entries(document.paths).flatMap(([path, { post }]) =>
    post && !post.parameters?.some(({ name }) => name === "idempotency-key") ? [path] : [],
  );
  expect(without.toSorted()).toEqual(Object.keys(WITHOUT_KEY).toSorted());
});
