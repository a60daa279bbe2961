import type { TextMessages } from "@courtside/contracts/api/client.ts";
import {
  type ChannelChoices,
  type DigestChoices,
  type DigestTime,
  effectiveDigest,
  effectiveSettings,
  mergedChoices,
  NOTIFICATION_CHANNELS,
  type NotificationChannel,
  type QuietHours,
  settingsOf,
} from "@courtside/contracts/domain/notifications.ts";
import { mockApi } from "@courtside/contracts/mock-api/mock-api.ts";
import { on } from "@courtside/contracts/mock-api/on.ts";
import { down } from "@courtside/contracts/mock-api/responses.ts";
import { fakeMe } from "@courtside/contracts/shell/fake-me.ts";
import { FakeShell } from "@courtside/contracts/shell/testing.tsx";
import { seeToast } from "@courtside/design-system/components/Toast/seeToast.ts";
import { clearToasts } from "@courtside/design-system/components/Toast/toastStore.ts";
import { Tabs } from "@courtside/design-system/data.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { AuthApiError, GoTrueClient } from "@supabase/auth-js";
import { type ComponentProps, useState } from "react";
import { expect, fn, spyOn, userEvent, waitFor, within } from "storybook/test";
import { authClient } from "../../auth/authClient.ts";
import { fakeTurnstile, GUARDED_SETTINGS } from "../../auth/captcha/fakeTurnstile.ts";
import type { DeviceNotifications, DeviceState } from "./device-notifications.ts";
import NotificationsTab from "./NotificationsTab.tsx";

/** The settings of a person whose club has locked mails about closed courts. */
function settings(quiet: QuietHours | null = null, channels: NotificationChannel[] = ["inbox", "mail", "push"]) {
  let choices: ChannelChoices = { news: { mail: false } };
  let quiet_hours = quiet;
  const locked = settingsOf((event, channel) => event === "closure" && channel === "mail");
  let daily: DigestChoices = {};
  let time: Partial<DigestTime> = {};
  const stored = () => ({
    ...effectiveSettings(choices, { defaults: {}, locked }),
    quiet_hours,
    digest: { at: "18:00", time_zone: "America/New_York", ...time, events: effectiveDigest(daily, {}) },
    locked,
    channels,
  });
  return [
    on("get", "/me/notification-settings", ({ response }) => response(200, stored())),
    on("put", "/me/notification-settings", ({ body, response }) => {
      const { quiet_hours: next, digest, locked: _locked, channels: _channels, ...changes } = body ?? {};
      const { events, default_time_zone, ...changedTime } = digest ?? {};
      daily = { ...daily, ...events };
      time = { ...(default_time_zone && { time_zone: default_time_zone }), ...time, ...changedTime };
      choices = mergedChoices(choices, changes);
      if (next !== undefined) quiet_hours = next;
      return response(200, stored());
    }),
  ];
}

/** A browser in a state, which allows notifications when it asks; `subscribed` is its session's, as the api knows it. */
function device(initial: DeviceState, { allows = true } = {}) {
  let state = initial;
  const keys = {
    p256dh: "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
    auth: "BTBZMqHH6r4Tts7J_aSIgg",
  };
  const browser: DeviceNotifications = {
    state: async () => state,
    turnOn: fn(async () => {
      state = allows ? "on" : "denied";
      return allows ? { endpoint: "https://push.example.com/1", keys } : null;
    }),
    turnOff: fn(async () => {
      state = "off";
    }),
  };
  return browser;
}

function subscriptions(isSubscribed: boolean) {
  const one = {
    id: "0198a7c2-0000-7000-8000-000000000001",
    browser: null,
    is_current: true,
    created_at: "2026-03-08T12:00:00Z",
  };
  let data = isSubscribed ? [one] : [];
  return [
    on("get", "/me/push-subscriptions", ({ response }) => response(200, { public_key: "BCVx", data })),
    on("post", "/me/push-subscriptions", ({ response }) => {
      data = [one];
      return response(201, { id: one.id });
    }),
    on("delete", "/me/push-subscriptions", ({ response }) => {
      data = [];
      return response(204, undefined);
    }),
  ];
}

