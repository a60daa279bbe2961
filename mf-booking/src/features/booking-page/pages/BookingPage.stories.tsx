import { on } from "@courtside/contracts/mock-api/on.ts";
import { down, never } from "@courtside/contracts/mock-api/responses.ts";
import { fakeMe } from "@courtside/contracts/shell/fake-me.ts";
import { seeToast } from "@courtside/design-system/components/Toast/seeToast.ts";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { Route, Routes } from "react-router";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { fakeBooker, fakeBooking, fakeHistory } from "../../../testing/fake-club.ts";
import { InShell } from "../../../testing/InShell.tsx";
import BookingPage from "./BookingPage.tsx";

const START = "2036-03-10T14:00:00.000Z";
const booking = fakeBooking(0, { start_time: START, end_time: "2036-03-10T15:00:00.000Z" });
const changed = (change: Parameters<typeof fakeBooking>[1]) => ({ upcoming: [{ ...booking, ...change }] });

const meta: Meta<typeof InShell> = {
  title: "mf-booking/One booking",
  component: InShell,
  parameters: { layout: "fullscreen" },
  args: {
    api: { upcoming: [booking] },
    path: `/my-bookings/${booking.id}`,
    children: (
      <Routes>
        <Route path="/my-bookings/:id" element={<BookingPage />} />
        <Route path="*" element={null} />
      </Routes>
    ),
  },
};
export default meta;

type Story = StoryObj<typeof InShell>;

export const Upcoming: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1, name: /^Court 1/ })).toBeVisible();
    const rules = within(canvas.getByRole("list", { name: "What the rules allow" }));
    await expect(rules.getAllByRole("listitem")).toHaveLength(3);
    await expect(canvas.getByRole("link", { name: "Brooklyn, NY (map)" })).toHaveAttribute(
      "href",
      "https://www.google.com/maps/search/?api=1&query=Brooklyn%2C+NY",
    );
    const google = new URL(canvas.getByRole("link", { name: /Google Calendar/ }).getAttribute("href") ?? "");
    await expect(google.searchParams.get("dates")).toBe("20360310T140000Z/20360310T150000Z");
    await expect(canvas.getByRole("link", { name: "Move" })).toHaveAttribute(
      "href",
      `/book?date=2036-03-10&sport=tennis&move=${booking.id}`,
    );
    await expect(canvas.getByText("Longer: until 10:00, before until 09:30")).toBeVisible();
  },
};
export const OnAPhone: Story = { globals: { viewport: { value: "phone" } } };

/** It has begun, by a clock that is so many ms ahead: its people say that they are there. */
const present = (ahead = 0) => {
  const start = Date.now() + ahead - 60_000;
  return changed({
    start_time: new Date(start).toISOString(),
    end_time: new Date(start + 3_600_000).toISOString(),
    in_progress: true,
    can_cancel: false,
  });
};

export const ChecksIn: Story = {
  args: { api: { ...present() } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Check In" }));
    await expect(await within(document.body).findByText("Checked in")).toBeInTheDocument();
  },
};

const HOUR = 3_600_000;
/** The browser's clock is an hour back: by the server's, the booking has begun. */
export const ChecksInByTheServersClock: Story = {
  args: { api: { ...present(HOUR), clockAhead: HOUR } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Check In" }));
    await expect(await within(document.body).findByText("Checked in")).toBeInTheDocument();
  },
};

const opens = { valid_from: "2036-03-10T13:50:00.000Z", valid_until: "2036-03-10T15:10:00.000Z" };
const withCode = (code: string | null) => ({
  upcoming: [booking],
  instead: on("get", "/bookings/{id}/door-code", ({ response }) => response(200, { door_code: { code, ...opens } })),
});

/** Of a club with a lock gateway. */
export const OpensTheDoor: Story = {
  args: { api: withCode("284671") },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("284671")).toBeVisible();
    await expect(canvas.getByText(/^Opens the door Mar 10, 2036, 09:50 -/)).toBeVisible();
  },
};
export const CodeNotThereYet: Story = {
  args: { api: withCode(null) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^The lock does not have the code yet/)).toBeVisible();
  },
};

