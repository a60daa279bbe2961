import type { TimeOff as TimeOffRow } from "@courtside/contracts/api/client.ts";
import { mockApi } from "@courtside/contracts/mock-api/mock-api.ts";
import { on } from "@courtside/contracts/mock-api/on.ts";
import { down, every, never, rejection } from "@courtside/contracts/mock-api/responses.ts";
import { fakeMe } from "@courtside/contracts/shell/fake-me.ts";
import { FakeShell } from "@courtside/contracts/shell/testing.tsx";
import { seeToast } from "@courtside/design-system/components/Toast/seeToast.ts";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { fakeCoach, fakeItems, fakeTimeOff } from "../../../testing/fake-schedule.ts";
import { fakeScheduleApi } from "../../../testing/fake-schedule-api.ts";
// With the story, so that no play waits for its code.
import "../staff/ScheduleLessonDialog.tsx";
import "../staff/TimeOffDialog.tsx";
import SchedulePage from "./SchedulePage.tsx";

const meta: Meta<typeof FakeShell> = {
  title: "mf-coach/Schedule",
  parameters: { layout: "fullscreen" },
  component: FakeShell,
  args: {
    me: fakeMe("coach"),
    path: "/schedule?date=2026-03-11",
    fetch: fakeScheduleApi(),
    children: <SchedulePage />,
  },
};
export default meta;

type Story = StoryObj<typeof FakeShell>;

const page = () => within(document.body);

export const AWeek: Story = {
  tags: ["baseline-long"],
  args: { fetch: fakeScheduleApi() },
  play: async ({ canvas }) => {
    const tuesday = within(await canvas.findByRole("region", { name: "Tue, Mar 10" }));
    await expect(
      await tuesday.findByRole("button", { name: /^18:00\s+Ladder Night\s+Tennis 1\s+\(event until 20:00\)$/ }),
    ).toBeInTheDocument();
    const lesson = await canvas.findByRole("button", {
      name: /^14:00\s+Lee Park\s+Tennis 3\s+\(lesson until 15:00\)$/,
    });
    // The count is loaded by a separate request.
    await waitFor(() => expect(canvas.getByRole("link", { name: /Lesson Requests/ })).toHaveTextContent("2"));
    lesson.focus();
    await userEvent.keyboard("{Enter}");
    const dialog = within(await page().findByRole("dialog", { name: "Lesson with Lee Park" }));
    await userEvent.click(dialog.getByRole("button", { name: "Cancel Lesson" }));
    const confirm = within(await page().findByRole("alertdialog", { name: "Cancel the lesson with Lee Park?" }));
    await userEvent.type(confirm.getByLabelText("Reason"), "I am ill");
    await userEvent.click(confirm.getByRole("button", { name: "Cancel Lesson" }));
    await seeToast("Booking canceled successfully");
    await waitFor(() => expect(canvas.queryByRole("button", { name: /Lee Park/ })).toBeNull());
  },
};
export const OnATablet: Story = { globals: { viewport: { value: "tablet" } } };

