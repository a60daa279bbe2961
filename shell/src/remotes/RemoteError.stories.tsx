import type { RegistryEntry } from "@courtside/contracts/shell/remote.ts";
import { FakeShell } from "@courtside/contracts/shell/testing.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { RemoteError } from "./RemoteError.tsx";
import { RemoteUnreachable, WrongContract } from "./remoteErrors.ts";

const entry: RegistryEntry = {
  name: "mf-coach",
  version: "1.4.0",
  contract: 1,
  entry: "/_mf/mf-coach/1.4.0/mf-manifest.json",
  routes: [],
  nav: [],
  slots: [],
};

const meta: Meta<typeof RemoteError> = {
  title: "Shell/A screen that fails",
  component: RemoteError,
  parameters: { layout: "fullscreen" },
  args: {
    title: "Coaches",
    entry,
    error: new RemoteUnreachable("mf-coach does not respond"),
    retry: { start: fn(), isRunning: false },
  },
  decorators: [(Story) => <FakeShell>{Story()}</FakeShell>],
};
export default meta;

type Story = StoryObj<typeof RemoteError>;

/** Down, slow or broken: only its own screen is affected, with a Retry and the release to name to support. */
export const Failed: Story = {
  tags: ["baseline"],
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("Coaches is not available right now");
    await expect(canvas.getByText("mf-coach 1.4.0")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Retry" }));
    await expect(args.retry.start).toHaveBeenCalledOnce();
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: "phone" } } };

export const WrongVersion: Story = {
  args: { error: new WrongContract("mf-coach wants contract 2") },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("built for another version");
  },
};
