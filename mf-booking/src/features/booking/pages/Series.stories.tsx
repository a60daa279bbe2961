import { on } from "@courtside/contracts/mock-api/on.ts";
import { down } from "@courtside/contracts/mock-api/responses.ts";
import { fakeMe } from "@courtside/contracts/shell/fake-me.ts";
import { seeToast } from "@courtside/design-system/components/Toast/seeToast.ts";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { SeriesResult } from "../../../series/SeriesResult.tsx";
import type { FakeApi } from "../../../testing/fake-api.ts";
import { fakeBooking } from "../../../testing/fake-club.ts";
import { ada } from "../../../testing/fake-players.ts";
import { SERIES_ID } from "../../../testing/fake-series.ts";
import { InShell } from "../../../testing/InShell.tsx";
import { everyState, withNames } from "../../../testing/sample-day.ts";
import BookPage from "./BookPage.tsx";
import MyBookingsPage from "./MyBookingsPage.tsx";

const RUNNING = "2026-03-10T13:20:20Z";
const member: FakeApi = { day: { now: RUNNING, filled: everyState } };
const staff: FakeApi = { day: { now: RUNNING, filled: withNames, longest: 1440 } };
const { club, ...maya } = fakeMe();
const allowed = { ...maya, club: club && { ...club, series_max_dates: 12 } };

const meta: Meta<typeof InShell> = {
  title: "mf-booking/Series",
  component: InShell,
  parameters: { layout: "fullscreen" },
  args: { api: member, me: allowed, path: "/book?date=2026-03-10", children: <BookPage /> },
};
export default meta;

type Story = StoryObj<typeof InShell>;
type Canvas = ReturnType<typeof within>;

async function openRepeat(canvas: Canvas) {
  await userEvent.click(await canvas.findByRole("gridcell", { name: "Court 3, 14:00–15:00, Available" }));
  await userEvent.click(await within(document.body).findByRole("button", { name: "Repeat" }));
  return within(await within(document.body).findByRole("dialog", { name: "Repeat Court 3" }));
}

async function setCount(dialog: Canvas, count: string) {
  const field = dialog.getByRole("spinbutton", { name: "Dates" });
  await userEvent.clear(field);
  await userEvent.type(field, count);
}

/** Of four dates, the one that is taken is left out. */
async function bookWithoutTheTaken(canvas: Canvas) {
  const dialog = await openRepeat(canvas);
  await setCount(dialog, "4");
  await userEvent.click(dialog.getByRole("button", { name: "Show dates" }));
  await userEvent.click(await dialog.findByRole("button", { name: "Leave the others out" }));
  await userEvent.click(dialog.getByRole("button", { name: "Book 3 dates" }));
  return dialog;
}

export const Rule: Story = {
  play: async ({ canvas }) => {
    const dialog = await openRepeat(canvas);
    await expect(dialog.getByRole("checkbox", { name: "Tuesday" })).toBeChecked();
    await setCount(dialog, "13");
    await userEvent.click(dialog.getByRole("button", { name: "Show dates" }));
    await expect(dialog.getByText("Enter a number from 1 to 12")).toBeVisible();
  },
};

export const ChoosesForATakenDate: Story = {
  play: async ({ canvas }) => {
    const dialog = await openRepeat(canvas);
    await setCount(dialog, "4");
    await userEvent.click(dialog.getByRole("button", { name: "Show dates" }));
    await expect(await dialog.findByText("3 of 4 dates are free.")).toBeVisible();
    await expect(dialog.getByText("This time slot conflicts with an existing booking")).toBeVisible();
    await expect(dialog.getByRole("button", { name: "Book 4 dates" })).toBeDisabled();
    await userEvent.selectOptions(dialog.getByRole("combobox", { name: "Instead on Tue, Mar 17" }), "Court 2, 14:00");
    await expect(dialog.getByRole("button", { name: "Book 4 dates" })).toBeEnabled();
  },
};

/** The players chosen for the booking play on every date. */
export const WithPlayers: Story = {
  args: { api: { ...member, lately: [ada] } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("gridcell", { name: "Court 3, 14:00–15:00, Available" }));
    await userEvent.click(await within(document.body).findByRole("button", { name: "Add Ada Lindqvist" }));
    await userEvent.click(within(document.body).getByRole("button", { name: "Repeat" }));
    const dialog = within(await within(document.body).findByRole("dialog", { name: "Repeat Court 3" }));
    await expect(dialog.getByText("Every date is with Ada Lindqvist.")).toBeVisible();
    await setCount(dialog, "4");
    await userEvent.click(dialog.getByRole("button", { name: "Show dates" }));
    await expect(await dialog.findByText("2 of 4 dates are free.")).toBeVisible();
    await expect(dialog.getByText("Player elsewhere")).toBeVisible();
    await expect(dialog.getByText("Ada Lindqvist already has a booking at this time")).toBeVisible();
  },
};

