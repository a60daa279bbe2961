import { expect, test } from "vitest";
import { returnOf } from "./return-stage.ts";

const nothing = { subscribed: false, wasConfirmed: false };

test("a payment is confirming until the subscription is active; after a while it is polled at the usual rate", () => {
  expect(returnOf("success", false, { ...nothing, subscribed: undefined })).toEqual({
    stage: "confirming",
    isAwaited: true,
  });
  expect(returnOf("success", true, nothing)).toEqual({ stage: "slow", isAwaited: false });
  expect(returnOf("success", true, { ...nothing, subscribed: true }).stage).toBe("confirmed");
});

test("it stays confirmed when the address is clean again, until the subscription has gone", () => {
  expect(returnOf(null, false, { subscribed: true, wasConfirmed: true }).stage).toBe("confirmed");
  expect(returnOf(null, false, { subscribed: false, wasConfirmed: true }).stage).toBe("none");
  expect(returnOf(null, false, { subscribed: true, wasConfirmed: false }).stage).toBe("none");
});

test("after the portal news are awaited for a while, after a canceled checkout none", () => {
  expect(returnOf("portal", false, nothing)).toEqual({ stage: "portal", isAwaited: true });
  expect(returnOf("portal", true, nothing)).toEqual({ stage: "portal", isAwaited: false });
  expect(returnOf("canceled", false, nothing)).toEqual({ stage: "canceled", isAwaited: false });
});
