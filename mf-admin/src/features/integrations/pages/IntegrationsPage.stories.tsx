import { type MockFetch, type MockHandler, mockApi } from "@courtside/contracts/mock-api/mock-api.ts";
import { on } from "@courtside/contracts/mock-api/on.ts";
import { down, every, lostResponse, never, rejection } from "@courtside/contracts/mock-api/responses.ts";
import { fakeMe } from "@courtside/contracts/shell/fake-me.ts";
import { FakeShell } from "@courtside/contracts/shell/testing.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { fakeIntegrationsApi, fakeKeys } from "../../../testing/fake-integrations-api.ts";
import IntegrationsPage from "./IntegrationsPage.tsx";

function Shown({ fetch }: { fetch: MockFetch }) {
  return (
    <FakeShell me={fakeMe("admin")} fetch={fetch} path="/admin/integrations">
      <IntegrationsPage />
    </FakeShell>
  );
}

const meta: Meta<typeof Shown> = {
  title: "mf-admin/API Keys and Webhooks",
  component: Shown,
  parameters: { layout: "fullscreen" },
};
export default meta;

type Story = StoryObj<typeof Shown>;

const page = () => within(document.body);

/** What works, what has ended, what fails, and what was paused. */
export const Lists: Story = {
  args: { fetch: fakeIntegrationsApi() },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Last used Mar 9, 2026, 08:05")).toBeVisible();
    await expect(within(canvas.getByRole("list", { name: "API keys" })).getAllByRole("listitem")).toHaveLength(2);
    await expect(await canvas.findByText("It was paused because nothing was accepted for three days.")).toBeVisible();
  },
};
export const OnAPhone: Story = { args: { fetch: fakeIntegrationsApi() }, globals: { viewport: { value: "phone" } } };
export const InDark: Story = { args: { fetch: fakeIntegrationsApi() }, globals: { theme: "dark" } };
export const Empty: Story = { args: { fetch: fakeIntegrationsApi({ keys: [], webhooks: [] }) } };

/** A key's secret is shown once, when it is made; revoking asks first. */
export const KeyMadeAndRevoked: Story = {
  args: { fetch: fakeIntegrationsApi() },
  play: async ({ canvas }) => {
    const open = await canvas.findByRole("button", { name: "New API Key" });
    await canvas.findByRole("list", { name: "API keys" });
    await userEvent.click(open);
    const dialog = within(await page().findByRole("dialog", { name: "New API Key" }));
    await userEvent.click(dialog.getByRole("button", { name: "Make API Key" }));
    await expect(await dialog.findByText("Say which program it is for")).toBeVisible();
    await expect(dialog.getByText("Choose at least one")).toBeVisible();
    await userEvent.type(dialog.getByRole("textbox", { name: /^Name/ }), "Website");
    await userEvent.click(dialog.getByRole("checkbox", { name: "Read courts (courts:read)" }));
    await userEvent.click(dialog.getByRole("button", { name: "Make API Key" }));
    await expect(await canvas.findByText("Copy the key Website now: it is shown this once")).toBeVisible();
    await expect(canvas.getByText(/^ck_w+$/)).toBeVisible();
    await userEvent.click(await canvas.findByRole("button", { name: "Revoke Website" }));
    const asking = within(await page().findByRole("alertdialog", { name: "Revoke Website?" }));
    await userEvent.click(asking.getByRole("button", { name: "Revoke Key" }));
    await expect(await page().findByText("API key revoked")).toBeInTheDocument();
    await expect(canvas.queryByText(/^ck_w+$/)).toBeNull();
  },
};

/** Keys are rejected while the person who made them is no admin. */
export const KeysNotInForce: Story = {
  args: {
    fetch: fakeIntegrationsApi({ keys: fakeKeys.map((key) => ({ ...key, expired: false, maker_is_admin: false })) }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText("Not in Force")).toHaveLength(2);
    await expect(canvas.getByText("Every request with it is rejected: Ana Admin is no longer an admin.")).toBeVisible();
    await expect(
      canvas.getByText("Every request with it is rejected: the person who made it is no longer an admin."),
    ).toBeVisible();
  },
};