/** The courts are closed all day: the blocks say why, and there is no other time to choose. So does the block of one court. */
export const OverAHoliday: Story = {
  args: { api: { ...member, holiday: 2, blocked: 3 } },
  play: async ({ canvas }) => {
    const dialog = await openRepeat(canvas);
    await setCount(dialog, "4");
    await userEvent.click(dialog.getByRole("button", { name: "Show dates" }));
    await expect(await dialog.findByText("1 of 4 dates are free.")).toBeVisible();
    await expect(dialog.getByText("Holiday")).toBeVisible();
    await expect(dialog.getByText("The courts are closed all day: Spring holiday")).toBeVisible();
    await expect(dialog.getByText("The court is blocked at this time: Resurfacing")).toBeVisible();
    const instead = within(dialog.getByRole("combobox", { name: "Instead on Tue, Mar 24" }));
    await expect(instead.getAllByRole("option").map((option) => option.textContent)).toEqual(["Leave this date out"]);
  },
};

export const LeavesOutATakenDate: Story = {
  play: async ({ canvas }) => {
    const dialog = await bookWithoutTheTaken(canvas);
    await expect(await dialog.findByText("3 dates, 1 left out")).toBeVisible();
    await expect(dialog.getByText(/Tue, Mar 17: This time slot conflicts/)).toBeVisible();
    await userEvent.click(dialog.getByRole("button", { name: "Done" }));
    await waitFor(() => expect(within(document.body).queryByRole("dialog")).toBeNull());
  },
};

const unread = on("get", "/booking-series/{id}", down);
/** The response that made it has what became of each date: nothing else must be read. */
export const ResultNotReadAgain: Story = {
  args: { api: { ...member, instead: unread } },
  play: async ({ canvas }) => {
    const dialog = await bookWithoutTheTaken(canvas);
    await expect(await dialog.findByText("3 dates, 1 left out")).toBeVisible();
    await expect(dialog.getByRole("button", { name: "Done" })).toBeVisible();
  },
};

let isDown = true;
export const ResultUnread: Story = {
  args: {
    api: { instead: on("get", "/booking-series/{id}", () => (isDown ? down() : undefined)) },
    children: <SeriesResult id={SERIES_ID} zone="America/New_York" />,
  },
  beforeEach: () => {
    isDown = true;
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("The series could not be loaded")).toBeVisible();
    isDown = false;
    await userEvent.click(canvas.getByRole("button", { name: "Retry" }));
    await expect(await canvas.findByText("3 dates, 1 left out")).toBeVisible();
  },
};

/** Sent again as it was, it gets the response that was lost: the member does not choose among the series' own dates. */
export const ALostResponse: Story = {
  args: { api: { ...member, losesSeries: true } },
  play: async ({ canvas }) => {
    const dialog = await bookWithoutTheTaken(canvas);
    await expect(await dialog.findByText(/^The connection was lost\. Send again/)).toBeVisible();
    await userEvent.click(dialog.getByRole("button", { name: "Book 3 dates" }));
    await expect(await dialog.findByText("3 dates, 1 left out")).toBeVisible();
  },
};

