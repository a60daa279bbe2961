import { expect, test } from "vitest";
import { fakePlans, onPro, onTrial } from "../../../testing/fake-billing-api.ts";
import { type StatusInput, statusOf } from "./status.ts";

const zone = "America/New_York";
const plan = fakePlans[1];
const on = (change: Partial<StatusInput["subscription"]>, access: Partial<StatusInput["access"]> = {}) =>
  statusOf({
    subscription: { ...onPro, ...change },
    access: { access_type: "paid", days_remaining: null, ...access },
    plan,
    zone,
  });
const unpaid = { ...onTrial, subscription_end: "2026-03-08T03:00:00Z", grace_ends_at: "2026-03-15T03:00:00Z" };

test("an active subscription says what it costs and when it renews, on the club's calendar", () => {
  expect(on({})).toMatchObject({
    title: "Pro plan",
    tag: { tone: "success", label: "Active" },
    text: "$79.00 per month. Renews on Apr 8, 2026.",
    portal: { label: "Manage Subscription", isUrgent: false },
  });
  expect(on({ billing_cycle: "yearly", subscription_end: "2027-01-01T02:00:00Z" }).text).toBe(
    "$790.00 per year. Renews on Dec 31, 2026.",
  );
});

test("a canceled one says when it ends, and is resumed in the portal", () => {
  expect(on({ status: "canceled", cancel_at_period_end: true })).toMatchObject({
    tag: { label: "Canceled" },
    text: expect.stringContaining("Ends on Apr 8, 2026."),
    portal: { label: "Resume Subscription" },
  });
});

test("a failed payment says until when it can be mended, and afterwards that access ended", () => {
  const failed = on({ status: "past_due", grace_ends_at: "2026-03-15T03:00:00Z" });
  expect(failed).toMatchObject({ tag: { tone: "error" }, portal: { label: "Update Payment Method", isUrgent: true } });
  expect(failed.text).toContain("by Mar 14, 2026");
  expect(on({ ...unpaid, status: "past_due" })).toMatchObject({
    title: "Payment overdue",
    text: expect.stringContaining("ended on Mar 14, 2026"),
    portal: { isUrgent: true },
  });
});

test("a suspended club is not promised that a plan opens it; what it pays for can be canceled", () => {
  const suspended = { access_type: "suspended" as const };
  expect(on(onTrial, suspended)).toMatchObject({ title: "Your club is suspended", portal: null });
  const paid = on({}, suspended);
  expect(paid.text).toContain("A plan does not open it");
  expect(paid.portal?.label).toBe("Manage Subscription");
  expect(on({ ...unpaid, status: "past_due" }, suspended).portal?.label).toBe("Manage Subscription");
  expect(on({ ...unpaid, status: "canceled" }, suspended).portal).toBeNull();
});

test("without a subscription the trial, or what has ended, is named", () => {
  expect(on(onTrial, { access_type: "trial", days_remaining: 1 }).title).toBe("Free trial: 1 day remaining");
  expect(on(onTrial, { access_type: "trial_expired" })).toMatchObject({
    title: "Your trial has expired",
    portal: null,
  });
  const ended = on({ ...unpaid, status: "canceled" });
  expect([ended.title, ended.text]).toEqual([
    "Your subscription has ended",
    expect.stringContaining("It ended on Mar 7, 2026."),
  ]);
});

test("while the club's own trial runs it has access, whatever became of its subscription", () => {
  const trial = { access_type: "trial", days_remaining: 9 } as const;
  const ended = on({ ...unpaid, status: "canceled" }, trial);
  expect(ended).toMatchObject({ title: "Free trial: 9 days remaining", tag: { tone: "success" }, portal: null });
  expect(ended.text).toContain("Your subscription has ended, but everything in Pro stays open");
  const owed = on({ ...unpaid, status: "past_due" }, trial);
  expect(owed).toMatchObject({ title: "Free trial: 9 days remaining", portal: { label: "Update Payment Method" } });
  expect(owed.text).not.toContain("access ended");
});

test("a club that was made a paying one by hand has nothing to do in the portal", () => {
  const byHand = statusOf({
    subscription: { ...onPro, plan_id: null, subscription_end: null, billing_cycle: null },
    access: { access_type: "paid", days_remaining: null },
    plan: undefined,
    zone,
  });
  expect(byHand).toMatchObject({ title: "Your club's subscription", portal: null });
});
