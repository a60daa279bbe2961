import { FakeShell } from "@courtside/contracts/shell/testing.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
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

const demo = { ...trial(1), access_type: "demo" as const, is_demo: true, is_trial: false, minutes_remaining: 42 };

export const Trial: StoryObj = {
  render: () => <StatusBanner access={trial(12)} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Free trial: 12 days remaining")).toBeVisible();
    await expect(canvas.queryByRole("link")).toBeNull();
  },
};

export const TrialEndsSoon: StoryObj = {
  render: () => <StatusBanner access={trial(3)} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Upgrade Now" })).toHaveAttribute("href", "/upgrade");
  },
};

export const TrialEnded: StoryObj = { render: () => <StatusBanner access={trial(0)} /> };

export const Demo: StoryObj = {
  render: () => <StatusBanner access={demo} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Start Free Trial" })).toHaveAttribute("href", "/start-trial");
  },
};

export const Paid: StoryObj = {
  render: () => <StatusBanner access={{ ...trial(1), access_type: "paid", is_trial: false, is_active: true }} />,
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
