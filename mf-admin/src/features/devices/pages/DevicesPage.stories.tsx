import type { Device } from "@courtside/contracts/api/client.ts";
import type { MockHandler } from "@courtside/contracts/mock-api/mock-api.ts";
import { on } from "@courtside/contracts/mock-api/on.ts";
import { down, lostResponse, never, unreachable } from "@courtside/contracts/mock-api/responses.ts";
import { fakeMe } from "@courtside/contracts/shell/fake-me.ts";
import { FakeShell } from "@courtside/contracts/shell/testing.tsx";
import { seeToast } from "@courtside/design-system/components/Toast/seeToast.ts";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useMemo } from "react";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { fakeDevices, fakeDevicesApi } from "../../../testing/fake-devices-api.ts";
import DevicesPage from "./DevicesPage.tsx";

interface ShownProps {
  devices?: Device[];
  instead?: MockHandler;
}

function Shown({ devices = fakeDevices, instead }: ShownProps) {
  const fetch = useMemo(() => fakeDevicesApi(devices, instead), [devices, instead]);
  return (
    <FakeShell me={fakeMe("admin")} fetch={fetch} path="/admin/devices">
      <DevicesPage />
    </FakeShell>
  );
}

const meta: Meta<typeof Shown> = {
  title: "mf-admin/Devices",
  component: Shown,
  parameters: { layout: "fullscreen" },
};
export default meta;

type Story = StoryObj<typeof Shown>;

const page = () => within(document.body);

export const List: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Lobby")).toBeVisible();
    await expect(canvas.getByText("Waits for its code")).toBeVisible();
    await expect(canvas.getByText("Only look")).toBeVisible();
    await expect(canvas.getAllByText("Version 1.0.0")[0]).toBeVisible();
    await expect(canvas.getByText("Book, by code or PIN, or found by staff")).toBeVisible();
  },
};
export const OnAPhone: Story = { globals: { viewport: { value: "phone" } } };
export const InDark: Story = { globals: { theme: "dark" } };
export const Loading: Story = { args: { instead: on("get", "/devices", never) } };
export const Failed: Story = {
  args: { instead: on("get", "/devices", down) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("The devices could not be loaded")).toBeVisible();
  },
};

/** A device that shows one court alone never reads as one of all courts. */
export const CourtsNotLoaded: Story = {
  args: { instead: on("get", "/courts", unreachable) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("1 court, with short names")).toBeVisible();
    await expect(canvas.getAllByText("All courts")).toHaveLength(2);
  },
};

/** The first device: its code is shown once. */
export const Adds: Story = {
  args: { devices: [] },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Add Device" }));
    const form = within(await page().findByRole("dialog", { name: "Add Device" }));
    await userEvent.type(form.getByRole("textbox", { name: "Name" }), "Lobby");
    await userEvent.click(form.getByRole("button", { name: "Add Device" }));
    const pairing = within(await page().findByRole("dialog", { name: "Pair Lobby" }));
    await expect(pairing.getByText("K7QM 2XRA")).toBeVisible();
    await expect(pairing.getByRole("img", { name: "QR code to pair Lobby" })).toBeVisible();
    await userEvent.click(pairing.getByRole("button", { name: "Done" }));
    await waitFor(() => expect(page().queryByRole("dialog")).toBeNull());
    await expect(await canvas.findByText("Lobby")).toBeVisible();
  },
};

/** The response is lost: pressed again, the server sees the same attempt. */
const keys: (string | null)[] = [];
export const AddsAgain: Story = {
  args: {
    devices: [],
    instead: on("post", "/devices", ({ idempotencyKey }) => {
      keys.push(idempotencyKey);
      return keys.length === 1 ? lostResponse() : undefined;
    }),
  },
  beforeEach: () => {
    keys.length = 0;
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Add Device" }));
    const form = within(await page().findByRole("dialog", { name: "Add Device" }));
    await userEvent.type(form.getByRole("textbox", { name: "Name" }), "Lobby");
    await userEvent.click(form.getByRole("button", { name: "Add Device" }));
    await expect(await form.findByText("Check your connection, then try again.")).toBeVisible();
    await userEvent.click(form.getByRole("button", { name: "Add Device" }));
    await expect(await page().findByRole("dialog", { name: "Pair Lobby" })).toBeVisible();
    await expect(keys).toEqual([expect.any(String), keys[0]]);
  },
};

/** A code that was not used in time. */
export const NewCode: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "New code for Changing room" }));
    const pairing = within(await page().findByRole("dialog", { name: "Pair Changing room" }));
    await expect(pairing.getByText("W3TN 8KBC")).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "New code for Lobby" })).toBeNull();
  },
};

export const NoNewCode: Story = {
  args: { instead: on("post", "/devices/pairing-codes", down) },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "New code for Changing room" }));
    await seeToast("Failed to make a new code");
  },
};

/** The form of adding, with what the device has; only what was changed is sent. */
export const Edits: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Edit Terrace" }));
    const form = within(await page().findByRole("dialog", { name: "Edit Terrace" }));
    const name = form.getByRole("textbox", { name: "Name" });
    await expect(name).toHaveValue("Terrace");
    await expect(form.getByRole("switch", { name: /^Members book/ })).not.toBeChecked();
    await userEvent.clear(name);
    await userEvent.click(form.getByRole("button", { name: "Save" }));
    await expect(await form.findByText("Name is required")).toBeVisible();
    await userEvent.type(name, "Sun deck");
    await userEvent.click(form.getByRole("switch", { name: /^Members book/ }));
    await userEvent.click(form.getByRole("button", { name: "Save" }));
    await seeToast("Device updated");
    await waitFor(() => expect(page().queryByRole("dialog")).toBeNull());
    await expect(await canvas.findByText("Sun deck")).toBeVisible();
    await expect(canvas.queryByText("Only look")).toBeNull();
  },
};

export const EditsOnAPhone: Story = {
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Edit Lobby" }));
    await expect(await page().findByRole("dialog", { name: "Edit Lobby" })).toBeVisible();
  },
};

export const NotEdited: Story = {
  args: { instead: on("patch", "/devices/{id}", down) },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Edit Lobby" }));
    const form = within(await page().findByRole("dialog", { name: "Edit Lobby" }));
    await userEvent.type(form.getByRole("textbox", { name: "Place" }), "!");
    await userEvent.click(form.getByRole("button", { name: "Save" }));
    await expect(await form.findByRole("alert")).toBeVisible();
    await expect(form.getByRole("textbox", { name: "Place" })).toHaveValue("Beside the entrance!");
  },
};

export const Removes: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Remove Lobby" }));
    const dialog = within(await page().findByRole("alertdialog", { name: "Remove Lobby?" }));
    await userEvent.click(dialog.getByRole("button", { name: "Remove Device" }));
    await seeToast("Device removed");
    await waitFor(() => expect(canvas.queryByRole("button", { name: "Remove Lobby" })).toBeNull());
  },
};

export const NotRemoved: Story = {
  args: { instead: on("delete", "/devices/{id}", down) },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Remove Lobby" }));
    const dialog = within(await page().findByRole("alertdialog", { name: "Remove Lobby?" }));
    await userEvent.click(dialog.getByRole("button", { name: "Remove Device" }));
    await seeToast("Failed to remove the device");
  },
};
