import { mockApi } from "@courtside/contracts/mock-api/mock-api.ts";
import { on } from "@courtside/contracts/mock-api/on.ts";
import { fakeMe } from "@courtside/contracts/shell/fake-me.ts";
import { FakeShell } from "@courtside/contracts/shell/testing.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import TrialEndedPage from "./TrialEndedPage.tsx";

const fetch = mockApi(
  on("get", "/billing/contacts", ({ response }) =>
    response(200, { data: [{ name: "Ada Okafor" }, { name: "Ben Adeyemi" }] }),
  ),
);

/** A user of a club whose trial is over. */
function personOf(role: "admin" | "member", subscription = "trialing") {
  const me = fakeMe(role);
  const over = { has_access: false, access_type: "trial_expired", is_active: false } as const;
  return {
    ...me,
    access: { ...me.access, ...over },
    trial: me.trial && { ...me.trial, subscription_status: subscription },
  };
}

const meta: Meta<typeof FakeShell> = {
  title: "Shell/Trial ended",
  component: FakeShell,
  args: { fetch, path: "/trial-ended", children: <TrialEndedPage /> },
};
export default meta;

type Story = StoryObj<typeof FakeShell>;

export const ForAnAdmin: Story = {
  args: { me: personOf("admin") },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole("heading", { name: "Your trial has ended" })).toHaveFocus());
    await expect(canvas.getByRole("link", { name: "Upgrade to Continue" })).toHaveAttribute("href", "/upgrade");
    await expect(canvas.getByRole("link", { name: "Try Demo Again" })).toHaveAttribute("href", "/demo");
    await expect(canvas.getByRole("button", { name: "Logout" })).toBeVisible();
  },
};

export const AfterASubscription: Story = {
  args: { me: personOf("admin", "canceled") },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { name: "Your subscription has ended" })).toBeVisible();
  },
};

/** Members see whom to ask, and are offered only what they can do. */
export const ForAMember: Story = {
  args: { me: personOf("member") },
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { name: "The trial of Riverside Racquet Club has ended" })).toBeVisible();
    await expect(await canvas.findByText(/please ask Ada Okafor or Ben Adeyemi/)).toBeVisible();
    await expect(canvas.getByRole("link", { name: "desk@riverside.test" })).toBeVisible();
    await expect(canvas.queryByRole("link", { name: "Upgrade to Continue" })).toBeNull();
    await expect(canvas.getByRole("button", { name: "Logout" })).toBeVisible();
  },
};

export const ForAMemberInTheDark: Story = { args: ForAMember.args, globals: { theme: "dark" } };
