import { lazyScreen } from "@courtside/contracts/shell/lazy-screen.tsx";
import { FakeShell } from "@courtside/contracts/shell/testing.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import type { ComponentProps } from "react";
import { expect, spyOn, userEvent, within } from "storybook/test";
import type AdminView from "./AdminView.tsx";
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

const View = lazyScreen<ComponentProps<typeof AdminView>>(async () => {
  throw new Error("Failed to fetch dynamically imported module");
});

/** Its code does not come: the page stays. */
export const NotLoaded: Story = {
  args: { viewingAs: null, View },
  beforeEach: () => {
    spyOn(console, "error").mockImplementation(() => undefined);
  },
  play: async ({ canvas }) => {
    const button = canvas.getByRole("button", { name: "Admin View" });
    await userEvent.click(button);
    await expect(await canvas.findByRole("alert")).toHaveTextContent(/^Admin View could not be loaded/);
    await expect(button).toHaveAttribute("aria-expanded", "false");
    await expect(button).toHaveFocus();
  },
};
