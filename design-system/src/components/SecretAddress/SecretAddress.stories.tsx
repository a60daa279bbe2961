import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { SecretAddress } from "./SecretAddress.tsx";

const meta: Meta<typeof SecretAddress> = {
  title: "Overlay/SecretAddress",
  component: SecretAddress,
  args: {
    title: "Copy the address now: it is shown this once",
    url: `https://club.test/api/v1/calendar/${"q".repeat(43)}.ics`,
  },
};
export default meta;

type Story = StoryObj<typeof SecretAddress>;

/** A long address wraps, and opens in the calendar program of the device. */
export const Shown: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(args.url)).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Open in calendar" })).toHaveAttribute(
      "href",
      args.url.replace("https:", "webcal:"),
    );
  },
};

/** Where the browser does not let it be copied, it can be selected. */
export const NotCopied: Story = {
  play: async ({ canvas }) => {
    const { clipboard } = navigator;
    Object.defineProperty(navigator, "clipboard", {
      configurable: true,
      value: { writeText: () => Promise.reject(new Error("not allowed")) },
    });
    await userEvent.click(canvas.getByRole("button", { name: "Copy" }));
    await waitFor(() => expect(within(document.body).getByText("Select it and copy it by hand.")).toBeInTheDocument());
    Object.defineProperty(navigator, "clipboard", { configurable: true, value: clipboard });
  },
};
