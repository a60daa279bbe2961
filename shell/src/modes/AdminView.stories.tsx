import { FakeShell } from "@courtside/contracts/shell/testing.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { AdminViewButton } from "./AdminViewButton.tsx";

const meta: Meta<typeof AdminViewButton> = {
  title: "Shell/Admin View",
  component: AdminViewButton,
  decorators: [(Story) => <FakeShell>{Story()}</FakeShell>],
};
export default meta;

type Story = StoryObj<typeof AdminViewButton>;

const openIt: Story["play"] = async ({ canvas }) => {
  await userEvent.click(canvas.getByRole("button", { name: "Admin View" }));
  await within(document.body).findByRole("dialog");
};

export const OwnView: Story = {
  args: { viewingAs: null },
  play: async (context) => {
    await openIt(context);
    const panel = within(document.body);
    await expect(panel.getByText("Select a role to test user experience")).toBeInTheDocument();
    await expect(panel.getByRole("combobox", { name: "Role" })).toHaveDisplayValue("Admin (Default)");
    await expect(panel.getByRole("button", { name: "Reset to admin" })).toBeDisabled();
  },
};

export const Impersonating: Story = {
  args: { viewingAs: "member" },
  play: async (context) => {
    await openIt(context);
    const panel = within(document.body);
    await expect(panel.getByText("Viewing as Member")).toBeInTheDocument();
    await expect(panel.getByText("Impersonating Member role for testing")).toBeInTheDocument();
  },
};

export const OnAPhone: Story = { ...Impersonating, globals: { viewport: { value: "phone" } } };
