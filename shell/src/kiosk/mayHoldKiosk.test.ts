import type { Me } from "@courtside/contracts/api/client.ts";
import { fakeMe } from "@courtside/contracts/shell/fake-me.ts";
import { expect, it } from "vitest";
import { unchecked } from "../session/unchecked.ts";
import { mayHoldKiosk } from "./mayHoldKiosk.ts";

const person = (change: object = {}) =>
  ({ profile: { id: "sam" }, effective_role: "front_desk", club: {}, access: { has_access: true }, ...change }) as Me;

it("is held by the staff who locked it, while they are staff of a club with access", () => {
  expect(mayHoldKiosk(person(), "sam")).toBe(true);
  expect(mayHoldKiosk(person({ effective_role: "admin" }), "sam")).toBe(true);
  expect(mayHoldKiosk(person(), "ana")).toBe(false);
  expect(mayHoldKiosk(person({ effective_role: "member" }), "sam")).toBe(false);
  expect(mayHoldKiosk(person({ effective_role: null, club: null }), "sam")).toBe(false);
  expect(mayHoldKiosk(person({ access: { has_access: false } }), "sam")).toBe(false);
});

it.each(["suspended", "trial_expired"])(
  "stays locked while access is %s: once it is back, the console is too",
  (type) => {
    const ended = { access: { has_access: false, access_type: type } };
    expect(mayHoldKiosk(person(ended), "sam")).toBe(true);
    expect(mayHoldKiosk(person({ ...ended, effective_role: "member" }), "sam")).toBe(false);
  },
);

it("stays locked when a check of access fails: leaving takes the PIN", () => {
  const failed = { code: "internal_error", message: "Something went wrong", requestId: "r" };
  const me = { ...fakeMe("front_desk"), effective_role: "front_desk" as const };
  expect(mayHoldKiosk(unchecked(me, failed), me.profile.id)).toBe(true);
});