/** What the api knows of a person's number. */
function texts(initial: TextMessages) {
  let stored = initial;
  return [
    on("get", "/me/text-messages", ({ response }) => response(200, stored)),
    on("put", "/me/text-messages", ({ body, response }) => {
      stored = { ...stored, number: stored.number ?? "+15550123", is_on: body.is_on };
      return response(200, stored);
    }),
  ];
}

const withTexts = (args: ComponentProps<typeof NotificationsTab>, known: Partial<TextMessages>) => (
  <FakeShell
    path="/my-account"
    fetch={mockApi(
      ...settings(null, [...NOTIFICATION_CHANNELS]),
      ...subscriptions(false),
      ...texts({ is_available: true, number: "+15550123", is_on: true, is_stopped: false, ...known }),
    )}
  >
    <NotificationsTab {...args} />
  </FakeShell>
);

const meta: Meta<typeof NotificationsTab> = {
  title: "Shell/My Account, notifications",
  component: NotificationsTab,
  args: { me: fakeMe("member"), device: device("off") },
  render: (args) => (
    <FakeShell path="/my-account" fetch={mockApi(...settings(), ...subscriptions(false))}>
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
    await expect(canvas.queryByRole("switch", { name: "Monthly report: Email" })).toBeNull();
    await userEvent.click(canvas.getByRole("switch", { name: "Reminders: Push" }));
    await expect(await canvas.findByRole("switch", { name: "Reminders: Push", checked: false })).toBeEnabled();
    await userEvent.click(canvas.getByRole("switch", { name: /^Do not disturb me at night/ }));
    await expect(await canvas.findByLabelText("From")).toHaveValue("22:00");
    await userEvent.selectOptions(canvas.getByLabelText("Until"), "06:30");
    await expect(await canvas.findByLabelText("Until")).toHaveValue("06:30");
  },
};

/** Of what comes once a day the person says when; an offer cannot wait, and what is not mailed has nothing to collect. */
export const DailyEmail: Story = {
  play: async ({ canvas }) => {
    const made = await canvas.findByRole("switch", { name: "Bookings you make: Daily email" });
    await expect(made).not.toBeChecked();
    await expect(canvas.queryByLabelText("At")).toBeNull();
    await expect(canvas.queryByRole("switch", { name: "Waitlist offers: Daily email" })).toBeNull();
    await expect(canvas.getByRole("switch", { name: "Messages from the club: Daily email" })).toBeDisabled();
    await userEvent.click(made);
    await expect(
      await canvas.findByRole("switch", { name: "Bookings you make: Daily email", checked: true }),
    ).toBeEnabled();
    await userEvent.selectOptions(await canvas.findByLabelText("At"), "07:30");
    await waitFor(() => expect(canvas.getByLabelText("At")).toHaveValue("07:30"));
    // It is the zone of this device, until another is chosen.
    await expect(canvas.getByLabelText("Daily Email Time Zone")).toHaveValue(
      Intl.DateTimeFormat().resolvedOptions().timeZone,
    );
    await userEvent.selectOptions(canvas.getByLabelText("Daily Email Time Zone"), "Asia/Tokyo");
    await userEvent.click(canvas.getByRole("switch", { name: "Bookings you make: Email" }));
    await waitFor(() => expect(canvas.queryByLabelText("At")).toBeNull());
    // It stays chosen while nothing comes once a day.
    await userEvent.click(canvas.getByRole("switch", { name: "Events: Daily email" }));
    await expect(await canvas.findByLabelText("At")).toHaveValue("07:30");
    await expect(canvas.getByLabelText("Daily Email Time Zone")).toHaveValue("Asia/Tokyo");
  },
};

export const DailyEmailOnAPhone: Story = {
  globals: { viewport: { value: "phone" }, theme: "dark" },
  play: async ({ canvas }) => {
    const group = await canvas.findByRole("group", { name: /^Events/ });
    await userEvent.click(within(group).getByRole("switch", { name: "Daily email" }));
    await expect(await canvas.findByLabelText("At")).toHaveValue("18:00");
  },
};

