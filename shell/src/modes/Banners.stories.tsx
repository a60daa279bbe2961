import type { Me } from "@courtside/contracts/api/client.ts";
import { fakeMe } from "@courtside/contracts/shell/fake-me.ts";
import { FakeShell } from "@courtside/contracts/shell/testing.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import ClosingBanner from "./ClosingBanner.tsx";
import type { StatusOf } from "./clubStatus.ts";
import { QaBanner } from "./QaBanner.tsx";
import { StatusBanner } from "./StatusBanner.tsx";
import ViewingAs from "./ViewingAs.tsx";

const meta: Meta = {
  title: "Shell/Banners",
  decorators: [(Story) => <FakeShell>{Story()}</FakeShell>],
};
export default meta;

const trial = (days: number) => ({
  has_access: days > 0,
  access_type: days > 0 ? ("trial" as const) : ("trial_expired" as const),
  is_demo: false,
  is_trial: days > 0,
  is_active: false,
  demo_expires_at: null,
  trial_expires_at: null,
  minutes_remaining: null,
  days_remaining: days,
});

function of(access: Me["access"], subscription_status = "trialing"): StatusOf {
  const me = fakeMe("admin");
  return { ...me, access, trial: me.trial && { ...me.trial, subscription_status } };
}

const demo = { ...trial(1), access_type: "demo" as const, is_demo: true, is_trial: false, minutes_remaining: 42 };

/** It is outside the page's landmarks, so it is a landmark itself. */
export const QaIsALandmark: StoryObj = {
  render: () => <QaBanner qaRole="coach" expiresAt={null} />,
  play: async ({ canvas }) => {
    const region = canvas.getByRole("region", { name: "QA test mode" });
    await expect(region).toHaveTextContent("You are in QA Test Mode as Coach");
  },
};

export const Trial: StoryObj = {
  render: () => <StatusBanner of={of(trial(12))} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Free trial: 12 days remaining")).toBeVisible();
    await expect(canvas.queryByRole("link")).toBeNull();
  },
};

export const TrialEndsSoon: StoryObj = {
  render: () => <StatusBanner of={of(trial(3))} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Upgrade Now" })).toHaveAttribute("href", "/upgrade");
  },
};

export const TrialEnded: StoryObj = { render: () => <StatusBanner of={of(trial(0))} /> };

export const SubscriptionEnded: StoryObj = {
  render: () => <StatusBanner of={of(trial(0), "canceled")} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Your subscription has ended")).toBeVisible();
  },
};

export const Demo: StoryObj = {
  render: () => <StatusBanner of={of(demo)} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Start Free Trial" })).toHaveAttribute("href", "/start-trial");
  },
};

const paid: Me["access"] = { ...trial(1), access_type: "paid", is_trial: false, is_active: true };

export const PaymentFailed: StoryObj = {
  render: () => <StatusBanner of={of(paid, "past_due")} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Update Payment Method" })).toHaveAttribute("href", "/upgrade");
  },
};

export const Paid: StoryObj = {
  render: () => <StatusBanner of={of(paid, "active")} />,
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent("");
  },
};

export const QaTestMode: StoryObj = {
  render: () => <QaBanner qaRole="front_desk" expiresAt={new Date(Date.now() + 3_540_000).toISOString()} />,
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(/You are in QA Test Mode as Front Desk \(5[89]:\d\d left\)/);
    await expect(canvas.getByRole("button", { name: "Exit QA" })).toBeVisible();
  },
};

export const ViewingAsCoach: StoryObj = {
  render: () => <ViewingAs viewingAs="coach" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Viewing as Coach")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Return to admin view" })).toBeVisible();
  },
};

const closing = {
  club: { name: "Riverside Racquet Club", time_zone: "America/New_York" },
  closesAt: "2026-03-23T12:00:00Z",
};

export const ClubCloses: StoryObj = {
  render: () => <ClosingBanner {...closing} isAdmin />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("closes on Monday, March 23, 2026");
    await expect(canvas.getByRole("link", { name: "Keep Club Open" })).toHaveAttribute("href", "/my-account");
  },
};

export const ClubClosesForMembers: StoryObj = {
  render: () => <ClosingBanner {...closing} isAdmin={false} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("link")).toBeNull();
  },
};
