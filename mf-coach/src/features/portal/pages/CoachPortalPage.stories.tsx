import { mockApi } from "@courtside/contracts/mock-api/mock-api.ts";
import { down, every, never } from "@courtside/contracts/mock-api/responses.ts";
import { fakeMe } from "@courtside/contracts/shell/fake-me.ts";
import { FakeShell } from "@courtside/contracts/shell/testing.tsx";
import { seeToast } from "@courtside/design-system/components/Toast/seeToast.ts";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { fakeCoach, fakeHours, fakeLesson, fakeTimeOff } from "../../../testing/fake-schedule.ts";
import { fakeScheduleApi } from "../../../testing/fake-schedule-api.ts";
// With the story, so that no play waits for its code.
import "../../availability/staff/HoursList.tsx";
import "../../schedule/staff/TimeOffDialog.tsx";
import CoachPortalPage from "./CoachPortalPage.tsx";

const past = [
  fakeLesson(4, { status: "completed", can_cancel: false }),
  fakeLesson(5, { status: "canceled", can_cancel: false, cancel_reason: "Rain" }),
];

const meta: Meta<typeof FakeShell> = {
  title: "mf-coach/Coach portal",
  parameters: { layout: "fullscreen" },
  component: FakeShell,
  args: { me: fakeMe("coach"), path: "/coach", fetch: fakeScheduleApi({ past }), children: <CoachPortalPage /> },
};
export default meta;

type Story = StoryObj<typeof FakeShell>;

const page = () => within(document.body);

export const Schedule: Story = {
  args: { fetch: fakeScheduleApi({ past }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1, name: "Coach Portal" })).toBeVisible();
    await expect(canvas.getAllByRole("tab").map(({ textContent }) => textContent)).toEqual([
      "Schedule",
      "Lessons",
      "Events",
      "Profile",
    ]);
    await expect(await canvas.findByRole("heading", { name: "Priya Raman" })).toBeVisible();
    const pending = within(await canvas.findByRole("list", { name: "Pending requests" }));
    await expect(pending.getAllByText(/^Fri, Mar 14, 2036, 10:00/)[0]).toBeVisible();
    await userEvent.click(await canvas.findByRole("button", { name: /^Accept: Clara Lindqvist/ }));
    const dialog = within(await page().findByRole("dialog", { name: /^Accept/ }));
    await waitFor(() => expect(dialog.getByLabelText("Court")).toHaveDisplayValue("Tennis 2 (Tennis)"));
    await userEvent.click(dialog.getByRole("button", { name: "Accept" }));
    await seeToast("Lesson request accepted successfully");
    await waitFor(() => expect(canvas.queryByText("Clara Lindqvist")).toBeNull());
    await expect(canvas.getByRole("heading", { name: "Set Your Weekly Availability" })).toBeInTheDocument();
  },
};
export const TimeOffOverNewYear: Story = {
  args: {
    fetch: fakeScheduleApi({
      timeOff: fakeTimeOff.slice(0, 1).map((entry) => ({ ...entry, starts_on: "2026-12-28", ends_on: "2027-01-08" })),
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Mon, Dec 28 - Fri, Jan 8, 2027")).toBeVisible();
  },
};

export const OnATablet: Story = { globals: { viewport: { value: "tablet" } } };
export const OnAPhone: Story = { globals: { viewport: { value: "phone" } } };

export const Lessons: Story = {
  args: { path: "/coach?tab=lessons", fetch: fakeScheduleApi({ past }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Schedule private lesson" })).toBeVisible();
    await userEvent.click(await canvas.findByRole("button", { name: "Cancel Lesson with Priya Raman" }));
    await userEvent.click(await page().findByRole("button", { name: "Cancel Lesson" }));
    await seeToast("Booking canceled successfully");
    await waitFor(() => expect(canvas.queryByText("Priya Raman")).toBeNull());
    await userEvent.click(canvas.getByRole("radio", { name: "Past" }));
    await expect(await canvas.findByText("Reason: Rain")).toBeVisible();
  },
};
const lastYear = { start_time: "2025-03-12T15:00:00Z", end_time: "2025-03-12T16:00:00Z" };
/** A date of another year names it. */
export const LessonsOfAnotherYear: Story = {
  args: {
    path: "/coach?tab=lessons",
    fetch: fakeScheduleApi({ past: past.slice(0, 1).map((lesson) => ({ ...lesson, ...lastYear })) }),
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("radio", { name: "Past" }));
    await expect(await canvas.findByText("Wednesday, March 12, 2025, 11:00 - 12:00")).toBeVisible();
  },
};
export const LessonsOnAPhone: Story = {
  args: { path: "/coach?tab=lessons" },
  globals: { viewport: { value: "phone" } },
};

export const CannotCancel: Story = {
  args: {
    path: "/coach?tab=lessons",
    fetch: fakeScheduleApi({ reject: { status: 422, code: "past", message: "This booking has already begun" } }),
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Cancel Lesson with Priya Raman" }));
    await userEvent.click(await page().findByRole("button", { name: "Cancel Lesson" }));
    await seeToast("Failed to cancel booking");
  },
};

export const Events: Story = {
  args: { path: "/coach?tab=events" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "Ladder Night" })).toBeVisible();
  },
};

export const Profile: Story = {
  args: { path: "/coach?tab=profile", fetch: fakeScheduleApi() },
  play: async ({ canvas }) => {
    const save = await canvas.findByRole("button", { name: "Save Profile" });
    await expect(save).toBeDisabled();
    await userEvent.type(canvas.getByLabelText("Bio"), " Left-handed.");
    // Unsaved changes are protected by a question.
    await userEvent.click(canvas.getByRole("tab", { name: "Lessons" }));
    await userEvent.click(await page().findByRole("button", { name: "Stay" }));
    await userEvent.click(save);
    await seeToast("Profile updated successfully!");
  },
};

export const ProfileRejected: Story = {
  args: {
    path: "/coach?tab=profile",
    fetch: fakeScheduleApi({ reject: { status: 503, code: "busy", message: "The service is busy" } }),
  },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText("Bio"), "!");
    await userEvent.click(canvas.getByRole("button", { name: "Save Profile" }));
    await seeToast("Failed to update profile");
  },
};

export const New: Story = {
  args: {
    fetch: fakeScheduleApi({ requests: [], lessons: [], timeOff: [], hours: { ...fakeHours, rows: [] } }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("No hours yet. Add the first below.")).toBeVisible();
    await expect(await canvas.findByText("No requests are pending.")).toBeVisible();
  },
};

export const AnAdmin: Story = {
  args: {
    me: fakeMe("admin"),
    fetch: fakeScheduleApi({
      coaches: [fakeCoach(), fakeCoach({ id: "dddddddd-0000-4000-8000-000000000003", name: "Noor Haddad" })],
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText("Coach")).toHaveDisplayValue("Maya Okafor");
  },
};

export const Loads: Story = { args: { fetch: mockApi(every(never)) } };

export const Fails: Story = {
  args: {
    fetch: mockApi(every(down)),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("The next lesson could not be loaded")).toBeVisible();
  },
};
