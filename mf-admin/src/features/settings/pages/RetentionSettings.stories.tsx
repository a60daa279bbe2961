import { LONGEST_RETENTION } from "@courtside/contracts/domain/retention.ts";
import { mockApi } from "@courtside/contracts/mock-api/mock-api.ts";
import { on } from "@courtside/contracts/mock-api/on.ts";
import { rejection } from "@courtside/contracts/mock-api/responses.ts";
import { fakeMe } from "@courtside/contracts/shell/fake-me.ts";
import { FakeShell } from "@courtside/contracts/shell/testing.tsx";
import { seeToast } from "@courtside/design-system/components/Toast/seeToast.ts";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import { RetentionSettings } from "../components/RetentionSettings.tsx";
import { CHANGES_SAVED } from "../form/saveText.ts";

/** `isFaster`: another admin saves two other periods before the first save. */
function club(isFaster = false) {
  let stored = { version: 2, ...LONGEST_RETENTION, audit_log_days: 200 };
  return [
    on("get", "/club/retention", ({ response }) => response(200, stored)),
    on("put", "/club/retention", ({ body, response }) => {
      if (isFaster && stored.version === 2) {
        stored = { ...stored, version: 3, bookings_days: 1096, notices_days: 30 };
        return rejection({ status: 409, code: "settings_changed", message: "Somebody else has changed the settings" });
      }
      stored = { ...body, version: body.version + 1 };
      return response(200, stored);
    }),
  ];
}

const shown = (...handlers: Parameters<typeof mockApi>) => (
  <FakeShell me={fakeMe("admin")} fetch={mockApi(...handlers)} path="/settings">
    <RetentionSettings id="retention" text={CHANGES_SAVED} onUnsaved={fn()} />
  </FakeShell>
);

const meta: Meta = { title: "mf-admin/Settings, keeping data", render: () => shown(...club()) };
export default meta;

type Story = StoryObj;

/** A shorter period warns before it is saved. */
export const Shorter: Story = {
  play: async ({ canvas }) => {
    const bookings = await canvas.findByRole("combobox", { name: /^Bookings, lessons and events/ });
    await expect(canvas.getByRole("combobox", { name: /^Audit log/ })).toHaveDisplayValue("200 days");
    await userEvent.selectOptions(bookings, "2 years");
    await expect(canvas.getByText("Older data will be deleted")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Save Changes" }));
    await seeToast("Changes Saved");
    await expect(await canvas.findByText("No unsaved changes")).toBeVisible();
    await expect(canvas.getByRole("combobox", { name: /^Bookings, lessons and events/ })).toHaveDisplayValue("2 years");
  },
};

/** Another admin was faster: both values are shown, and nothing that was chosen is lost. */
export const SavedElsewhere: Story = {
  render: () => shown(...club(true)),
  play: async ({ canvas }) => {
    const choose = async (label: RegExp, period: string) =>
      userEvent.selectOptions(await canvas.findByRole("combobox", { name: label }), period);
    await choose(/^Bookings, lessons and events/, "2 years");
    await choose(/^Check-ins/, "2 years");
    await userEvent.click(canvas.getByRole("button", { name: "Save Changes" }));
    await expect(await canvas.findByText("Somebody else has changed the settings meanwhile")).toBeVisible();
    await expect(canvas.getByRole("radio", { name: "Yours: 2 years" })).toBeChecked();
    await expect(canvas.getByText("Notifications, saved meanwhile: 30 days (before: 90 days)")).toBeVisible();
    await userEvent.click(canvas.getByRole("radio", { name: "Saved meanwhile: 3 years" }));
    await userEvent.click(canvas.getByRole("button", { name: "Keep My Changes" }));
    await expect(await canvas.findByText("1 unsaved change")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Save Changes" }));
    await expect(await canvas.findByText("No unsaved changes")).toBeVisible();
    const shows = (label: RegExp, period: string) =>
      waitFor(() => expect(canvas.getByRole("combobox", { name: label })).toHaveDisplayValue(period));
    await shows(/^Bookings, lessons and events/, "3 years");
    await shows(/^Check-ins/, "2 years");
    await shows(/^Notifications/, "30 days");
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: "phone" } } };
export const InDark: Story = { globals: { theme: "dark" } };
