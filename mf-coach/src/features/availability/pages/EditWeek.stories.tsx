import { type MockFetch, mockApi } from "@courtside/contracts/mock-api/mock-api.ts";
import { on } from "@courtside/contracts/mock-api/on.ts";
import { down, every, lostResponse } from "@courtside/contracts/mock-api/responses.ts";
import { fakeMe } from "@courtside/contracts/shell/fake-me.ts";
import { FakeShell } from "@courtside/contracts/shell/testing.tsx";
import { seeToast } from "@courtside/design-system/components/Toast/seeToast.ts";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { COACH_ID, fakeHours } from "../../../testing/fake-schedule.ts";
import { fakeScheduleApi } from "../../../testing/fake-schedule-api.ts";
// With the story, so that no play waits for its code.
import "../staff/HoursList.tsx";
import "../staff/WeekEditor.tsx";
import { AvailabilityTab } from "./AvailabilityTab.tsx";
import EditWeek from "./EditWeek.tsx";

const meta: Meta<typeof FakeShell> = {
  title: "mf-coach/Availability",
  component: FakeShell,
  args: { me: fakeMe("coach"), fetch: fakeScheduleApi(), children: <EditWeek coachId={COACH_ID} as="week" /> },
};
export default meta;

type Story = StoryObj<typeof FakeShell>;

const page = () => within(document.body);
const lateHours = {
  id: "aaaaaaaa-0000-4000-8000-000000000009",
  ...{ day_of_week: "monday" as const, start_time: "18:00", end_time: "23:00" },
};

export const TheWeek: Story = {
  args: { fetch: fakeScheduleApi() },
  play: async ({ canvas }) => {
    await canvas.findByRole("heading", { name: "Set Your Weekly Availability" });
    const save = canvas.getByRole("button", { name: "Save Availability" });
    await expect(save).toBeDisabled();
    await userEvent.click(canvas.getByRole("button", { name: "Add hours on Saturday" }));
    await userEvent.selectOptions(canvas.getByLabelText("Saturday, end 1"), "08:30");
    await userEvent.click(save);
    await expect(await canvas.findByText("End time must be after start time")).toBeVisible();
    await waitFor(() => expect(canvas.getByLabelText("Saturday, start 1")).toHaveFocus());
    await userEvent.selectOptions(canvas.getByLabelText("Saturday, end 1"), "13:00");
    canvas.getByRole("button", { name: "Copy Saturday to other days" }).focus();
    await userEvent.keyboard("{Enter}");
    await page().findByRole("menuitem", { name: "To Sunday" });
    await userEvent.keyboard("{End}{Enter}");
    await expect(await canvas.findByLabelText("Sunday, end 1")).toHaveValue("13:00");
    await userEvent.click(save);
    await seeToast("Availability updated successfully!");
    await waitFor(() => expect(save).toBeDisabled());
    await expect(await canvas.findByText("41.5 h a week")).toBeVisible();
  },
};

/** Every wrong stretch has its own message, the first the focus, and each is checked again as it changes. */
export const WrongHours: Story = {
  args: { fetch: fakeScheduleApi() },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Add hours on Saturday" }));
    await userEvent.click(canvas.getByRole("button", { name: "Add hours on Saturday" }));
    await userEvent.click(canvas.getByRole("button", { name: "Add hours on Sunday" }));
    await userEvent.selectOptions(await canvas.findByLabelText("Saturday, start 2"), "16:00");
    await userEvent.selectOptions(await canvas.findByLabelText("Sunday, end 1"), "08:30");
    await expect(canvas.queryByRole("alert")).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "Save Availability" }));
    await expect(await canvas.findByText("These hours overlap others on Saturday")).toBeVisible();
    await expect(await canvas.findByText("End time must be after start time")).toBeVisible();
    await waitFor(() => expect(canvas.getByLabelText("Saturday, start 2")).toHaveFocus());
    await expect(canvas.getByLabelText("Saturday, start 1")).toBeValid();
    await userEvent.selectOptions(canvas.getByLabelText("Saturday, start 2"), "17:00");
    await waitFor(() => expect(canvas.queryByText("These hours overlap others on Saturday")).toBeNull());
    await expect(canvas.getByText("End time must be after start time")).toBeVisible();
    await userEvent.selectOptions(canvas.getByLabelText("Saturday, end 2"), "16:30");
    await waitFor(() => expect(canvas.getAllByText("End time must be after start time")).toHaveLength(2));
  },
};

const replaced = fn();

/** The club closes earlier than it did: hours from before are shown and saved as they are, copies of them are not. */
export const ClubClosesEarlier: Story = {
  args: {
    fetch: mockApi(
      on("put", "/coaches/{id}/availability", ({ body }) => {
        replaced(body.rows.filter(({ day_of_week }) => day_of_week === "monday"));
        return undefined;
      }),
      ...fakeScheduleApi({ hours: { ...fakeHours, rows: [lateHours] } }).handlers,
    ),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText("Monday, end 1")).toHaveValue("23:00");
    await userEvent.click(canvas.getByRole("button", { name: "Add hours on Sunday" }));
    canvas.getByRole("button", { name: "Copy Monday to other days" }).focus();
    await userEvent.keyboard("{Enter}");
    await userEvent.click(await page().findByRole("menuitem", { name: "To Tuesday" }));
    await userEvent.click(canvas.getByRole("button", { name: "Save Availability" }));
    await expect(await canvas.findByText(/^Choose a time between 06:00/)).toBeVisible();
    await expect(canvas.getByLabelText("Monday, end 1")).toBeValid();
    await userEvent.click(canvas.getByRole("button", { name: "Remove 18:00 - 23:00 on Tuesday" }));
    await userEvent.click(canvas.getByRole("button", { name: "Save Availability" }));
    await seeToast("Availability updated successfully!");
    await expect(replaced).toHaveBeenLastCalledWith([
      { day_of_week: "monday", start_time: "18:00", end_time: "23:00" },
    ]);
  },
};
export const OnATablet: Story = { globals: { viewport: { value: "tablet" } } };
export const OnAPhone: Story = { globals: { viewport: { value: "phone" } } };

