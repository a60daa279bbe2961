import { FakeShell } from "@courtside/contracts/shell/testing.tsx";
import { IconBell, IconButton, IconEye, IconSearch } from "@courtside/design-system/core.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { TopBar } from "./TopBar.tsx";

const toggle = fn();

const meta: Meta<typeof TopBar> = {
  title: "Shell/Top bar",
  component: TopBar,
  parameters: { layout: "fullscreen" },
  args: { clubName: "Riverside Racquet Club", user: { name: "Ada Okafor" }, color: { mode: "light", toggle } },
  decorators: [(Story) => <FakeShell>{Story()}</FakeShell>],
};
export default meta;

type Story = StoryObj<typeof TopBar>;

export const SignedIn: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Riverside Racquet Club")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Ada Okafor" })).toHaveAttribute("href", "/my-account");
    await expect(canvas.getByRole("button", { name: "Logout" })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Switch to dark mode" }));
    await expect(toggle).toHaveBeenCalledOnce();
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: "phone" } } };

/** An admin's: the palette switches the colour mode and leads to My Account, so that the club's name has their buttons' room. */
export const AdminOnAPhone: Story = {
  globals: { viewport: { value: "phone" } },
  args: {
    hasPalette: true,
    sidebar: { open: false, isDrawer: true, toggle: fn(), close: fn() },
    tools: (
      <>
        <IconButton label="Search" icon={<IconSearch />} />
        <IconButton label="Admin View" icon={<IconEye />} />
        <IconButton label="Notifications" icon={<IconBell />} />
      </>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("button", { name: /^Switch to/ })).toBeNull();
    await expect(canvas.getByText("Riverside Racquet Club").getBoundingClientRect().width).toBeGreaterThan(120);
  },
};

/** An account that a sign-in provider created without a name. */
export const Nameless: Story = {
  args: { user: { name: "" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "User" })).toBeVisible();
  },
};

export const SignedOut: Story = {
  render: ({ color }) => <TopBar color={color} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "Sign In" })).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Logout" })).toBeNull();
  },
};
