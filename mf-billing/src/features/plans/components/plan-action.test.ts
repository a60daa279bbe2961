import { expect, test } from "vitest";
import { fakePlans, onPro, onTrial } from "../../../testing/fake-billing-api.ts";
import { planActionOf, tooMuchFor } from "./plan-action.ts";
import type { Billing } from "./prices.ts";

const labels = (billing: Billing, subscription: Parameters<typeof planActionOf>[3]) =>
  fakePlans.map((plan) => planActionOf(plan, billing, fakePlans, subscription).label);

test("without a subscription every plan can be chosen", () => {
  expect(labels("monthly", onTrial)).toEqual(["Choose Starter", "Choose Pro", "Choose Elite"]);
  expect(labels("monthly", { ...onPro, subscribed: false })).toEqual(["Choose Starter", "Choose Pro", "Choose Elite"]);
  expect(labels("yearly", { ...onPro, plan_id: null })).toContain("Choose Pro");
});

test("with one, its plan is current in its own rhythm only", () => {
  expect(labels("monthly", onPro)).toEqual(["Change to Starter", "Current Plan", "Upgrade to Elite"]);
  expect(labels("yearly", onPro)).toEqual(["Change to Starter", "Switch to yearly", "Upgrade to Elite"]);
});

test("what would not fit a plan is named", () => {
  const { limits } = {
    ...onPro,
    limits: { courts: { max: 12, used: 6, over: 0 }, members: { max: 500, used: 100, over: 0 } },
  };
  expect(fakePlans.map((plan) => tooMuchFor(plan, { limits }))).toEqual([["6 courts"], [], []]);
});
