import type { Me } from "@courtside/contracts/api/client.ts";
import { mockApi } from "@courtside/contracts/mock-api/mock-api.ts";
import { on } from "@courtside/contracts/mock-api/on.ts";
import { FakeShell, type FakeShellProps } from "@courtside/contracts/shell/testing.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import KioskFrame from "./KioskFrame.tsx";
import { waitWithPin } from "./kioskStore.ts";
import { StillHere } from "./StillHere.tsx";
import { TouchToResume } from "./TouchToResume.tsx";

const me = { club: { name: "Riverside Racquet Club", time_zone: "America/New_York" } } as Me;
const reject = (status: number, message: string, details: Record<string, unknown>) =>
  mockApi(on("post", "/staff-pin/verify", ({ reject }) => reject({ status, code: "refused", message, details })));

const meta: Meta<FakeShellProps> = {
  title: "Shell/Kiosk",
  component: FakeShell,
  parameters: { layout: "fullscreen" },
  globals: { density: "kiosk" },
  beforeEach: () => waitWithPin(0),
  args: {
    me,
    path: "/bookings",
    children: (
      <KioskFrame>
        <h1>Courts today</h1>
      </KioskFrame>
    ),
  },
};
export default meta;

type Story = StoryObj<FakeShellProps>;

async function openPad(canvas: ReturnType<typeof within>) {
  await userEvent.click(await canvas.findByRole("button", { name: "Leave kiosk mode" }));
  return within(await within(document.body).findByRole("dialog", { name: "Leave kiosk mode" }));
}

async function typePin(pad: ReturnType<typeof within>, pin: string): Promise<void> {
  for (const digit of pin) await userEvent.click(pad.getByRole("button", { name: digit }));
}

export const Frame: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Riverside Racquet Club")).toBeVisible();
    await expect(canvas.queryByRole("navigation")).toBeNull();
    await expect(canvas.queryByRole("link")).toBeNull();
  },
};

export const NoConnection: Story = {
  args: { services: { liveStatus: "offline" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^No connection\./)).toBeVisible();
    const pad = await openPad(canvas);
    await expect(pad.getByRole("alert")).toHaveTextContent("Wait for the connection.");
    await typePin(pad, "12");
    await expect(pad.getByRole("status")).toHaveTextContent("0 digits entered");
  },
};

export const PinPad: Story = {
  play: async ({ canvas }) => {
    const pad = await openPad(canvas);
    await typePin(pad, "284");
    const unlock = pad.getByRole("button", { name: "Unlock" });
    await expect(unlock).toHaveAttribute("aria-disabled", "true");
    await userEvent.keyboard("6{Backspace}7");
    await expect(pad.getByRole("status")).toHaveTextContent("4 digits entered");
    await expect(unlock).not.toHaveAttribute("aria-disabled");
    for (const button of pad.getAllByRole("button")) {
      await expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(56);
    }
  },
};
export const PinPadOnAPhone: Story = {
  ...PinPad,
  globals: { density: "kiosk", theme: "dark", viewport: { value: "phone" } },
};

export const WrongPin: Story = {
  args: { fetch: reject(403, "This PIN is not right", { field: "pin" }) },
  play: async ({ canvas }) => {
    const pad = await openPad(canvas);
    await typePin(pad, "9071");
    await userEvent.click(pad.getByRole("button", { name: "Unlock" }));
    await expect(await pad.findByRole("alert")).toHaveTextContent("This PIN is not right");
    await expect(pad.getByRole("status")).toHaveTextContent("0 digits entered");
  },
};

export const TooManyTries: Story = {
  args: {
    fetch: reject(429, "Too many wrong PINs. Please try again in a few minutes.", { retryAfterSeconds: 180 }),
  },
  play: async ({ canvas }) => {
    const pad = await openPad(canvas);
    await typePin(pad, "9071");
    await userEvent.click(pad.getByRole("button", { name: "Unlock" }));
    await expect(await pad.findByRole("alert")).toHaveTextContent("Too many wrong PINs");
    await expect(pad.getByText(/^Next try in (3:00|2:\d\d)$/)).toBeVisible();
    await typePin(pad, "2");
    await expect(pad.getByRole("status")).toHaveTextContent("0 digits entered");
    // Closing the pad does not shorten the wait.
    await userEvent.click(pad.getByRole("button", { name: "Close" }));
    const again = await openPad(canvas);
    await expect(again.getByText(/^Next try in (3:00|2:\d\d)$/)).toBeInTheDocument();
  },
};

const onStay = fn();
const onGone = fn();
export const AsksWhoIsStillHere: Story = {
  args: { children: <StillHere secondsLeft={20} onStay={onStay} onGone={onGone} /> },
  play: async () => {
    const dialog = within(await within(document.body).findByRole("alertdialog", { name: "Still here?" }));
    await expect(dialog.getByText("20 seconds left")).toBeInTheDocument();
    await waitFor(() => expect(dialog.getByRole("button", { name: "I am still here" })).toHaveFocus());
    await userEvent.click(dialog.getByRole("button", { name: "Start over" }));
    await expect(onGone).toHaveBeenCalled();
    await userEvent.click(dialog.getByRole("button", { name: "Close" }));
    await expect(onStay).toHaveBeenCalled();
  },
};

const onResume = fn();
export const LeftFullscreen: Story = {
  args: { children: <TouchToResume onResume={onResume} /> },
  play: async () => {
    await userEvent.click(await within(document.body).findByRole("button", { name: "Touch to resume" }));
    await expect(onResume).toHaveBeenCalled();
  },
};
