import { fakeMe } from "@courtside/contracts/shell/fake-me.ts";
import { FakeShell } from "@courtside/contracts/shell/testing.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { ClubSuspended } from "./ClubSuspended.tsx";

/** A user of a suspended club. */
function personOf(role: "admin" | "front_desk" | "coach" | "member") {
  const me = fakeMe(role);
  const reason = role === "admin" ? "The invoice of September is unpaid." : null;
  return {
    ...me,
    access: { ...me.access, has_access: false, access_type: "suspended" as const, is_active: false },
    suspension: { since: "2026-07-15T12:00:00Z", reason },
  };
}

const meta: Meta<typeof FakeShell> = {
  title: "Shell/Club suspended",
  component: FakeShell,
  parameters: { layout: "fullscreen" },
  args: { children: <ClubSuspended /> },
};
export default meta;

type Story = StoryObj<typeof FakeShell>;

export const ForAnAdmin: Story = {
  args: { me: personOf("admin") },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole("heading", { name: "Riverside Racquet Club is suspended" })).toHaveFocus(),
    );
    await expect(
      canvas.getByText(/^Your club is suspended\. Please contact the operator of this site\./),
    ).toBeVisible();
    await expect(canvas.getByText("Reason: The invoice of September is unpaid.")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "My Account" })).toHaveAttribute("href", "/my-account");
    await expect(canvas.getByRole("button", { name: "Logout" })).toBeVisible();
  },
};

export const ForTheFrontDesk: Story = {
  args: { me: personOf("front_desk") },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Your club is suspended\. Please ask an admin of your club\./)).toBeVisible();
    await expect(canvas.queryByText(/^Reason/)).toBeNull();
  },
};

export const ForAMember: Story = {
  args: { me: personOf("member") },
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Your club is suspended\. Please ask the club\./)).toBeVisible();
    await expect(canvas.queryByText(/^Reason/)).toBeNull();
  },
};

export const ForAMemberInTheDark: Story = { args: ForAMember.args, globals: { theme: "dark" } };