export const WebhookMade: Story = {
  args: { fetch: fakeIntegrationsApi() },
  play: async ({ canvas }) => {
    await canvas.findByRole("list", { name: "Webhooks" });
    await userEvent.click(await canvas.findByRole("button", { name: "New Webhook" }));
    const dialog = within(await page().findByRole("dialog", { name: "New Webhook" }));
    await userEvent.type(dialog.getByRole("textbox", { name: /^Address/ }), "https://site.example.com/hook");
    await userEvent.click(dialog.getByRole("checkbox", { name: "A booking is canceled (booking.canceled)" }));
    await userEvent.click(dialog.getByRole("button", { name: "Save Webhook" }));
    await expect(
      await canvas.findByText("Copy the secret of site.example.com now: it is shown this once"),
    ).toBeVisible();
    await expect(canvas.getByText(/^whsec_w+=$/)).toBeVisible();
    // It goes with the webhook.
    await userEvent.click(canvas.getByRole("button", { name: "Delete site.example.com" }));
    const asking = within(await page().findByRole("alertdialog", { name: "Delete the webhook of site.example.com?" }));
    await userEvent.click(asking.getByRole("button", { name: "Delete Webhook" }));
    await expect(await page().findByText("Webhook deleted")).toBeInTheDocument();
    await expect(canvas.queryByText(/^whsec_w+=$/)).toBeNull();
  },
};

/** Every attempt with what went wrong; one delivery or all undelivered ones are sent again. */
export const Deliveries: Story = {
  args: { fetch: fakeIntegrationsApi() },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Deliveries of doors.example.com" }));
    const sheet = within(await page().findByRole("dialog", { name: "Deliveries" }));
    await expect(await sheet.findByText(/No response within 10 seconds/)).toBeVisible();
    await expect(within(sheet.getByRole("list", { name: "Deliveries" })).getAllByRole("button")).toHaveLength(4);
    await userEvent.click(sheet.getByRole("button", { name: "Send Undelivered Again" }));
    await expect(await page().findByText("2 sent again")).toBeInTheDocument();
  },
};
export const DeliveriesOnAPhone: Story = {
  ...Deliveries,
  args: { fetch: fakeIntegrationsApi() },
  globals: { viewport: { value: "phone" } },
};

/** What a paused webhook has skipped can be sent again once it is resumed. */
export const Resumed: Story = {
  args: { fetch: fakeIntegrationsApi() },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Resume accounts.example.com" }));
    await expect(await canvas.findByRole("button", { name: "Pause accounts.example.com" })).toBeVisible();
    await expect(page().getByText("Webhook resumed")).toBeInTheDocument();
  },
};

/** A webhook is edited, paused and deleted. */
export const WebhookChanged: Story = {
  args: { fetch: fakeIntegrationsApi() },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Edit doors.example.com" }));
    const dialog = within(await page().findByRole("dialog", { name: "Edit Webhook" }));
    await userEvent.clear(dialog.getByRole("textbox", { name: /^Address/ }));
    await userEvent.type(dialog.getByRole("textbox", { name: /^Address/ }), "https://new.example.com/hook");
    await userEvent.click(dialog.getByRole("button", { name: "Save Webhook" }));
    await expect(await page().findByText("Webhook saved")).toBeInTheDocument();
    await userEvent.click(await canvas.findByRole("button", { name: "Pause new.example.com" }));
    await expect(await page().findByText("Webhook paused")).toBeInTheDocument();
    await userEvent.click(await canvas.findByRole("button", { name: "Delete new.example.com" }));
    const asking = within(await page().findByRole("alertdialog", { name: "Delete the webhook of new.example.com?" }));
    await userEvent.click(asking.getByRole("button", { name: "Delete Webhook" }));
    await expect(await page().findByText("Webhook deleted")).toBeInTheDocument();
    await expect(within(canvas.getByRole("list", { name: "Webhooks" })).getAllByRole("listitem")).toHaveLength(1);
  },
};