export const CodeUnknown: Story = {
  args: { api: { upcoming: [booking], instead: on("get", "/bookings/{id}/door-code", down) } },
  play: async ({ canvas }) => {
    const title = "The door code could not be loaded, if there is one";
    await expect(await canvas.findByText(title, {}, { timeout: 10_000 })).toBeVisible();
  },
};

export const NotCheckedIn: Story = {
  args: { api: { ...present(), instead: on("post", "/bookings/{id}/check-in", down) } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Check In" }));
    await seeToast("Failed to check in");
  },
};

export const Cancels: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Cancel Booking" }));
    const dialog = within(await within(document.body).findByRole("alertdialog"));
    await userEvent.click(dialog.getByRole("button", { name: "Cancel Booking" }));
    await expect(await canvas.findByRole("button", { name: /^Undo/ })).toBeVisible();
    await waitFor(() => expect(within(document.body).queryByRole("alertdialog")).toBeNull());
  },
};

/** From the button of a push message: nothing is canceled until the question is confirmed, and Keep Booking ends it. */
export const AskedToCancel: Story = {
  args: { path: `/my-bookings/${booking.id}?ask=cancel` },
  play: async ({ canvas }) => {
    const page = within(document.body);
    const dialog = within(await page.findByRole("alertdialog", { name: "Cancel Court 1?" }));
    await userEvent.click(dialog.getByRole("button", { name: "Keep Booking" }));
    await waitFor(() => expect(page.queryByRole("alertdialog")).toBeNull());
    await expect(canvas.getByText("Confirmed")).toBeVisible();
  },
};

/** From the same button, confirmed and undone: the question does not come back. */
export const AskedAndCanceled: Story = {
  args: { path: `/my-bookings/${booking.id}?ask=cancel` },
  play: async ({ canvas }) => {
    const page = within(document.body);
    const dialog = within(await page.findByRole("alertdialog"));
    await userEvent.click(dialog.getByRole("button", { name: "Cancel Booking" }));
    await userEvent.click(await canvas.findByRole("button", { name: /^Undo/ }));
    await expect(await canvas.findByRole("button", { name: "Cancel Booking" })).toBeVisible();
    await expect(page.queryByRole("alertdialog")).toBeNull();
  },
};

export const AskedTooLate: Story = {
  args: {
    path: `/my-bookings/${booking.id}?ask=cancel`,
    api: changed({ can_cancel: false, cancel_refusal: "Bookings can be canceled up to 24 hours before they start" }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Bookings can be canceled up to 24 hours before they start")).toBeVisible();
    await expect(within(document.body).queryByRole("alertdialog")).toBeNull();
  },
};

/** A player's, from the button of a push message. */
export const AskedToLeave: Story = {
  args: { path: `/my-bookings/${booking.id}?ask=leave`, api: changed({ can_leave: true, can_cancel: false }) },
  play: async ({ canvas }) => {
    const all = within(document.body);
    const dialog = within(await all.findByRole("alertdialog", { name: "Leave Court 1?" }));
    await userEvent.click(dialog.getByRole("button", { name: "Keep Playing" }));
    await waitFor(() => expect(all.queryByRole("alertdialog")).toBeNull());
    await expect(canvas.getByText("Confirmed")).toBeVisible();
  },
};

const began = Date.now() - 60_000;
const hour = { start_time: new Date(began).toISOString(), end_time: new Date(began + HOUR).toISOString() };
let seen = 0;
/** It has begun since it was read, which no live event reports. */
export const Begins: Story = {
  args: {
    api: {
      instead: on("get", "/bookings/{id}", ({ response }) =>
        response(200, { ...booking, ...details, ...hour, in_progress: seen++ > 0, now: new Date().toISOString() }),
      ),
    },
  },
  beforeEach: () => {
    seen = 0;
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("In progress")).toBeVisible();
  },
};

