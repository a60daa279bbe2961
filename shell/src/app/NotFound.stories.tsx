import { FakeShell } from "@courtside/contracts/shell/testing.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { NotFound } from "./NotFound.tsx";

const meta: Meta<typeof NotFound> = {
  title: "Shell/Page not found",
  component: NotFound,
  parameters: { layout: "fullscreen" },
  decorators: [(Story) => <FakeShell>{Story()}</FakeShell>],
};
export default meta;

type Story = StoryObj<typeof NotFound>;

export const UnknownPath: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1, name: "Oops! Page not found" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Return to Home" })).toHaveAttribute("href", "/");
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: "phone" } } };
