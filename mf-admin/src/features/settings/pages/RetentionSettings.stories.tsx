import { LONGEST_RETENTION } from "@courtside/contracts/domain/retention.ts";
import { mockApi } from "@courtside/contracts/mock-api/mock-api.ts";
import { on } from "@courtside/contracts/mock-api/on.ts";
import { fakeMe } from "@courtside/contracts/shell/fake-me.ts";
import { FakeShell } from "@courtside/contracts/shell/testing.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { seeToast } from "../../../testing/seeToast.ts";
import { RetentionSettings } from "../components/RetentionSettings.tsx";
import { CHANGES_SAVED } from "../form/saveText.ts";

function club() {
  let stored = { version: 2, ...LONGEST_RETENTION, audit_log_days: 200 };
  return [
    on("get", "/club/retention", ({ response }) => response(200, stored)),
    on("put", "/club/retention", ({ body, response }) => {
      stored = { ...body, version: body.version + 1 };
      return response(200, stored);
    }),
  ];
}

const meta: Meta = {
  title: "mf-admin/Settings, keeping data",
  render: () => (
    <FakeShell me={fakeMe("admin")} fetch={mockApi(...club())} path="/settings">
      <RetentionSettings id="retention" text={CHANGES_SAVED} onUnsaved={fn()} />
    </FakeShell>
  ),
};
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

export const OnAPhone: Story = { globals: { viewport: { value: "phone" } } };
export const InDark: Story = { globals: { theme: "dark" } };