const details = { booker: fakeBooker, history: fakeHistory, now: new Date().toISOString() };
let reads = 0;
/** The booker has removed them meanwhile: what was loaded before is no longer theirs to see. */
export const RemovedMeanwhile: Story = {
  args: {
    path: `/my-bookings/${booking.id}?ask=leave`,
    api: {
      instead: on("get", "/bookings/{id}", ({ response, reject }) =>
        reads++ === 0
          ? response(200, { ...booking, can_leave: true, can_cancel: false, ...details })
          : reject({ status: 403, code: "forbidden", message: "Access Denied" }),
      ),
    },
  },
  beforeEach: () => {
    reads = 0;
  },
  play: async ({ canvas }) => {
    await userEvent.click(await within(document.body).findByRole("button", { name: "Leave Booking" }));
    await expect(await canvas.findByRole("heading", { level: 1, name: "Not your booking" })).toBeVisible();
  },
};

export const AskedTooLateToLeave: Story = {
  args: { path: `/my-bookings/${booking.id}?ask=leave`, api: changed({ can_leave: false, can_cancel: false }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^You can no longer leave this booking/)).toBeVisible();
    await expect(within(document.body).queryByRole("alertdialog")).toBeNull();
  },
};

export const InsideTheCutOff: Story = {
  args: {
    api: changed({ can_cancel: false, cancel_refusal: "Bookings can be canceled up to 24 hours before they start" }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Bookings can be canceled up to 24 hours before they start")).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Cancel Booking" })).toBeNull();
  },
};

export const Canceled: Story = {
  args: { api: changed({ status: "canceled", can_cancel: false, cancel_reason: "Court flooded" }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("This booking was canceled")).toBeVisible();
    await expect(canvas.getByText("Reason: Court flooded")).toBeVisible();
    await expect(canvas.queryByText("Add to calendar")).toBeNull();
  },
};

export const Past: Story = {
  args: { api: changed({ ...fakeBooking(0), status: "completed", can_cancel: false, id: booking.id }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Completed")).toBeVisible();
    const again = new URL(canvas.getByRole("link", { name: "Book Again" }).getAttribute("href") ?? "", location.href);
    await expect(again.pathname).toBe("/book");
    await expect(Object.fromEntries(again.searchParams)).toMatchObject({
      ...{ sport: "tennis", court: booking.court_id, time: "10:00", minutes: "60" },
    });
  },
};

export const ALesson: Story = {
  args: {
    api: changed({ kind: "lesson", coach_id: "dddddddd-0000-4000-8000-000000000201", coach_name: "Theo Lindner" }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Lesson with Theo Lindner (Tennis)")).toBeVisible();
    await expect(canvas.getByText("A lesson keeps its time: cancel it and schedule it again")).toBeVisible();
  },
};

export const ForTheDesk: Story = {
  args: {
    me: fakeMe("front_desk"),
    api: changed({ user_id: "dddddddd-0000-4000-8000-000000000009", user_name: "Ana Ruiz" }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Ana Ruiz")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "All Bookings" })).toBeVisible();
  },
};

export const Offline: Story = {
  args: { services: { liveStatus: "offline" } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("You are offline")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Cancel Booking" })).toBeDisabled();
    await expect(canvas.queryByRole("link", { name: "Move" })).toBeNull();
  },
};

export const NotFound: Story = {
  args: { path: "/my-bookings/bbbbbbbb-0000-4000-9000-000000009999" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1, name: "Booking not found" })).toBeVisible();
  },
};

export const AnotherMembers: Story = {
  args: {
    api: {
      instead: on("get", "/bookings/{id}", ({ reject }) =>
        reject({ status: 403, code: "forbidden", message: "Access Denied" }),
      ),
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1, name: "Not your booking" })).toBeVisible();
  },
};

export const Loading: Story = {
  args: { api: { instead: on("get", "/bookings/{id}", never) } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Loading the booking...")).toBeVisible();
  },
};

export const Failed: Story = {
  args: { api: { instead: on("get", "/bookings/{id}", down) } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("The booking could not be loaded")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Retry" })).toBeVisible();
  },
};

export const FileFails: Story = {
  args: { api: { upcoming: [booking], instead: on("get", "/bookings/{id}/calendar.ics", down) } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Calendar file" }));
    await expect(await within(document.body).findByText("Failed to make the calendar file")).toBeInTheDocument();
  },
};