/** Another user saves first: the draft stays, nothing is overwritten. */
function changedMeanwhile(): MockFetch {
  let now = fakeHours;
  return mockApi(
    on("get", "/coaches/{id}/availability", ({ response }) => response(200, now)),
    on("put", "/coaches/{id}/availability", ({ reject }) => {
      now = { ...fakeHours, version: 4, rows: fakeHours.rows.slice(0, 1) };
      return reject({ status: 409, code: "availability_changed", message: "This availability was changed meanwhile" });
    }),
  );
}

export const ChangedMeanwhile: Story = {
  args: { fetch: changedMeanwhile() },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Add hours on Sunday" }));
    await userEvent.click(canvas.getByRole("button", { name: "Save Availability" }));
    await seeToast("Failed to update availability");
    await canvas.findByText(/^This availability was changed meanwhile/);
    await expect(canvas.getByLabelText("Sunday, start 1")).toHaveValue("09:00");
    await userEvent.click(await canvas.findByRole("button", { name: "Load what is saved" }));
    await waitFor(() => expect(canvas.queryByLabelText("Sunday, start 1")).toBeNull());
    await expect(await canvas.findByText("3 h a week")).toBeVisible();
  },
};

export const OneByOne: Story = {
  args: { children: <EditWeek coachId={COACH_ID} as="list" />, fetch: fakeScheduleApi() },
  play: async ({ canvas }) => {
    const list = within(await canvas.findByRole("list", { name: "Weekly hours" }));
    await userEvent.selectOptions(canvas.getByLabelText("Day"), "Sunday");
    await userEvent.selectOptions(canvas.getByLabelText("End time"), "09:00");
    await userEvent.click(canvas.getByRole("button", { name: "Add Availability" }));
    await expect(await canvas.findByText("End time must be after start time")).toBeVisible();
    await userEvent.selectOptions(canvas.getByLabelText("End time"), "10:00");
    await userEvent.click(canvas.getByRole("button", { name: "Add Availability" }));
    await seeToast("Availability added successfully!");
    await userEvent.click(await list.findByRole("button", { name: "Delete Sunday, 09:00 - 10:00" }));
    const confirm = within(await page().findByRole("alertdialog", { name: "Delete Sunday, 09:00 - 10:00?" }));
    await userEvent.click(confirm.getByRole("button", { name: "Delete Hours" }));
    await seeToast("Availability deleted successfully!");
    await waitFor(() => expect(list.queryByText("Sunday")).toBeNull());
  },
};

const sentKeys: (string | null)[] = [];

/** The first response is lost: sending again repeats the request, and adding the same hours after their deletion is a new one. */
export const ResponseLost: Story = {
  args: {
    children: <EditWeek coachId={COACH_ID} as="list" />,
    fetch: mockApi(
      on("post", "/coaches/{id}/availability", ({ idempotencyKey }) => {
        sentKeys.push(idempotencyKey);
        return sentKeys.length === 1 ? lostResponse() : undefined;
      }),
      ...fakeScheduleApi().handlers,
    ),
  },
  play: async ({ canvas }) => {
    sentKeys.length = 0;
    const add = async () => userEvent.click(await canvas.findByRole("button", { name: "Add Availability" }));
    await userEvent.selectOptions(await canvas.findByLabelText("Day"), "Sunday");
    await add();
    await seeToast("Failed to add availability");
    await add();
    await userEvent.click(await canvas.findByRole("button", { name: /^Delete Sunday/ }));
    await userEvent.click(await page().findByRole("button", { name: "Delete Hours" }));
    await waitFor(() => expect(canvas.queryByRole("button", { name: /^Delete Sunday/ })).toBeNull());
    await add();
    await canvas.findByRole("button", { name: /^Delete Sunday/ });
    const [first, repeated, again] = sentKeys;
    await expect(first).toMatch(/^[0-9a-f-]{36}$/);
    await expect(repeated).toBe(first);
    await expect(again).not.toBe(first);
  },
};

export const Rejected: Story = {
  args: {
    children: <EditWeek coachId={COACH_ID} as="list" />,
    fetch: fakeScheduleApi({
      reject: { status: 422, code: "validation_failed", message: "These hours overlap others on Monday" },
    }),
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Add Availability" }));
    await seeToast("Failed to add availability");
    await userEvent.click(canvas.getByRole("button", { name: "Delete Monday, 09:00 - 12:00" }));
    await userEvent.click(await page().findByRole("button", { name: "Delete Hours" }));
    await seeToast("Failed to delete availability");
  },
};

export const ToRead: Story = { args: { children: <AvailabilityTab coachId={COACH_ID} /> } };

export const NoHours: Story = {
  args: {
    children: <AvailabilityTab coachId={COACH_ID} />,
    fetch: fakeScheduleApi({ hours: { ...fakeHours, rows: [] } }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("No weekly hours yet")).toBeVisible();
  },
};

export const Fails: Story = {
  args: {
    fetch: mockApi(every(down)),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("The weekly hours could not be loaded")).toBeVisible();
  },
};
