import type { AccessType } from "@courtside/contracts/domain/access.ts";
import type { Role } from "@courtside/contracts/domain/roles.ts";
import { fakeMe } from "@courtside/contracts/shell/fake-me.ts";
import { expect, test } from "vitest";
import { clubStatus, type StatusOf } from "./clubStatus.ts";

const fakeTrial = (subscription_status: string): StatusOf["trial"] => {
  const { trial } = fakeMe("admin");
  return trial && { ...trial, subscription_status };
};

const access = (access_type: AccessType, left: { days?: number; minutes?: number; subscription?: string } = {}) => ({
  access: {
    has_access: ["paid", "trial", "demo"].includes(access_type),
    access_type,
    is_demo: access_type === "demo",
    is_trial: access_type === "trial",
    is_active: access_type === "paid",
    demo_expires_at: null,
    trial_expires_at: null,
    minutes_remaining: left.minutes ?? null,
    days_remaining: left.days ?? null,
  },
  trial: fakeTrial(left.subscription ?? "trialing"),
  effective_role: "admin" as Role,
});

test.each([
  [14, "Free trial: 14 days remaining", false],
  [4, "Free trial: 4 days remaining", false],
  [3, "Free trial: 3 days remaining", true],
  [1, "Free trial: 1 day remaining", true],
])("a trial with %i days left", (days, text, isUrgent) => {
  const action = isUrgent ? { href: "/upgrade", label: "Upgrade Now" } : null;
  expect(clubStatus(access("trial", { days }))).toEqual({ text, isUrgent, action });
});

test("a demo leads to a trial", () => {
  const action = { href: "/start-trial", label: "Start Free Trial" };
  const text = "Demo mode: 1 minute remaining";
  expect(clubStatus(access("demo", { minutes: 1 }))).toEqual({ text, isUrgent: false, action });
  expect(clubStatus(access("demo"))?.text).toBe("Demo mode");
  expect(clubStatus(access("demo_expired"))).toMatchObject({ isUrgent: true, action });
});

test("an expired trial prompts an upgrade", () => {
  expect(clubStatus(access("trial_expired"))?.action?.href).toBe("/upgrade");
});

test.each(["coach", "front_desk", "member"] as const)("a %s, who cannot upgrade, is not asked to", (effective_role) => {
  for (const state of [access("trial", { days: 1 }), access("trial_expired")]) {
    expect(clubStatus({ ...state, effective_role })).toMatchObject({ isUrgent: true, action: null });
  }
});

test("a suspended club says so, without a button", () => {
  const text = "Your club is suspended";
  expect(clubStatus(access("suspended"))).toEqual({ text, isUrgent: true, action: null });
});

test.each(["paid", "no_club", "error"] as const)("%s shows no banner", (type) => {
  expect(clubStatus(access(type))).toBeNull();
});

test("only admins see a failed payment while the club still has access", () => {
  const failed = access("paid", { subscription: "past_due" });
  expect(clubStatus(failed)).toMatchObject({ isUrgent: true, action: { href: "/upgrade" } });
  expect(clubStatus({ ...failed, effective_role: "member" })).toBeNull();
  expect(clubStatus(access("paid", { subscription: "active" }))).toBeNull();
});

test("the banner names what ended", () => {
  expect(clubStatus(access("trial_expired"))?.text).toBe("Your trial has expired");
  expect(clubStatus(access("trial_expired", { subscription: "canceled" }))?.text).toBe("Your subscription has ended");
});