/** Those who run the club have two more rows. */
export const Admin: Story = {
  args: { me: fakeMe("admin") },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("switch", { name: "Billing: Email" })).toBeChecked();
    await userEvent.click(canvas.getByRole("switch", { name: "Monthly report: Email" }));
    await expect(await canvas.findByRole("switch", { name: "Monthly report: Email", checked: false })).toBeEnabled();
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: "phone" } },
  render: (args) => (
    <FakeShell
      path="/my-account"
      fetch={mockApi(
        ...settings({ from: "22:00", until: "07:00", time_zone: "Europe/Vienna" }),
        ...subscriptions(false),
      )}
    >
      <NotificationsTab {...args} />
    </FakeShell>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("group", { name: /^Waitlist offers/ })).toBeVisible();
  },
};

/** The installation has a gateway for texts: they are off for every event until one is chosen. */
export const Texts: Story = {
  render: (args) => withTexts(args, {}),
  play: async ({ canvas }) => {
    const offers = await canvas.findByRole("switch", { name: "Waitlist offers: Text" });
    await expect(offers).not.toBeChecked();
    await userEvent.click(offers);
    await expect(await canvas.findByRole("switch", { name: "Waitlist offers: Text", checked: true })).toBeEnabled();
    await userEvent.click(await canvas.findByRole("switch", { name: /^Text me at \+15550123/ }));
    await waitFor(() => expect(canvas.getByRole("switch", { name: /^Text me/, checked: false })).toBeEnabled());
  },
};
export const TextsStopped: Story = {
  globals: { viewport: { value: "phone" }, theme: "dark" },
  render: (args) => withTexts(args, { is_on: false, is_stopped: true }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Reply START/)).toBeVisible();
    await expect(canvas.getByRole("switch", { name: /^Text me/ })).toBeDisabled();
  },
};
/** Without a number the card asks for one, which a code proves. */
export const AddingNumber: Story = {
  beforeEach: () => {
    spyOn(authClient, "updateUser").mockResolvedValue({ data: { user: {} as never }, error: null });
    spyOn(GoTrueClient.prototype, "verifyOtp").mockResolvedValue({ data: { user: null, session: null }, error: null });
    spyOn(GoTrueClient.prototype, "signOut").mockResolvedValue({ error: null });
  },
  render: (args) => withTexts(args, { number: null, is_on: false }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Add a Number" }));
    await userEvent.type(await canvas.findByLabelText("Telephone number"), "555");
    await userEvent.click(canvas.getByRole("button", { name: "Text me a code" }));
    await expect(await canvas.findByText(/Enter the number with its country code/)).toBeVisible();
    await userEvent.type(canvas.getByLabelText("Telephone number"), "{Control>}a{/Control}+1 555 0123");
    await userEvent.click(canvas.getByRole("button", { name: "Text me a code" }));
    await userEvent.type(await canvas.findByLabelText("6-digit code"), "123456");
    await userEvent.click(canvas.getByRole("button", { name: "Turn On Texts" }));
    await expect(await canvas.findByRole("switch", { name: /^Text me at \+15550123/, checked: true })).toBeVisible();
  },
};

let textReads = 0;
/** The settings are read again while a number is typed, and the reading fails: what is typed stays. */
export const TypingWhileAReadFails: Story = {
  beforeEach: () => {
    textReads = 0;
  },
  render: (args) => (
    <FakeShell
      path="/my-account"
      fetch={mockApi(
        on("get", "/me/text-messages", () => (++textReads > 1 ? down() : undefined)),
        ...settings(null, [...NOTIFICATION_CHANNELS]),
        ...subscriptions(false),
        ...texts({ is_available: true, number: null, is_on: false, is_stopped: false }),
      )}
    >
      <NotificationsTab {...args} />
    </FakeShell>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Add a Number" }));
    await userEvent.type(await canvas.findByLabelText("Telephone number"), "+1 555");
    // A third read begins once the second has failed.
    await waitFor(() => {
      window.dispatchEvent(new Event("visibilitychange"));
      expect(textReads).toBeGreaterThan(2);
    });
    await expect(canvas.getByLabelText("Telephone number")).toHaveValue("+1 555");
  },
};

