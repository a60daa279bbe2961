import { FakeShell } from "@courtside/contracts/shell/testing.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { AccessUnchecked } from "./AccessUnchecked.tsx";
import { WrongRole } from "./WrongRole.tsx";

const meta: Meta<typeof WrongRole> = {
  title: "Shell/No access",
  component: WrongRole,
  parameters: { layout: "fullscreen" },
  args: { route: { title: "Members", roles: ["admin"] }, role: "front_desk", home: "/bookings" },
  decorators: [(Story) => <FakeShell>{Story()}</FakeShell>],
};
export default meta;

type Story = StoryObj<typeof WrongRole>;

export const AnotherRole: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Members is for the role Admin. Your role is Front Desk.")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Go to my home page" })).toHaveAttribute("href", "/bookings");
  },
};

export const SeveralRoles: Story = {
  args: { route: { title: "Waitlist", roles: ["admin", "front_desk"] }, role: "member", home: "/book" },
};

/** The screen names a better target than the guard. */
export const OwnReason: Story = {
  args: {
    route: {
      title: "Book Court",
      roles: ["member"],
      denial: { reason: "Coaches book through their schedule.", href: "/schedule", label: "Go to Schedule" },
    },
    role: "coach",
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: "phone" } } };

/** The access check failed. */
export const Unchecked: Story = {
  render: () => <AccessUnchecked title="Book Court" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("Your club's access could not be checked");
    await expect(canvas.getByRole("button", { name: "Retry" })).toBeVisible();
  },
};
