import { expect, test } from "vitest";
import { isRepeatable } from "../../contracts/shell/repeatLostChanges.ts";
import { readJson } from "./literals.ts";

interface Operation {
  parameters?: { name: string; in: string }[];
}

const METHODS = ["post", "put", "patch", "delete"] as const;

type Path = Partial<Record<(typeof METHODS)[number], Operation>>;

const document = readJson("contracts/api/openapi.json") as { paths: Record<string, Path> };

/** Why an operation takes no Idempotency-Key (docs/decisions/0079). */
const WITHOUT_KEY: Record<string, string> = {
  "DELETE /me": "the account is gone, and its keys with it",
  "DELETE /me/device-session": "it uses up the session with which it is called",
  "POST /billing/portal": "it changes nothing here: the provider makes a new page each time",
  "POST /billing/webhook": "the provider has no account; its events have ids of their own, and each is applied once",
  "POST /booking-series/preview": "it changes nothing",
  "POST /broadcasts/preview": "it changes nothing",
  "POST /check-ins": "each check-in is written once by itself",
  "POST /client-errors": "the caller may have no account; a second report counts one more",
  "POST /closures/preview": "it changes nothing",
  "POST /closures/{id}/preview": "it changes nothing",
  "POST /club/export": "it streams a file; a second download is a second entry of the audit log",
  "POST /club/mail-texts/{kind}/preview": "it changes nothing",
  "POST /club/rules/preview": "it changes nothing",
  "POST /court-blocks/preview": "it changes nothing",
  "POST /members/{user_id}/preview": "it changes nothing",
  "POST /demo-visits": "the caller has no account yet: it is what the call makes",
  "POST /devices/check-ins": "a device is no person; each check-in is written once by itself",
  "POST /devices/identify": "a device is no person; a code is used up by its first use",
  "POST /devices/member-sessions": "it uses up the session with which it is called",
  "POST /devices/pair": "the caller has no account; a code is used up by its first use",
  "POST /devices/token": "a challenge is accepted once",
  "POST /devices/unlock": "a device is no person; a code is used up by its first use",
  "POST /first-admin": "the caller has no account; the secret is used up by its first use",
  "POST /invitation-checks": "it changes nothing",
  "POST /invitation-previews": "it changes nothing",
  "POST /mail-provider/reports": "the provider has no account; a repeated report is rejected",
  "POST /platform/clubs/{id}/export": "it streams a file; a second download is a second entry of the audit log",
  "POST /qa-sessions": "the caller has no account yet; a second session harms nothing",
  "POST /remote-loads": "the caller may have no account; a second report counts one more",
  "POST /staff-pin/verify": "each try counts, also a repeated one",
  "POST /text-gateway/receipts": "the gateway has no account; the first report about a text counts",
  "POST /text-gateway/replies": "the gateway has no account; stopping twice is stopping",
  "POST /unsubscribe/{token}": "the caller has no session; switching off twice is switching off",
  "PUT /club/logo":
    "a picture is admitted, read and stored one after the other; its version lets only the first upload in",
  "PUT /me/kiosk-pin":
    "a kept hash of a request with a PIN would let the PIN be guessed; a proof before it counts each time",
  "PUT /me/staff-pin":
    "a kept hash of a request with a PIN would let the PIN be guessed; a proof before it counts each time",
};

/** What a page may send once more without a key: a second time changes nothing, has the same response, or harms nothing. */
const HARMLESS =
  /preview|^DELETE \/me\/device-session|^POST \/(billing\/portal|check-ins|client-errors|remote-loads|qa-sessions|demo-visits|first-admin|invitation-checks|devices\/(check-ins|identify|pair|token|unlock)|unsubscribe|text-gateway|mail-provider|billing\/webhook)/;

test("the pages repeat what takes a key, and of the rest what harms nothing", () => {
  const operations = Object.entries(document.paths).flatMap(([path, operations]) =>
    METHODS.flatMap((method) => (operations[method] ? [{ method: method.toUpperCase(), path }] : [])),
  );
  for (const { method, path } of operations) {
    const name = `${method} ${path}`;
    const isRepeated = isRepeatable(method, `/api/v1${path.replaceAll(/\{\w+\}/g, "1")}`);
    expect({ name, isRepeated }).toEqual({ name, isRepeated: !(name in WITHOUT_KEY) || HARMLESS.test(name) });
  }
});

test("every change takes an Idempotency-Key, or has a reason why it does not", () => {
  const without = Object.entries(document.paths).flatMap(([path, operations]) =>
    METHODS.flatMap((method) => {
      const operation = operations[method];
      const takesKey = operation?.parameters?.some(({ name }) => name === "idempotency-key");
      return operation && !takesKey ? [`${method.toUpperCase()} ${path}`] : [];
    }),
  );
  expect(without.toSorted()).toEqual(Object.keys(WITHOUT_KEY).toSorted());
});