const takenMeanwhile = {
  ...{ status: 409, code: "slot_conflict", message: "Not every date can be booked: Tue, Mar 17" },
  details: { field: "choices", dates: [{ date: "2026-03-17", fate: "taken", alternatives: [] }] },
};
let tries = 0;
/** Of the choices only that of a date which was taken meanwhile is made again; a busy service takes none. */
export const ChoicesAfterAFailure: Story = {
  args: {
    api: {
      ...member,
      holiday: 2,
      instead: on("post", "/booking-series", ({ reject }) => [down(), reject(takenMeanwhile)][tries++]),
    },
  },
  beforeEach: () => {
    tries = 0;
  },
  play: async ({ canvas }) => {
    const dialog = await openRepeat(canvas);
    await setCount(dialog, "4");
    await userEvent.click(dialog.getByRole("button", { name: "Show dates" }));
    const taken = await dialog.findByRole("combobox", { name: "Instead on Tue, Mar 17" });
    const holiday = dialog.getByRole("combobox", { name: "Instead on Tue, Mar 24" });
    await userEvent.selectOptions(taken, "Court 2, 14:00");
    await userEvent.selectOptions(holiday, "Leave this date out");
    await userEvent.click(dialog.getByRole("button", { name: "Book 3 dates" }));
    await expect(await dialog.findByText("The service is busy, please try again")).toBeVisible();
    await userEvent.click(dialog.getByRole("button", { name: "Book 3 dates" }));
    await expect(await dialog.findByText("Not every date can be booked: Tue, Mar 17")).toBeVisible();
    await waitFor(() => expect(dialog.getByRole("button", { name: "Book 3 dates" })).toBeDisabled());
    await expect(holiday).toHaveDisplayValue("Leave this date out");
    await userEvent.selectOptions(taken, "Leave this date out");
    await expect(dialog.getByRole("button", { name: "Book 2 dates" })).toBeEnabled();
    await userEvent.click(dialog.getByRole("button", { name: "Close" }));
    await userEvent.click(await within(document.body).findByRole("button", { name: "Keep Writing" }));
    await userEvent.click(dialog.getByRole("button", { name: "Book 2 dates" }));
    await expect(await dialog.findByText("3 dates, 1 left out")).toBeVisible();
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("radio", { name: /Court 3/ }));
    await userEvent.click(await canvas.findByRole("gridcell", { name: "Court 3, 14:00–15:00, Available" }));
    await userEvent.click(await canvas.findByRole("button", { name: "Book" }));
    await userEvent.click(await within(document.body).findByRole("button", { name: "Repeat" }));
    const dialog = within(await within(document.body).findByRole("dialog", { name: "Repeat Court 3" }));
    await userEvent.click(dialog.getByRole("button", { name: "Show dates" }));
    await expect(await dialog.findByText("7 of 8 dates are free.")).toBeVisible();
  },
};

async function bookASeason(canvas: Canvas, label: string) {
  const dialog = await openRepeat(canvas);
  await userEvent.type(dialog.getByRole("textbox", { name: "Label (optional)" }), label);
  await setCount(dialog, "40");
  await userEvent.click(dialog.getByRole("button", { name: "Show dates" }));
  await userEvent.click(await dialog.findByRole("button", { name: "Leave the others out" }));
  await userEvent.click(dialog.getByRole("button", { name: "Book 39 dates" }));
  return dialog;
}

/** More than thirty dates are booked by a job. */
export const StaffStopASeason: Story = {
  args: { api: staff, me: fakeMe("front_desk") },
  play: async ({ canvas }) => {
    const dialog = await bookASeason(canvas, "League");
    await expect(await dialog.findByRole("progressbar", { name: "Booking the series" })).toBeVisible();
    await expect(dialog.getByRole("button", { name: "Go on in the background" })).toBeVisible();
    await userEvent.click(dialog.getByRole("button", { name: "Stop" }));
    await expect(await dialog.findByText("Stopped")).toBeVisible();
    await expect(dialog.getByRole("button", { name: "Done" })).toBeVisible();
  },
};

export const ProgressUnread: Story = {
  args: { api: { ...staff, instead: unread }, me: fakeMe("front_desk") },
  play: async ({ canvas }) => {
    const dialog = await bookASeason(canvas, "Team");
    await expect(await dialog.findByText("How far it is cannot be read at the moment.")).toBeVisible();
    await expect(dialog.getByRole("progressbar", { name: "Booking the series" })).toBeVisible();
    await expect(dialog.getByRole("button", { name: "Go on in the background" })).toBeVisible();
  },
};

export const NotAllowed: Story = {
  args: { me: fakeMe() },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("gridcell", { name: "Court 3, 14:00–15:00, Available" }));
    await expect(await canvas.findByRole("button", { name: "Book" })).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Repeat" })).toBeNull();
  },
};

const repeated: FakeApi = {
  upcoming: [0, 2, 3].map((at) => fakeBooking(at, { series_id: SERIES_ID })),
};

export const MarkedAndCanceled: Story = {
  args: { api: repeated, path: "/my-bookings", children: <MyBookingsPage /> },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Every Tuesday, 1 of 3")).toBeVisible();
    const [first] = canvas.getAllByRole("button", { name: "Cancel Booking" });
    if (!first) throw new Error("no booking to cancel");
    await userEvent.click(first);
    const dialog = within(await within(document.body).findByRole("alertdialog"));
    await expect(await dialog.findByRole("radio", { name: "This date" })).toBeChecked();
    await userEvent.click(dialog.getByRole("radio", { name: "All dates that have not begun" }));
    await userEvent.click(dialog.getByRole("button", { name: "Cancel Booking" }));
    await seeToast("Bookings canceled successfully");
  },
};