let isTextsDown = true;
export const TextsUnavailable: Story = {
  beforeEach: () => {
    isTextsDown = true;
  },
  render: (args) => (
    <FakeShell
      path="/my-account"
      fetch={mockApi(
        on("get", "/me/text-messages", () => (isTextsDown ? down() : undefined)),
        ...settings(null, [...NOTIFICATION_CHANNELS]),
        ...subscriptions(false),
        ...texts({ is_available: true, number: "+15550123", is_on: true, is_stopped: false }),
      )}
    >
      <NotificationsTab {...args} />
    </FakeShell>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Your text messages could not be loaded")).toBeVisible();
    isTextsDown = false;
    await userEvent.click(canvas.getByRole("button", { name: "Retry" }));
    await expect(await canvas.findByRole("switch", { name: /^Text me at \+15550123/ })).toBeChecked();
  },
};

/** In a session older than a day the number waits until the person has shown that it is still them. */
export const AddingNumberInAnOldSession: Story = {
  beforeEach: () => {
    const old = new AuthApiError("Changing how you sign in requires reauthentication", 400, "reauthentication_needed");
    spyOn(authClient, "updateUser")
      .mockResolvedValueOnce({ data: { user: null }, error: old })
      .mockResolvedValue({ data: { user: {} as never }, error: null });
  },
  render: (args) => withTexts(args, { number: null, is_on: false }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Add a Number" }));
    await userEvent.type(await canvas.findByLabelText("Telephone number"), "+1 555 0123");
    await userEvent.click(canvas.getByRole("button", { name: "Text me a code" }));
    await userEvent.type(await canvas.findByLabelText("Current Password"), "my password");
    await userEvent.click(canvas.getByRole("button", { name: "Continue" }));
    await expect(await canvas.findByLabelText("Telephone number")).toHaveValue("+15550123");
    await userEvent.click(canvas.getByRole("button", { name: "Text me a code" }));
    await expect(await canvas.findByLabelText("6-digit code")).toHaveFocus();
  },
};

/** Where a captcha is configured, another code is asked for with its token. */
export const AnotherCodePastACaptcha: Story = {
  beforeEach: () => {
    spyOn(globalThis, "fetch").mockImplementation(async () => Response.json(GUARDED_SETTINGS));
    spyOn(authClient, "updateUser").mockResolvedValue({ data: { user: {} as never }, error: null });
    spyOn(authClient, "resend").mockResolvedValue({ data: { user: null, session: null }, error: null });
    return fakeTurnstile("token");
  },
  render: (args) => withTexts(args, { number: null, is_on: false }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Add a Number" }));
    await userEvent.type(await canvas.findByLabelText("Telephone number"), "+1 555 0123");
    await userEvent.click(canvas.getByRole("button", { name: "Text me a code" }));
    await userEvent.click(await canvas.findByRole("button", { name: "Send another code" }));
    await expect(await canvas.findByText("Sent again. Only the newest code works.")).toBeVisible();
    await expect(authClient.resend).toHaveBeenCalledWith({
      type: "phone_change",
      phone: "+15550123",
      options: { captchaToken: "token" },
    });
  },
};

export const InDark: Story = { globals: { theme: "dark" } };

export const NotSaved: Story = {
  render: (args) => (
    <FakeShell
      path="/my-account"
      fetch={mockApi(on("put", "/me/notification-settings", down), ...settings(), ...subscriptions(false))}
    >
      <NotificationsTab {...args} />
    </FakeShell>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("switch", { name: "Waitlist offers: Email" }));
    await expect(await canvas.findByRole("alert")).toHaveTextContent("The service is busy, please try again");
    await waitFor(() => expect(canvas.getByRole("switch", { name: "Waitlist offers: Email" })).toBeChecked());
  },
};

const savedSettings = fn<(body: object | undefined) => void>();
let release = () => {};
let slowLine = Promise.resolve();

