import { mockApi } from "@courtside/contracts/mock-api/mock-api.ts";
import { down, every, never } from "@courtside/contracts/mock-api/responses.ts";
import { fakeMe } from "@courtside/contracts/shell/fake-me.ts";
import { FakeShell } from "@courtside/contracts/shell/testing.tsx";
import { seeToast } from "@courtside/design-system/components/Toast/seeToast.ts";
import { brokenWords } from "@courtside/design-system/testing.ts";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { fakeRequest, inWeek } from "../../../testing/fake-schedule.ts";
import { fakeScheduleApi } from "../../../testing/fake-schedule-api.ts";
import LessonRequestsPage from "./LessonRequestsPage.tsx";

const responded = [
  fakeRequest(3, {
    status: "accepted",
    can_decide: false,
    lesson: {
      booking_id: "bbbbbbbb-0000-4000-8000-000000000003",
      court_id: "cccccccc-0000-4000-8000-000000000001",
      court_name: "Tennis 1",
      start_time: inWeek(5, 10),
      end_time: inWeek(5, 11),
    },
  }),
  fakeRequest(4, { status: "declined", can_decide: false, decline_reason: "I am away that week." }),
  fakeRequest(5, { status: "withdrawn", can_decide: false }),
];

const meta: Meta<typeof FakeShell> = {
  title: "mf-coach/Lesson requests",
  parameters: { layout: "fullscreen" },
  component: FakeShell,
  args: {
    me: fakeMe("coach"),
    path: "/lesson-requests",
    fetch: fakeScheduleApi({ responded }),
    children: <LessonRequestsPage />,
  },
};
export default meta;

type Story = StoryObj<typeof FakeShell>;

const page = () => within(document.body);
const ask = async (name: RegExp) => userEvent.click(await page().findByRole("button", { name }));

export const Pending: Story = {
  // The decided request is removed from this fake api only, so other stories keep it.
  args: { fetch: fakeScheduleApi({ responded }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: "Back to Schedule" })).toHaveAttribute("href", "/schedule");
    await ask(/^Accept: Clara Lindqvist/);
    const dialog = within(await page().findByRole("dialog", { name: "Accept the lesson with Clara Lindqvist" }));
    await expect(dialog.getByLabelText("Start time")).toHaveValue("10:00");
    await expect(dialog.getByLabelText("End time")).toHaveValue("11:00");
    // The first court that is free and of the sport.
    await waitFor(() => expect(dialog.getByLabelText("Court")).toHaveDisplayValue("Tennis 2 (Tennis)"));
    await userEvent.click(dialog.getByRole("button", { name: "Accept" }));
    await seeToast("Lesson request accepted successfully");
    await waitFor(() => expect(canvas.queryByText("Clara Lindqvist")).toBeNull());
    await ask(/^Reject: Maximiliane/);
    const confirm = within(await page().findByRole("alertdialog", { name: /^Reject Maximiliane/ }));
    await userEvent.type(confirm.getByLabelText("Reason"), "I am away");
    await userEvent.click(confirm.getByRole("button", { name: "Reject" }));
    await seeToast("Lesson request rejected successfully");
    await expect(await canvas.findByText("No pending requests")).toBeVisible();
    await userEvent.click(canvas.getByRole("tab", { name: "Decided" }));
    await expect(await canvas.findByText("Declined")).toBeVisible();
    await expect(canvas.queryByRole("button", { name: /^Accept/ })).toBeNull();
  },
};
/** From a button of a push message: nothing is decided until the question is confirmed, and closing it takes it out of the address. */
export const AskedToAccept: Story = {
  args: { path: `/lesson-requests?accept=${fakeRequest(1).id}` },
  play: async ({ canvas }) => {
    const dialog = within(await page().findByRole("dialog", { name: /^Accept the lesson with/ }));
    await expect(dialog.getByText(/^Requested: Fri, Mar 14, 2036, 10:00\. /)).toBeVisible();
    await userEvent.click(dialog.getByRole("button", { name: "Cancel" }));
    await waitFor(() => expect(page().queryByRole("dialog")).toBeNull());
    await expect(canvas.getByRole("tab", { name: /^Pending/ })).toBeVisible();
  },
};
export const AskedToDecline: Story = {
  // Of this fake api only, so other stories keep the request.
  args: { fetch: fakeScheduleApi({ responded }), path: `/lesson-requests?decline=${fakeRequest(1).id}` },
  play: async () => {
    const dialog = within(await page().findByRole("alertdialog", { name: /^Reject/ }));
    await expect(dialog.getByText(/^Fri, Mar 14, 2036, 10:00\. /)).toBeVisible();
    await userEvent.click(dialog.getByRole("button", { name: "Reject" }));
    await seeToast("Lesson request rejected successfully");
    await waitFor(() => expect(page().queryByRole("alertdialog")).toBeNull());
  },
};
export const AskedTooLate: Story = {
  args: { path: "/lesson-requests?accept=22222222-0000-4000-8000-000000000099" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("This request is no longer open")).toBeVisible();
    await expect(page().queryByRole("dialog")).toBeNull();
  },
};
export const ToDecide: Story = {};
export const OnATablet: Story = { globals: { viewport: { value: "tablet" } } };
export const OnAPhone: Story = { globals: { viewport: { value: "phone" } } };
/** The second address of the same page. */
export const OfTheClub: Story = { args: { me: fakeMe("admin"), path: "/schedule-requests" } };
export const Decided: Story = { args: { path: "/lesson-requests?tab=decided" } };