/** The secret is shown once, when the gateway is set; removing asks first. */
export const GatewaySetAndRemoved: Story = {
  args: { fetch: fakeIntegrationsApi() },
  play: async ({ canvas }) => {
    const address = await canvas.findByRole("textbox", { name: /^Address of the lock gateway/ });
    await userEvent.type(address, "doors");
    await userEvent.click(canvas.getByRole("button", { name: "Set Gateway" }));
    await expect(await canvas.findByText(/^Enter an address such as https:/)).toBeVisible();
    await userEvent.clear(address);
    await userEvent.type(address, "https://locks.example.com/codes");
    await userEvent.click(canvas.getByRole("button", { name: "Set Gateway" }));
    await expect(await canvas.findByText(/^whsec_g+=$/)).toBeVisible();
    await expect(canvas.getByText("No code was sent yet")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Remove Gateway" }));
    const asking = within(await page().findByRole("alertdialog", { name: "Remove the lock gateway?" }));
    await userEvent.click(asking.getByRole("button", { name: "Remove Gateway" }));
    await expect(await page().findByText("Lock gateway removed")).toBeInTheDocument();
    await expect(await canvas.findByRole("button", { name: "Set Gateway" })).toBeVisible();
  },
};

const FAILING = {
  url: "https://locks.example.com/codes",
  created_at: "2026-03-01T15:00:00.000Z",
  problem: "The response was 503",
  reached_at: "2026-03-09T12:05:00.000Z",
};
export const GatewayFailing: Story = {
  args: {
    fetch: fakeIntegrationsApi({ gateway: FAILING, instead: [on("delete", "/door-gateway", () => rejected())] }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("The response was 503. It is tried again every few minutes.")).toBeVisible();
    await expect(canvas.getByText("Last accepted a code Mar 9, 2026, 08:05")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Remove Gateway" }));
    const asking = within(await page().findByRole("alertdialog", { name: "Remove the lock gateway?" }));
    await userEvent.click(asking.getByRole("button", { name: "Remove Gateway" }));
    await expect(await page().findByText("Failed to remove the lock gateway: Not now")).toBeInTheDocument();
  },
};
export const GatewayRejected: Story = {
  args: { fetch: fakeIntegrationsApi({ instead: [on("put", "/door-gateway", () => rejected())] }) },
  play: async ({ canvas }) => {
    const address = await canvas.findByRole("textbox", { name: /^Address of the lock gateway/ });
    await userEvent.type(address, "https://locks.example.com/codes");
    await userEvent.click(canvas.getByRole("button", { name: "Set Gateway" }));
    await expect(await page().findByText("Failed to set the lock gateway: Not now")).toBeInTheDocument();
    await expect(address).toHaveValue("https://locks.example.com/codes");
  },
};

const rejected = () => rejection({ status: 422, code: "rejected", message: "Not now" });
const rejecting = (...handlers: MockHandler[]) => fakeIntegrationsApi({ instead: handlers });

/** What the api rejects is said, and what was typed stays. */
export const KeyRejected: Story = {
  args: { fetch: rejecting(on("post", "/api-keys", rejected), on("delete", "/api-keys/{id}", rejected)) },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Revoke Door system" }));
    const revoking = within(await page().findByRole("alertdialog", { name: "Revoke Door system?" }));
    await userEvent.click(revoking.getByRole("button", { name: "Revoke Key" }));
    await expect(await page().findByText("Failed to revoke the API key: Not now")).toBeInTheDocument();
    await waitFor(() => expect(page().queryByRole("alertdialog")).toBeNull());

    await userEvent.click(canvas.getByRole("button", { name: "New API Key" }));
    const dialog = within(await page().findByRole("dialog", { name: "New API Key" }));
    await userEvent.type(dialog.getByRole("textbox", { name: /^Name/ }), "Website");
    await userEvent.click(dialog.getByRole("checkbox", { name: "Read courts (courts:read)" }));
    await userEvent.click(dialog.getByRole("button", { name: "Make API Key" }));
    await expect(await page().findByText("Failed to make the API key: Not now")).toBeInTheDocument();
    await expect(dialog.getByRole("textbox", { name: /^Name/ })).toHaveValue("Website");
  },
};

const asked = fn();
/** The response and that of the repetition are lost, the next one comes. */
const lostTwice = (call: { idempotencyKey: string | null; body: object }) => {
  asked({ key: call.idempotencyKey, ...call.body });
  return asked.mock.calls.length > 2 ? undefined : lostResponse();
};
const askedOnce = () => new Set(asked.mock.calls.map((call) => JSON.stringify(call))).size;

/** A click after lost responses asks for the same key: the list does not get a second one. */
export const KeyResponsesLost: Story = {
  args: { fetch: rejecting(on("post", "/api-keys", lostTwice)) },
  play: async ({ canvas }) => {
    asked.mockClear();
    await canvas.findByRole("list", { name: "API keys" });
    await userEvent.click(await canvas.findByRole("button", { name: "New API Key" }));
    const dialog = within(await page().findByRole("dialog", { name: "New API Key" }));
    await userEvent.type(dialog.getByRole("textbox", { name: /^Name/ }), "Website");
    await userEvent.click(dialog.getByRole("checkbox", { name: "Read courts (courts:read)" }));
    await userEvent.click(dialog.getByRole("button", { name: "Make API Key" }));
    await page().findByText("Failed to make the API key: Courtside cannot be reached");
    await userEvent.click(await dialog.findByRole("button", { name: "Make API Key" }));
    await expect(await canvas.findByText("Copy the key Website now: it is shown this once")).toBeVisible();
    await expect(asked).toHaveBeenCalledTimes(3);
    await expect(askedOnce()).toBe(1);
  },
};

export const WebhookResponsesLost: Story = {
  args: { fetch: rejecting(on("post", "/webhooks", lostTwice)) },
  play: async ({ canvas }) => {
    asked.mockClear();
    await canvas.findByRole("list", { name: "Webhooks" });
    await userEvent.click(await canvas.findByRole("button", { name: "New Webhook" }));
    const dialog = within(await page().findByRole("dialog", { name: "New Webhook" }));
    await userEvent.type(dialog.getByRole("textbox", { name: /^Address/ }), "https://site.example.com/hook");
    await userEvent.click(dialog.getByRole("checkbox", { name: "A booking is canceled (booking.canceled)" }));
    await userEvent.click(dialog.getByRole("button", { name: "Save Webhook" }));
    await page().findByText("Failed to save the webhook: Courtside cannot be reached");
    await userEvent.click(await dialog.findByRole("button", { name: "Save Webhook" }));
    await canvas.findByText("Copy the secret of site.example.com now: it is shown this once");
    await expect(asked).toHaveBeenCalledTimes(3);
    await expect(askedOnce()).toBe(1);
  },
};

/** What another admin has changed meanwhile in other fields stays; a stray press beside the dialog loses nothing. */
export const SavesWhatDiffers: Story = {
  args: { fetch: rejecting(on("patch", "/webhooks/{id}", ({ body }) => void asked(body))) },
  play: async ({ canvas }) => {
    asked.mockClear();
    await userEvent.click(await canvas.findByRole("button", { name: "Edit doors.example.com" }));
    const dialog = within(await page().findByRole("dialog", { name: "Edit Webhook" }));
    await userEvent.clear(dialog.getByRole("textbox", { name: /^Description/ }));
    await userEvent.type(dialog.getByRole("textbox", { name: /^Description/ }), "Gate");
    await userEvent.click(dialog.getByRole("button", { name: "Close" }));
    await userEvent.click(await page().findByRole("button", { name: "Keep Writing" }));
    await userEvent.click(dialog.getByRole("button", { name: "Save Webhook" }));
    await expect(await page().findByText("Webhook saved")).toBeInTheDocument();
    await expect(asked.mock.calls).toEqual([[{ description: "Gate" }]]);
  },
};

export const WebhookRejected: Story = {
  args: { fetch: rejecting(on("post", "/webhooks", rejected), on("delete", "/webhooks/{id}", rejected)) },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Delete doors.example.com" }));
    const asking = within(await page().findByRole("alertdialog", { name: "Delete the webhook of doors.example.com?" }));
    await userEvent.click(asking.getByRole("button", { name: "Delete Webhook" }));
    await expect(await page().findByText("Failed to delete the webhook: Not now")).toBeInTheDocument();
    await waitFor(() => expect(page().queryByRole("alertdialog")).toBeNull());

    await userEvent.click(canvas.getByRole("button", { name: "New Webhook" }));
    const dialog = within(await page().findByRole("dialog", { name: "New Webhook" }));
    await userEvent.type(dialog.getByRole("textbox", { name: /^Address/ }), "https://site.example.com/");
    await userEvent.click(dialog.getByRole("checkbox", { name: "An event is created (event.created)" }));
    await userEvent.click(dialog.getByRole("button", { name: "Save Webhook" }));
    await expect(await page().findByText("Failed to save the webhook: Not now")).toBeInTheDocument();
    await expect(dialog.getByRole("textbox", { name: /^Address/ })).toHaveValue("https://site.example.com/");
  },
};

