import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor } from "storybook/test";
import { DemoBadge } from "./DemoBadge.tsx";

const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString();

const meta: Meta<typeof DemoBadge> = {
  title: "Shell/Demo badge",
  component: DemoBadge,
  args: { onEnd: fn() },
};
export default meta;

type Story = StoryObj<typeof DemoBadge>;

export const Green: Story = { args: { expiresAt: inSeconds(3600) } };
export const Yellow: Story = { args: { expiresAt: inSeconds(540) } };
export const Red: Story = { args: { expiresAt: inSeconds(200) } };

export const Ends: Story = {
  args: { expiresAt: new Date(Date.now() - 1000).toISOString() },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole("timer")).toHaveTextContent("0:00");
    await waitFor(() => expect(args.onEnd).toHaveBeenCalledTimes(1));
  },
};
