import type { ClubTexts } from "@courtside/contracts/api/client.ts";
import { effectiveDigest, NOTIFICATION_CHANNELS, settingsOf } from "@courtside/contracts/domain/notifications.ts";
import { mockApi } from "@courtside/contracts/mock-api/mock-api.ts";
import { on } from "@courtside/contracts/mock-api/on.ts";
import { down, rejection } from "@courtside/contracts/mock-api/responses.ts";
import { fakeMe } from "@courtside/contracts/shell/fake-me.ts";
import { FakeShell } from "@courtside/contracts/shell/testing.tsx";
import { seeToast } from "@courtside/design-system/components/Toast/seeToast.ts";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { NotificationDefaults } from "../components/NotificationDefaults.tsx";
import { CHANGES_SAVED } from "../form/saveText.ts";

/** The limits of texts that were sent; undefined: a save without one. */
const caps: (number | null | undefined)[] = [];

/** A club that does not mail its messages, and mails closed courts to everybody. `isFaster`: another admin saves before the first save. */
function club(texts: ClubTexts | null = null, isFaster = false) {
  const isLocked = (event: string, channel: string) => event === "closure" && channel === "mail";
  let stored = {
    version: 3,
    defaults: settingsOf((event, channel) => event !== "news" || channel !== "mail"),
    locked: settingsOf(isLocked),
    digest: { at: "18:00", events: effectiveDigest({}, {}) },
    channels: NOTIFICATION_CHANNELS.filter((channel) => channel !== "text" || texts),
    texts,
  };
  return [
    on("get", "/club/notification-settings", ({ response }) => response(200, stored)),
    on("put", "/club/notification-settings", ({ body, response }) => {
      if (isFaster && stored.version === 3) {
        const defaults = settingsOf((event) => event !== "news");
        stored = { ...stored, version: 4, defaults, locked: settingsOf((event) => event === "news") };
        return rejection({ status: 409, code: "settings_changed", message: "Nothing was saved." });
      }
      const of = (part: "defaults" | "locked") => settingsOf((event, channel) => body[part][event]?.[channel] === true);
      caps.push(body.text_cap);
      const cap = body.text_cap === undefined ? stored.texts?.cap : body.text_cap;
      const next = texts && { ...texts, cap: cap ?? texts.most, is_reached: false };
      const digest = { at: body.digest?.at ?? "18:00", events: effectiveDigest({}, body.digest?.events ?? {}) };
      stored = {
        ...stored,
        digest,
        version: body.version + 1,
        defaults: of("defaults"),
        locked: of("locked"),
        texts: next,
      };
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

/** What members get once a day together unless they choose otherwise. */
export const DailyEmail: Story = {
  play: async ({ canvas }) => {
    const news = await canvas.findByRole("combobox", { name: "Messages from the club: Emails come" });
    await expect(news).toHaveDisplayValue("At once");
    await expect(canvas.queryByRole("combobox", { name: "Waitlist offers: Emails come" })).toBeNull();
    await userEvent.selectOptions(news, "Once a day");
    await userEvent.selectOptions(await canvas.findByLabelText(/^Daily Email At/), "07:30");
    await expect(canvas.getByText("2 unsaved changes")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Save Changes" }));
    await seeToast("Changes Saved");
    await expect(await canvas.findByText("No unsaved changes")).toBeVisible();
    await expect(canvas.getByLabelText(/^Daily Email At/)).toHaveValue("07:30");
    await expect(canvas.getByRole("combobox", { name: "Messages from the club: Emails come" })).toHaveDisplayValue(
      "Once a day",
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
    await userEvent.click(canvas.getByRole("button", { name: "Save Changes" }));
    await waitFor(() => expect(cap).toHaveFocus());
    await userEvent.clear(cap);
    await userEvent.type(cap, "12.5");
    await userEvent.click(canvas.getByRole("button", { name: "Save Changes" }));
    await seeToast("Changes Saved");
    await expect(await canvas.findByText(/of EUR 12.50 used this month/)).toBeVisible();
  },
};

/** A save without a new limit leaves it to the installation, and the installation's own limit goes back to it. */
export const TextLimitOfTheInstallation: Story = {
  render: () => shown(...club({ price: 0.08, currency: "EUR", most: 20, cap: 20, spent: 0, is_reached: false })),
  beforeEach: () => {
    caps.length = 0;
  },
  play: async ({ canvas }) => {
    const save = async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Save Changes" }));
      await expect(await canvas.findByText("No unsaved changes")).toBeVisible();
    };
    const cap = await canvas.findByLabelText(/^Most a Month/);
    await expect(cap).toHaveValue(20);
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "Messages from the club: Email" }), "On");
    await save();
    for (const amount of ["12.5", "20"]) {
      await userEvent.clear(cap);
      await userEvent.type(cap, amount);
      await save();
    }
    await expect(caps).toEqual([undefined, 12.5, null]);
    await expect(await canvas.findByText(/of EUR 20.00 used this month/)).toBeVisible();
  },
};

/** Where the table does not fit, nothing is cut off: each event is a group. */
export const OnATablet: Story = {
  globals: { viewport: { value: "tablet" } },
  render: () => (
    <div style={{ maxWidth: 642 }}>
      {shown(...club({ price: 0.08, currency: "EUR", most: 20, cap: 5, spent: 4.96, is_reached: false }))}
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("group", { name: /^Messages from the club/ })).toBeVisible();
    await expect(canvas.queryByRole("table")).toBeNull();
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: "phone" } } };
export const InDark: Story = { globals: { theme: "dark" } };

/** Another admin was faster: both choices are shown, and what was chosen is not lost. */
export const SavedElsewhere: Story = {
  render: () => shown(...club(null, true)),
  play: async ({ canvas }) => {
    const news = await canvas.findByRole("combobox", { name: "Messages from the club: Email" });
    await userEvent.selectOptions(news, "On");
    await userEvent.click(canvas.getByRole("button", { name: "Save Changes" }));
    await seeToast("Error Saving Changes");
    const notice = within(await canvas.findByRole("alert"));
    await expect(notice.getByRole("radio", { name: "Yours: On" })).toBeChecked();
    await expect(notice.getByRole("radio", { name: "Saved meanwhile: Always on" })).toBeVisible();
    await expect(notice.getByText("Closed courts: Email, saved meanwhile: On (before: Always on)")).toBeVisible();
    await expect(news).toHaveDisplayValue("On");
    await userEvent.click(notice.getByRole("button", { name: "Keep My Changes" }));
    await expect(await canvas.findByText("1 unsaved change")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Save Changes" }));
    await expect(await canvas.findByText("No unsaved changes")).toBeVisible();
    await waitFor(() => expect(news).toHaveDisplayValue("On"));
    await expect(canvas.getByRole("combobox", { name: "Closed courts: Email" })).toHaveDisplayValue("On");
  },
};

export const Unavailable: Story = {
  render: () => shown(on("get", "/club/notification-settings", down)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Notifications could not be loaded")).toBeVisible();
  },
};
