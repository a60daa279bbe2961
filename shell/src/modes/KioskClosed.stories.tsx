import { FakeShell } from "@courtside/contracts/shell/testing.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { KioskClosed } from "./KioskClosed.tsx";

const meta: Meta<typeof KioskClosed> = {
  title: "Shell/Kiosk closed",
  component: KioskClosed,
  parameters: { layout: "fullscreen" },
  globals: { density: "kiosk" },
  decorators: [(Story) => <FakeShell>{Story()}</FakeShell>],
};
export default meta;

/** A tablet on the wall stays locked: visitors have nothing to press. */
export const OnAKiosk: StoryObj<typeof KioskClosed> = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole("heading", { name: "Booking is closed for now" })).toHaveFocus());
    await expect(canvas.getByText("Please ask at the front desk.")).toBeVisible();
    await expect(canvas.queryByRole("link")).toBeNull();
    await expect(canvas.queryByRole("button")).toBeNull();
  },
};