/** Nothing is saved before `release`: what is chosen meanwhile stays as chosen, and adds to what was chosen before. */
export const OnASlowLine: Story = {
  beforeEach: () => {
    savedSettings.mockClear();
    slowLine = new Promise((resolve) => {
      release = resolve;
    });
  },
  render: (args) => (
    <FakeShell
      path="/my-account"
      fetch={mockApi(
        on("put", "/me/notification-settings", async ({ body }) => {
          await slowLine;
          savedSettings(body);
          return undefined;
        }),
        ...settings({ from: "22:00", until: "07:00", time_zone: "Europe/Vienna" }),
        ...subscriptions(false),
      )}
    >
      <NotificationsTab {...args} />
    </FakeShell>
  ),
  play: async ({ canvas }) => {
    await userEvent.selectOptions(await canvas.findByLabelText("From"), "21:00");
    await userEvent.click(canvas.getByRole("switch", { name: "Waitlist offers: Email" }));
    await userEvent.click(canvas.getByRole("switch", { name: "Bookings you make: Daily email" }));
    await userEvent.click(canvas.getByRole("switch", { name: "Events: Daily email" }));
    await userEvent.click(canvas.getByRole("switch", { name: "Reminders: Push" }));
    await userEvent.selectOptions(canvas.getByLabelText("Until"), "06:30");
    const expectAsChosen = async () => {
      await expect(canvas.getByRole("switch", { name: "Waitlist offers: Email" })).not.toBeChecked();
      await expect(canvas.getByRole("switch", { name: "Bookings you make: Daily email" })).toBeChecked();
      await expect(canvas.getByRole("switch", { name: "Events: Daily email" })).toBeChecked();
      await expect(canvas.getByRole("switch", { name: "Reminders: Push" })).not.toBeChecked();
      await expect(canvas.getByLabelText("From")).toHaveValue("21:00");
      await expect(canvas.getByLabelText("Until")).toHaveValue("06:30");
    };
    await expectAsChosen();
    release();
    await waitFor(() => expect(savedSettings).toHaveBeenCalledTimes(6));
    await expect(savedSettings).toHaveBeenLastCalledWith({
      quiet_hours: { from: "21:00", until: "06:30", time_zone: "Europe/Vienna" },
    });
    await expectAsChosen();
  },
};

let failing = 0;
/** The first of two choices is not saved: the message stays until it is closed, or until the same choice is saved. */
export const OneOfTwoNotSaved: Story = {
  beforeEach: () => {
    savedSettings.mockClear();
    failing = 1;
  },
  render: (args) => (
    <FakeShell
      path="/my-account"
      fetch={mockApi(
        on("put", "/me/notification-settings", ({ body }) => {
          savedSettings(body);
          return failing-- > 0 ? down() : undefined;
        }),
        ...settings(),
        ...subscriptions(false),
      )}
    >
      <NotificationsTab {...args} />
    </FakeShell>
  ),
  play: async ({ canvas }) => {
    const offers = { name: "Waitlist offers: Email" };
    await userEvent.click(await canvas.findByRole("switch", offers));
    await userEvent.click(canvas.getByRole("switch", { name: "Reminders: Push" }));
    await waitFor(() => expect(savedSettings).toHaveBeenCalledTimes(2));
    await waitFor(() => expect(canvas.getByRole("switch", offers)).toBeChecked());
    await expect(canvas.getByRole("switch", { name: "Reminders: Push" })).not.toBeChecked();
    await expect(await canvas.findByRole("alert")).toHaveTextContent("The service is busy, please try again");
    await userEvent.click(canvas.getByRole("switch", offers));
    await waitFor(() => expect(canvas.queryByRole("alert")).toBeNull());
    await expect(canvas.getByRole("switch", offers)).not.toBeChecked();
    failing = 1;
    await userEvent.click(canvas.getByRole("switch", offers));
    await userEvent.click(within(await canvas.findByRole("alert")).getByRole("button", { name: "Close" }));
    await expect(canvas.queryByRole("alert")).toBeNull();
  },
};

