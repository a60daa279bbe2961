import { expect, test } from "vitest";
import { lacksPassword } from "./lacksPassword.ts";

const identity = (provider: string) => ({ id: "1", user_id: "1", identity_id: "1", provider });
const person = { email_confirmed_at: "2026-11-03T12:00:00Z", identities: [identity("email")] };

test("an account of an address without a password lacks one", () => {
  expect(lacksPassword({ ...person, has_password: false } as typeof person)).toBe(true);
});

test.each([
  ["has one", { ...person, has_password: true }],
  ["is of a service that does not say", person],
  ["signs in at a provider", { ...person, identities: [identity("email"), identity("google")], has_password: false }],
  ["is a visitor's of the demo", { identities: [identity("email")], has_password: false }],
])("an account that %s does not", (_, user) => {
  expect(lacksPassword(user)).toBe(false);
});