export const NothingSentAgain: Story = {
  args: {
    fetch: rejecting(
      on("post", "/webhooks/{id}/replay", ({ response }) => response(200, { replayed: 0 })),
      on("post", "/webhooks/{id}/deliveries/{delivery_id}/replay", rejected),
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Deliveries of doors.example.com" }));
    const sheet = within(await page().findByRole("dialog", { name: "Deliveries" }));
    const [again] = await sheet.findAllByRole("button", { name: /^Send Again: booking/ });
    if (!again) throw new Error("no delivery to send again");
    await userEvent.click(again);
    await expect(await page().findByText("Failed to send again: Not now")).toBeInTheDocument();
    await userEvent.click(sheet.getByRole("button", { name: "Send Undelivered Again" }));
    await expect(await page().findByText("Nothing to send again")).toBeInTheDocument();
  },
};

/** More than one call sends again: the rest needs another. */
export const ManySentAgain: Story = {
  args: { fetch: rejecting(on("post", "/webhooks/{id}/replay", ({ response }) => response(200, { replayed: 1_000 }))) },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Deliveries of doors.example.com" }));
    const sheet = within(await page().findByRole("dialog", { name: "Deliveries" }));
    await userEvent.click(sheet.getByRole("button", { name: "Send Undelivered Again" }));
    await expect(await page().findByText("1,000 sent again. Press again for the rest.")).toBeInTheDocument();
  },
};

export const Loading: Story = { args: { fetch: mockApi(every(never)) } };
export const Failed: Story = {
  args: { fetch: mockApi(every(down)) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("The API keys could not be loaded")).toBeVisible();
    await expect(await canvas.findByText("The webhooks could not be loaded")).toBeVisible();
    await expect(await canvas.findByText("The lock gateway could not be loaded")).toBeVisible();
  },
};
