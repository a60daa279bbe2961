import type { AccessType } from "@courtside/contracts/domain/access.ts";
import { expect, test } from "vitest";
import { clubStatus } from "./clubStatus.ts";

const access = (access_type: AccessType, left: { days?: number; minutes?: number } = {}) => ({
  has_access: ["paid", "trial", "demo"].includes(access_type),
  access_type,
  is_demo: access_type === "demo",
  is_trial: access_type === "trial",
  is_active: access_type === "paid",
  demo_expires_at: null,
  trial_expires_at: null,
  minutes_remaining: left.minutes ?? null,
  days_remaining: left.days ?? null,
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

test.each(["paid", "no_club", "error"] as const)("%s shows no banner", (type) => {
  expect(clubStatus(access(type))).toBeNull();
});