function TwoTabs(props: ComponentProps<typeof NotificationsTab>) {
  const [tab, setTab] = useState<"notifications" | "other">("notifications");
  return (
    <Tabs
      label="My Account"
      value={tab}
      onChange={setTab}
      tabs={[
        { key: "notifications", label: "Notifications", content: <NotificationsTab {...props} /> },
        { key: "other", label: "Profile", content: "Profile" },
      ]}
    />
  );
}

/** Another tab is open when the response comes: there is no alert any more, so a toast says it. */
export const NotSavedAndLeft: Story = {
  beforeEach: () => {
    clearToasts();
    slowLine = new Promise((resolve) => {
      release = resolve;
    });
  },
  render: (args) => {
    const notSaved = async () => {
      await slowLine;
      return down();
    };
    return (
      <FakeShell
        path="/my-account"
        fetch={mockApi(
          on("put", "/me/notification-settings", notSaved),
          on("put", "/me/text-messages", notSaved),
          on("post", "/me/push-subscriptions", notSaved),
          ...settings(null, [...NOTIFICATION_CHANNELS]),
          ...subscriptions(false),
          ...texts({ is_available: true, number: "+15550123", is_on: true, is_stopped: false }),
        )}
      >
        <TwoTabs {...args} />
      </FakeShell>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("switch", { name: "Waitlist offers: Email" }));
    await userEvent.click(canvas.getByRole("tab", { name: "Profile" }));
    release();
    await seeToast("Failed to save your notifications");
    await seeToast("The service is busy, please try again");
  },
};
export const TextsNotSavedAndLeft: Story = {
  ...NotSavedAndLeft,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("switch", { name: /^Text me at/ }));
    await userEvent.click(canvas.getByRole("tab", { name: "Profile" }));
    release();
    await seeToast("Failed to save your notifications");
  },
};
export const DeviceNotTurnedOnAndLeft: Story = {
  ...NotSavedAndLeft,
  args: { device: device("off") },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("switch", { ...THIS_DEVICE, checked: false }));
    await userEvent.click(canvas.getByRole("tab", { name: "Profile" }));
    release();
    await seeToast("Failed to change the notifications on this device");
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

const THIS_DEVICE = { name: /^Turn on notifications on this device/ };

const withDevice = (state: DeviceState, isSubscribed = false): Story => ({
  args: { device: device(state) },
  render: (args) => (
    <FakeShell path="/my-account" fetch={mockApi(...settings(), ...subscriptions(isSubscribed))}>
      <NotificationsTab {...args} />
    </FakeShell>
  ),
});

export const DeviceTurnedOnAndOff: Story = {
  ...withDevice("off"),
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole("switch", { ...THIS_DEVICE, checked: false }));
    const turnedOn = await canvas.findByRole("switch", { ...THIS_DEVICE, checked: true });
    await expect(args.device?.turnOn).toHaveBeenCalledWith("BCVx");
    await waitFor(() => expect(turnedOn).toBeEnabled());
    await userEvent.click(turnedOn);
    await waitFor(() => expect(canvas.getByRole("switch", { ...THIS_DEVICE, checked: false })).toBeEnabled());
    await expect(args.device?.turnOff).toHaveBeenCalled();
  },
};

/** The browser has a subscription of another person who signed out. */
export const DeviceOfAnotherSession: Story = {
  ...withDevice("on"),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("switch", THIS_DEVICE)).not.toBeChecked();
  },
};

export const DeviceAsksAndIsDenied: Story = {
  ...withDevice("off"),
  args: { device: device("off", { allows: false }) },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("switch", THIS_DEVICE));
    await expect(await canvas.findByText(/^Your browser blocks notifications/)).toBeVisible();
    await expect(canvas.getByRole("switch", THIS_DEVICE)).toBeDisabled();
  },
};

export const DeviceWithoutPush: Story = {
  ...withDevice("unsupported"),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^This browser cannot show notifications/)).toBeVisible();
    await expect(canvas.getByRole("switch", THIS_DEVICE)).toBeDisabled();
  },
};

export const DeviceToBeInstalled: Story = {
  ...withDevice("install"),
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/first add Courtside to the home screen/)).toBeVisible();
  },
};
