import type { ClubTexts } from "@courtside/contracts/api/client.ts";
import { NOTIFICATION_CHANNELS, settingsOf } from "@courtside/contracts/domain/notifications.ts";
import { mockApi } from "@courtside/contracts/mock-api/mock-api.ts";
import { on } from "@courtside/contracts/mock-api/on.ts";
import { down, rejection } from "@courtside/contracts/mock-api/responses.ts";
import { fakeMe } from "@courtside/contracts/shell/fake-me.ts";
import { FakeShell } from "@courtside/contracts/shell/testing.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import { seeToast } from "../../../testing/seeToast.ts";
import { NotificationDefaults } from "../components/NotificationDefaults.tsx";
import { CHANGES_SAVED } from "../form/saveText.ts";

/** A club that does not mail its messages, and mails closed courts to everybody. */
function club(texts: ClubTexts | null = null) {
  const isLocked = (event: string, channel: string) => event === "closure" && channel === "mail";
  let stored = {
    version: 3,
    defaults: settingsOf((event, channel) => event !== "news" || channel !== "mail"),
    locked: settingsOf(isLocked),
    channels: NOTIFICATION_CHANNELS.filter((channel) => channel !== "text" || texts),
    texts,
  };
  return [
    on("get", "/club/notification-settings", ({ response }) => response(200, stored)),
    on("put", "/club/notification-settings", ({ body, response }) => {
      const of = (part: "defaults" | "locked") => settingsOf((event, channel) => body[part][event]?.[channel] === true);
      const next = texts && { ...texts, cap: body.text_cap ?? texts.most, is_reached: false };
      stored = { ...stored, version: body.version + 1, defaults: of("defaults"), locked: of("locked"), texts: next };
      return response(200, stored);
    }),
  ];
}

const shown = (...handlers: Parameters<typeof mockApi>) => (
  <FakeShell me={fakeMe("admin")} fetch={mockApi(...handlers)} path="/settings">
    <NotificationDefaults id="notifications" text={CHANGES_SAVED} onUnsaved={fn()} />
  </FakeShell>
);

const meta: Meta = { title: "mf-admin/Settings, notifications", render: () => shown(...club()) };
export default meta;

type Story = StoryObj;

export const Defaults: Story = {
  play: async ({ canvas }) => {
    const news = await canvas.findByRole("combobox", { name: "Messages from the club: Email" });
    await expect(news).toHaveDisplayValue("Off");
    await expect(canvas.getByRole("combobox", { name: "Closed courts: Email" })).toHaveDisplayValue("Always on");
    await userEvent.selectOptions(news, "Always on");
    await expect(canvas.getByText("1 unsaved change")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Save Changes" }));
    await seeToast("Changes Saved");
    await expect(await canvas.findByText("No unsaved changes")).toBeVisible();
    await expect(canvas.getByRole("combobox", { name: "Messages from the club: Email" })).toHaveDisplayValue(
      "Always on",
    );
  },
};

/** The month's costs of texts have reached the club's limit. */
export const TextLimitReached: Story = {
  render: () => shown(...club({ price: 0.08, currency: "EUR", most: 20, cap: 5, spent: 4.96, is_reached: true })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("This month's limit is reached")).toBeVisible();
    const cap = canvas.getByLabelText(/^Most a Month/);
    await userEvent.clear(cap);
    await userEvent.type(cap, "40");
    await expect(await canvas.findByText("Enter an amount from 0 to EUR 20.00")).toBeVisible();
    await userEvent.clear(cap);
    await userEvent.type(cap, "12.5");
    await userEvent.click(canvas.getByRole("button", { name: "Save Changes" }));
    await seeToast("Changes Saved");
    await expect(await canvas.findByText(/of EUR 12.50 used this month/)).toBeVisible();
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: "phone" } } };
export const InDark: Story = { globals: { theme: "dark" } };

/** Another admin was faster: nothing is saved. */
export const SavedElsewhere: Story = {
  render: () =>
    shown(
      on("put", "/club/notification-settings", () =>
        rejection({
          status: 409,
          code: "settings_changed",
          message: "Somebody else has changed the settings meanwhile. Nothing was saved.",
        }),
      ),
      ...club(),
    ),
  play: async ({ canvas }) => {
    const news = await canvas.findByRole("combobox", { name: "Messages from the club: Email" });
    await userEvent.selectOptions(news, "On");
    await userEvent.click(canvas.getByRole("button", { name: "Save Changes" }));
    await seeToast("Error Saving Changes");
    await expect(news).toHaveDisplayValue("On");
    // The settings are read again before anything else can be done.
    await waitFor(() => expect(canvas.getByRole("button", { name: "Discard" })).toBeEnabled());
    await userEvent.click(canvas.getByRole("button", { name: "Discard" }));
    await expect(await canvas.findByText("No unsaved changes")).toBeVisible();
  },
};

export const Unavailable: Story = {
  render: () => shown(on("get", "/club/notification-settings", down)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Notifications could not be loaded")).toBeVisible();
  },
};
