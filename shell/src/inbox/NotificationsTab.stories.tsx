import {
  type ChannelChoices,
  effectiveSettings,
  mergedChoices,
  type QuietHours,
  settingsOf,
} from "@courtside/contracts/domain/notifications.ts";
import { mockApi } from "@courtside/contracts/mock-api/mock-api.ts";
import { on } from "@courtside/contracts/mock-api/on.ts";
import { down } from "@courtside/contracts/mock-api/responses.ts";
import { fakeMe } from "@courtside/contracts/shell/fake-me.ts";
import { FakeShell } from "@courtside/contracts/shell/testing.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import NotificationsTab from "./NotificationsTab.tsx";

/** The settings of a person whose club has locked mails about closed courts. */
function settings(quiet: QuietHours | null = null) {
  let choices: ChannelChoices = { news: { mail: false } };
  let quiet_hours = quiet;
  const locked = settingsOf((event, channel) => event === "closure" && channel === "mail");
  const stored = () => ({ ...effectiveSettings(choices, { defaults: {}, locked }), quiet_hours, locked });
  return [
    on("get", "/me/notification-settings", ({ response }) => response(200, stored())),
    on("put", "/me/notification-settings", ({ body, response }) => {
      const { quiet_hours: next, locked: _locked, ...changes } = body ?? {};
      choices = mergedChoices(choices, changes);
      if (next !== undefined) quiet_hours = next;
      return response(200, stored());
    }),
  ];
}

const meta: Meta<typeof NotificationsTab> = {
  title: "Shell/My Account, notifications",
  component: NotificationsTab,
  args: { me: fakeMe("member") },
  render: (args) => (
    <FakeShell path="/my-account" fetch={mockApi(...settings())}>
      <NotificationsTab {...args} />
    </FakeShell>
  ),
};
export default meta;

type Story = StoryObj<typeof NotificationsTab>;

export const Matrix: Story = {
  play: async ({ canvas }) => {
    const offers = await canvas.findByRole("switch", { name: "Waitlist offers: Email" });
    await expect(offers).toBeChecked();
    await userEvent.click(offers);
    await expect(await canvas.findByRole("switch", { name: "Waitlist offers: Email", checked: false })).toBeEnabled();
    await expect(canvas.getByRole("switch", { name: "Messages from the club: Email" })).not.toBeChecked();
    await expect(canvas.getByRole("switch", { name: "Closed courts: Email" })).toBeDisabled();
    await expect(canvas.queryByRole("switch", { name: "Billing: Email" })).toBeNull();
    await userEvent.click(canvas.getByRole("switch", { name: /^Do not disturb me at night/ }));
    await expect(await canvas.findByLabelText("From")).toHaveValue("22:00");
    await userEvent.selectOptions(canvas.getByLabelText("Until"), "06:30");
    await expect(await canvas.findByLabelText("Until")).toHaveValue("06:30");
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: "phone" } },
  render: (args) => (
    <FakeShell
      path="/my-account"
      fetch={mockApi(...settings({ from: "22:00", until: "07:00", time_zone: "Europe/Vienna" }))}
    >
      <NotificationsTab {...args} />
    </FakeShell>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("group", { name: /^Waitlist offers/ })).toBeVisible();
  },
};

export const InDark: Story = { globals: { theme: "dark" } };

export const NotSaved: Story = {
  render: (args) => (
    <FakeShell path="/my-account" fetch={mockApi(on("put", "/me/notification-settings", down), ...settings())}>
      <NotificationsTab {...args} />
    </FakeShell>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("switch", { name: "Waitlist offers: Email" }));
    await expect(await canvas.findByRole("alert")).toHaveTextContent("The service is busy, please try again");
    await expect(canvas.getByRole("switch", { name: "Waitlist offers: Email" })).toBeChecked();
  },
};

export const Unavailable: Story = {
  render: (args) => (
    <FakeShell path="/my-account" fetch={mockApi(on("get", "/me/notification-settings", down))}>
      <NotificationsTab {...args} />
    </FakeShell>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("alert")).toHaveTextContent("Your notifications could not be loaded");
  },
};