const nextYear = { start_time: "2027-03-10T15:00:00Z", end_time: "2027-03-10T16:00:00Z" };
/** A week of another year names it, and so do the dialogs about it. */
export const InAnotherYear: Story = {
  args: {
    path: "/schedule?date=2027-03-10",
    fetch: fakeScheduleApi({
      items: fakeItems.filter(({ title }) => title === "Lee Park").map((item) => ({ ...item, ...nextYear })),
      timeOff: fakeTimeOff.slice(0, 1).map((entry) => ({ ...entry, starts_on: "2027-03-12", ends_on: "2027-03-12" })),
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Mar 7, 2027 - Mar 13, 2027")).toBeVisible();
    await userEvent.click(await canvas.findByRole("button", { name: /^Time off on Fri, Mar 12/ }));
    const timeOff = within(await page().findByRole("alertdialog", { name: "Time off: Fri, Mar 12, 2027" }));
    await userEvent.click(timeOff.getByRole("button", { name: "Keep Time Off" }));
    await userEvent.click(await canvas.findByRole("button", { name: /Lee Park/ }));
    const dialog = within(await page().findByRole("dialog", { name: "Lesson with Lee Park" }));
    await expect(dialog.getByText("Wednesday, March 10, 2027")).toBeVisible();
    await userEvent.click(dialog.getByRole("button", { name: "Cancel Lesson" }));
    const confirm = within(await page().findByRole("alertdialog", { name: "Cancel the lesson with Lee Park?" }));
    await expect(confirm.getByText(/^Wednesday, March 10, 2027, 10:00 - 11:00, /)).toBeVisible();
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    const wednesday = within(await canvas.findByRole("list", { name: "Wed, Mar 11" }));
    await waitFor(() =>
      expect(wednesday.getAllByRole("button").map(({ textContent }) => textContent)).toEqual([
        "09:00 - 10:00Lesson with Tom FerreiraTennis 2",
        "11:00 - 12:00Lesson with Priya RamanTennis 3",
        "16:00 - 17:00Own bookingTennis 1",
      ]),
    );
    await userEvent.click(canvas.getByRole("radio", { name: /^Fri, Mar 13/ }));
    await expect(await canvas.findByText("Weekly hours: 09:00 - 15:00")).toBeVisible();
    await userEvent.click(await canvas.findByRole("button", { name: /^All day/ }));
    await page().findByRole("alertdialog", { name: "Time off: Fri, Mar 13" });
    await expect(page().getByText("Tournament in Albany", { selector: "dialog *" })).toBeInTheDocument();
  },
};

export const TimeOff: Story = {
  args: { fetch: fakeScheduleApi() },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Time off on Fri, Mar 13, Tournament in Albany" }));
    const confirm = within(await page().findByRole("alertdialog", { name: "Time off: Fri, Mar 13" }));
    await userEvent.click(confirm.getByRole("button", { name: "Delete Time Off" }));
    await seeToast("Time off deleted");
    await waitFor(() => expect(canvas.queryByRole("button", { name: /^Time off on/ })).toBeNull());
    await userEvent.click(canvas.getByRole("button", { name: "Add Time Off" }));
    const dialog = within(await page().findByRole("dialog", { name: "Add Time Off" }));
    await userEvent.click(dialog.getByRole("checkbox", { name: "Whole days" }));
    await userEvent.selectOptions(dialog.getByLabelText("Until, on the last day"), "09:00");
    await userEvent.click(dialog.getByRole("button", { name: "Add Time Off" }));
    await expect(await dialog.findByText("End time must be after start time")).toBeVisible();
    await userEvent.selectOptions(dialog.getByLabelText("Until, on the last day"), "12:00");
    await userEvent.click(dialog.getByRole("button", { name: "Add Time Off" }));
    await seeToast("Time off added");
  },
};

export const TimeOffRejected: Story = {
  args: { fetch: fakeScheduleApi({ reject: { status: 503, code: "unavailable", message: "Busy" } }) },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Time off on Fri, Mar 13, Tournament in Albany" }));
    const confirm = within(await page().findByRole("alertdialog", { name: "Time off: Fri, Mar 13" }));
    await userEvent.click(confirm.getByRole("button", { name: "Delete Time Off" }));
    await seeToast("Failed to delete time off");
    await userEvent.keyboard("{Escape}");
    await userEvent.click(await canvas.findByRole("button", { name: "Add Time Off" }));
    const dialog = within(await page().findByRole("dialog", { name: "Add Time Off" }));
    await userEvent.click(dialog.getByRole("button", { name: "Add Time Off" }));
    await seeToast("Failed to add time off");
  },
};

const noTimes: Pick<TimeOffRow, "start_time" | "end_time" | "note"> = { start_time: null, end_time: null, note: null };

/** Earlier bookings stay, and the coach sees how many they are. */
export const TimeOffOverALesson: Story = {
  args: {
    fetch: mockApi(
      on("post", "/coaches/{id}/time-off", ({ body, response }) =>
        response(201, {
          time_off: { ...noTimes, ends_on: body.starts_on, ...body, id: crypto.randomUUID() },
          standing: fakeItems.slice(0, 2),
        }),
      ),
      ...fakeScheduleApi().handlers,
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Add Time Off" }));
    const dialog = within(await page().findByRole("dialog", { name: "Add Time Off" }));
    await userEvent.click(dialog.getByRole("button", { name: "Add Time Off" }));
    await seeToast("2 entries stand there already, and stay until you cancel them.");
  },
};

const [staying, leaving] = [fakeCoach(), fakeCoach({ id: crypto.randomUUID(), name: "Zoe Gone" })];
const list = fn(() => [staying, leaving]);
const takenFor = fn<(coachId: string) => void>();
/** The coach whose week an admin sees is removed while a dialog is open: what is entered is not another coach's. */
export const DialogKeepsItsCoach: Story = {
  args: {
    me: fakeMe("admin"),
    path: `/schedule?date=2026-03-11&coach=${leaving.id}`,
    fetch: mockApi(
      on("get", "/coaches", ({ response }) => response(200, { data: list(), invited: [] })),
      on("post", "/coaches/{id}/time-off", ({ path }) => {
        takenFor(path.id);
        return rejection({ status: 404, code: "not_found", message: "Coach not found" });
      }),
      ...fakeScheduleApi().handlers,
    ),
  },
  beforeEach: () => {
    list.mockReset().mockReturnValue([staying, leaving]);
    takenFor.mockClear();
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole("combobox", { name: "Coach" })).toHaveDisplayValue("Zoe Gone"));
    await userEvent.click(canvas.getByRole("button", { name: "Add Time Off" }));
    const dialog = within(await page().findByRole("dialog", { name: "Add Time Off" }));
    await expect(dialog.getByText(/^No lesson with Zoe Gone can be booked then/)).toBeVisible();
    list.mockReturnValue([staying]);
    window.dispatchEvent(new Event("visibilitychange"));
    await waitFor(() => expect(canvas.queryByText("Zoe Gone")).toBeNull());
    await userEvent.click(dialog.getByRole("button", { name: "Add Time Off" }));
    await expect(await dialog.findByText("Coach not found")).toBeVisible();
    await expect(takenFor.mock.calls).toEqual([[leaving.id]]);
  },
};

