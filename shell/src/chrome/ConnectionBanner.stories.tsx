import { FakeShell } from "@courtside/contracts/shell/testing.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, spyOn } from "storybook/test";
import { ConnectionBanner } from "./ConnectionBanner.tsx";

const meta: Meta<typeof ConnectionBanner> = {
  title: "Shell/Connection",
  component: ConnectionBanner,
  parameters: { layout: "fullscreen" },
  decorators: [(Story) => <FakeShell>{Story()}</FakeShell>],
};
export default meta;

type Story = StoryObj<typeof ConnectionBanner>;

export const Offline: Story = {
  beforeEach: () => {
    spyOn(navigator, "onLine", "get").mockReturnValue(false);
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("You are offline.");
  },
};

export const OfflineOnAPhone: Story = { ...Offline, globals: { viewport: { value: "phone" } } };

export const Online: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent("");
  },
};
