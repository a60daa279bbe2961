import type { Meta, StoryObj } from "@storybook/react-vite";
import { Suspense } from "react";
import { expect, fn, spyOn, waitFor } from "storybook/test";
import { lazyWidget } from "./lazyWidget.ts";

const Missing = lazyWidget(async () => {
  throw new Error("Failed to fetch dynamically imported module");
});

const meta: Meta<typeof Missing> = {
  title: "Shell/Captcha",
  component: Missing,
  args: { siteKey: "site", theme: "light", onReady: fn(), onUnavailable: fn() },
  beforeEach: () => {
    spyOn(console, "error").mockImplementation(() => undefined);
  },
};
export default meta;

/** The form stays, and learns that no token comes. */
export const NotLoaded: StoryObj<typeof Missing> = {
  render: (args) => (
    <>
      <p>The form</p>
      <Suspense>
        <Missing {...args} />
      </Suspense>
    </>
  ),
  play: async ({ canvas, args }) => {
    await waitFor(() => expect(args.onUnavailable).toHaveBeenCalled());
    await expect(canvas.getByText("The form")).toBeVisible();
    await expect(args.onReady).not.toHaveBeenCalled();
  },
};
