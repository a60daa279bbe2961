import { FakeShell } from "@courtside/contracts/shell/testing.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { TrialExpired } from "./TrialExpired.tsx";

const meta: Meta<typeof TrialExpired> = {
  title: "Shell/Trial Expired",
  component: TrialExpired,
  decorators: [(Story) => <FakeShell>{Story()}</FakeShell>],
};
export default meta;

type Story = StoryObj<typeof TrialExpired>;

export const ForAnAdmin: Story = {
  args: { role: "admin" },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole("heading", { name: "Trial Expired" })).toHaveFocus());
    await expect(canvas.getByRole("link", { name: "Upgrade to Continue" })).toHaveAttribute("href", "/upgrade");
    await expect(canvas.getByRole("link", { name: "Back to Dashboard" })).toHaveAttribute("href", "/dashboard");
    await expect(canvas.getByRole("button", { name: "Sign out" })).toBeVisible();
  },
};

export const ForAMember: Story = { args: { role: "member" }, globals: { viewport: { value: "phone" } } };