/** Opens the dialog, finds a member and fills in the place. */
async function planLesson() {
  await userEvent.click(await page().findByRole("button", { name: "Schedule private lesson" }));
  const dialog = within(await page().findByRole("dialog", { name: "Schedule private lesson" }));
  await userEvent.click(dialog.getByRole("button", { name: "Schedule Lesson" }));
  await expect(await dialog.findByText("Please fill in all fields")).toBeVisible();
  await userEvent.type(dialog.getByRole("combobox", { name: "Member" }), "an");
  await userEvent.click(await page().findByText("Andre Silva", { selector: ".ant-select-item-option-content *" }));
  await userEvent.selectOptions(dialog.getByLabelText("Start time"), "10:00");
  await waitFor(() => expect(dialog.getByLabelText("End time")).toHaveValue("11:00"));
  await userEvent.selectOptions(dialog.getByLabelText("Court"), await dialog.findByText("Tennis 2 (Tennis)"));
  await userEvent.click(dialog.getByRole("button", { name: "Schedule Lesson" }));
  return dialog;
}

export const PlansALesson: Story = {
  play: async () => {
    await planLesson();
    await seeToast("Private lesson scheduled successfully!");
  },
};

export const TheCourtHasGone: Story = {
  args: {
    fetch: fakeScheduleApi({
      reject: {
        status: 409,
        code: "slot_conflict",
        message: "This time slot conflicts with an existing booking",
        details: {
          alternatives: [
            {
              court_id: "cccccccc-0000-4000-8000-000000000002",
              court_name: "Tennis 2",
              start_time: "2036-03-14T15:00:00Z",
              end_time: "2036-03-14T16:00:00Z",
            },
          ],
        },
      },
    }),
  },
  play: async () => {
    const dialog = await planLesson();
    await seeToast("Failed to schedule lesson");
    await expect(await dialog.findByText("This time slot conflicts with an existing booking")).toBeVisible();
    await userEvent.click(dialog.getByRole("button", { name: "Tennis 2, Friday, March 14, 2036, 11:00 - 12:00" }));
    await expect(dialog.getByLabelText("Start time")).toHaveValue("11:00");
    await expect(dialog.getByLabelText("Court")).toHaveDisplayValue("Tennis 2 (Tennis)");
  },
};

export const AnAdminChooses: Story = {
  args: {
    me: fakeMe("admin"),
    fetch: fakeScheduleApi({
      coaches: [fakeCoach(), fakeCoach({ id: "dddddddd-0000-4000-8000-000000000003", name: "Noor Haddad" })],
    }),
  },
  play: async ({ canvas }) => {
    await userEvent.selectOptions(await canvas.findByLabelText("Coach"), "Noor Haddad");
    await expect(canvas.getByLabelText("Coach")).toHaveDisplayValue("Noor Haddad");
    await canvas.findByRole("button", { name: /Tom Ferreira/ });
  },
};

export const NoCoachYet: Story = {
  args: { me: fakeMe("admin"), fetch: fakeScheduleApi({ coaches: [] }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: "Manage Coaches" })).toBeVisible();
  },
};

export const Empty: Story = {
  args: {
    fetch: fakeScheduleApi({
      items: [],
      timeOff: [],
      requests: [],
      hours: { version: 0, rows: [], times: [], time_zone: "UTC" },
    }),
  },
};
export const EmptyOnAPhone: Story = { ...Empty, globals: { viewport: { value: "phone" } } };

export const Offline: Story = {
  args: { services: { liveStatus: "offline" } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Add Time Off" })).toBeDisabled();
  },
};

export const Loads: Story = { args: { fetch: mockApi(every(never)) } };
export const LoadsOnAPhone: Story = { ...Loads, globals: { viewport: { value: "phone" } } };

export const Fails: Story = {
  args: { fetch: mockApi(every(down)) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("The week could not be loaded")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Retry" })).toBeVisible();
  },
};