/** A date of another year names it. */
export const DecidedInAnotherYear: Story = {
  args: {
    path: "/lesson-requests?tab=decided",
    fetch: fakeScheduleApi({
      responded: responded.slice(0, 1).map((request) => ({
        ...request,
        preferred_date: "2025-03-12",
        lesson: request.lesson && {
          ...request.lesson,
          start_time: "2025-03-13T14:00:00Z",
          end_time: "2025-03-13T15:00:00Z",
        },
      })),
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Wed, Mar 12, 2025, \d/)).toBeVisible();
    await expect(canvas.getByText(/^Lesson: Thursday, March 13, 2025, 10:00 - 11:00/)).toBeVisible();
  },
};

export const Accepting: Story = {
  play: async () => {
    await ask(/^Accept: Clara/);
    await page().findByRole("dialog", { name: /^Accept/ });
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
          alternatives: [10, 11, 12].map((hour) => ({
            court_id: "cccccccc-0000-4000-8000-000000000003",
            court_name: "Squash 1",
            start_time: `2036-03-14T${hour + 4}:00:00Z`,
            end_time: `2036-03-14T${hour + 5}:00:00Z`,
          })),
        },
      },
    }),
  },
  play: async () => {
    await ask(/^Accept: Clara/);
    const dialog = within(await page().findByRole("dialog", { name: /^Accept/ }));
    await waitFor(() => expect(dialog.getByLabelText("Court")).toHaveDisplayValue("Tennis 2 (Tennis)"));
    await userEvent.click(dialog.getByRole("button", { name: "Accept" }));
    await seeToast("Failed to update request");
    await userEvent.click(
      await dialog.findByRole("button", { name: "Squash 1, Friday, March 14, 2036, 12:00 - 13:00" }),
    );
    await expect(dialog.getByLabelText("Start time")).toHaveValue("12:00");
    await expect(dialog.getByLabelText("Court")).toHaveDisplayValue("Squash 1 (Squash)");
  },
};

export const DecidedMeanwhile: Story = {
  args: {
    fetch: fakeScheduleApi({
      reject: { status: 409, code: "not_pending", message: "The member has withdrawn this request" },
    }),
  },
  play: async () => {
    await ask(/^Reject: Clara/);
    await userEvent.click(await page().findByRole("button", { name: "Reject" }));
    await seeToast("The member has withdrawn this request");
    await waitFor(() => expect(page().queryByRole("alertdialog")).toBeNull());
  },
};

/** An admin's table on a tablet, beside its rail: addresses are whole, and notes are no column of one word. */
export const BesideARail: Story = {
  args: {
    me: fakeMe("admin"),
    fetch: fakeScheduleApi({
      requests: [
        fakeRequest(1, {
          member_email: "clara.lindqvist@courtside.test",
          notes: "I would like to return wide serves.",
        }),
        fakeRequest(2, { member_email: "maximiliane.oberhauser-konstantinidis@courtside.test" }),
      ],
    }),
    children: (
      <div style={{ width: 732 }}>
        <LessonRequestsPage />
      </div>
    ),
  },
  globals: { viewport: { value: "tablet" } },
  play: async ({ canvas, canvasElement }) => {
    const address = await canvas.findByText("clara.lindqvist@courtside.test");
    await waitFor(() => expect(brokenWords(canvasElement)).toEqual([]));
    await expect(address.scrollWidth).toBeLessThanOrEqual(address.clientWidth);
    await expect(canvas.getByText(/wide serves/).getBoundingClientRect().width).toBeGreaterThan(160);
  },
};

export const Offline: Story = {
  args: { services: { liveStatus: "offline" } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: /^Accept: Clara/ })).toBeDisabled();
  },
};

export const None: Story = { args: { fetch: fakeScheduleApi({ requests: [] }) } };
export const Loads: Story = { args: { fetch: mockApi(every(never)) } };

export const Fails: Story = {
  args: {
    fetch: mockApi(every(down)),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Lesson requests could not be loaded")).toBeVisible();
  },
};

/** Each request with its time is listed first; one that the caller may not decide cannot be selected. */
export const RejectsMany: Story = {
  args: {
    fetch: fakeScheduleApi({
      requests: [fakeRequest(6), fakeRequest(7), fakeRequest(8, { member_name: "Not Mine", can_decide: false })],
    }),
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("checkbox", { name: "Select all of Pending requests" }));
    await expect(canvas.getByRole("checkbox", { name: /^Select Not Mine/ })).toBeDisabled();
    await userEvent.click(within(canvas.getByRole("region", { name: "Selected rows" })).getByText("Reject"));
    const dialog = within(await page().findByRole("dialog", { name: "Reject 2 requests?" }));
    await expect(dialog.getAllByText("Fri, Mar 14, 2036, 10:00")).toHaveLength(2);
    await userEvent.type(dialog.getByLabelText("Reason"), "The courts are being resurfaced.");
    await userEvent.click(dialog.getByRole("button", { name: "Reject" }));
    await seeToast("Lesson request rejected successfully");
    await waitFor(() => expect(canvas.getAllByRole("checkbox", { name: /^Select / })).toHaveLength(2));
    await expect(canvas.getByText("Not Mine")).toBeVisible();
  },
};
