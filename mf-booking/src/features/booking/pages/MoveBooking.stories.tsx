import { on } from "@courtside/contracts/mock-api/on.ts";
import { seeToast } from "@courtside/design-system/components/Toast/seeToast.ts";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, spyOn, userEvent, waitFor, within } from "storybook/test";
import type { FakeApi } from "../../../testing/fake-api.ts";
import { heldUntilOverridden } from "../../../testing/held-slot.ts";
import { InShell } from "../../../testing/InShell.tsx";
import { lostRace } from "../../../testing/lost-race.ts";
import { everyState } from "../../../testing/sample-day.ts";
import BookPage from "./BookPage.tsx";

/** The caller plays on Court 1 from 12:00 to 14:00, and has reached the limit of the day. */
const OWN = "bbbbbbbb-0000-4000-8000-000000000001";
const PLAYED = "bbbbbbbb-0000-4000-8000-000000000000";
const allowance = { bookings_today: 2, daily_limit: 2, bookings_this_week: 3, weekly_limit: 7, slots_left: 0 };
const member: FakeApi = { day: { now: "2026-03-10T13:20:20Z", filled: everyState, response: { allowance } } };

const meta: Meta<typeof InShell> = {
  title: "mf-booking/Move a booking",
  component: InShell,
  parameters: { layout: "fullscreen" },
  args: { api: member, path: "/book?date=2026-03-10", children: <BookPage /> },
};
export default meta;

type Story = StoryObj<typeof InShell>;
type Canvas = Parameters<NonNullable<Story["play"]>>[0]["canvas"];

const own = (canvas: Canvas, court: number, from: string) =>
  canvas.findByRole("gridcell", { name: new RegExp(`^Court ${court}, ${from}.*, Your booking`) });
/** It is loaded when it is needed first. */
const bar = (canvas: Canvas) => canvas.findByRole("region", { name: "Move booking" }, { timeout: 10_000 });

/** M lifts it, arrows choose, Enter moves; the limit of the day does not count it twice. Undo takes it back. */
export const ByKeys: Story = {
  play: async ({ canvas }) => {
    const cell = await own(canvas, 1, "12:00");
    cell.focus();
    await userEvent.keyboard("m");
    await expect(await bar(canvas)).toHaveTextContent("Moving Court 1, Tue, Mar 10, 12:00 - 14:00");
    await userEvent.keyboard("{ArrowRight}{ArrowRight}");
    await waitFor(async () => expect(await bar(canvas)).toHaveTextContent("To Court 3, 12:00 - 14:00"));
    await expect(canvas.getByText("Court 3, 12:00 - 14:00: It fits here")).toBeInTheDocument();
    await userEvent.keyboard("{Shift>}{ArrowUp}{/Shift}");
    await waitFor(async () => expect(await bar(canvas)).toHaveTextContent("To Court 3, 12:00 - 13:00"));
    await userEvent.keyboard("{Enter}");
    await waitFor(async () => expect(await own(canvas, 3, "12:00")).toHaveFocus());
    await waitFor(() => expect(canvas.queryByRole("region", { name: "Move booking" })).toBeNull());
    await userEvent.click(await canvas.findByRole("button", { name: /^Undo/ }));
    await expect(await own(canvas, 1, "13:00")).toBeInTheDocument();
    await seeToast("Move undone");
  },
};

/** A player who has not booked it leaves it, or opens its page: no M, no drag, no Move, no Cancel Booking. */
export const OnlyPlays: Story = {
  args: {
    api: {
      day: {
        now: "2026-03-10T13:20:20Z",
        filled: [{ court: 0, from: 360, minutes: 60, state: "own", is_booker: false }],
      },
    },
  },
  play: async ({ canvas }) => {
    const cell = await own(canvas, 1, "12:00");
    cell.focus();
    await userEvent.keyboard("m");
    await drag(cell, await canvas.findByRole("gridcell", { name: "Court 3, 12:00–13:00, Available" }));
    await userEvent.click(cell);
    await expect(await canvas.findByRole("link", { name: "Open Booking" })).toHaveAttribute(
      "href",
      `/my-bookings/${PLAYED}`,
    );
    await userEvent.click(await canvas.findByRole("button", { name: "Leave Booking" }));
    for (const name of ["Move", "Cancel Booking"]) await expect(canvas.queryByRole("button", { name })).toBeNull();
    await expect(canvas.queryByRole("region", { name: "Move booking" })).toBeNull();
    const dialog = within(await within(document.body).findByRole("alertdialog", { name: "Leave Court 1?" }));
    await userEvent.click(dialog.getByRole("button", { name: "Leave Booking" }));
    await seeToast("You have left the booking");
    await expect(await canvas.findByRole("gridcell", { name: "Court 1, 12:00–13:00, Booked" })).toBeInTheDocument();
  },
};

/** Esc leaves it where it is. */
export const GivenUp: Story = {
  play: async ({ canvas }) => {
    (await own(canvas, 1, "12:00")).focus();
    await userEvent.keyboard("m");
    await bar(canvas);
    await userEvent.keyboard("{ArrowRight}{Escape}");
    await waitFor(() => expect(canvas.queryByRole("region", { name: "Move booking" })).toBeNull());
    await expect(await own(canvas, 1, "12:00")).toBeInTheDocument();
  },
};

const centre = (element: HTMLElement) => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { clientX: left + width / 2, clientY: top + height / 2 };
};

/** Drags with the mouse from one cell to another and lets go. */
async function drag(from: HTMLElement, to: HTMLElement, at = centre(from)): Promise<void> {
  const mouse = { pointerType: "mouse", button: 0, buttons: 1, bubbles: true };
  await fireEvent.pointerDown(from, { ...mouse, ...at });
  await fireEvent.pointerMove(to, { ...mouse, ...centre(to) });
  await fireEvent.pointerUp(to, { ...mouse, buttons: 0, ...centre(to) });
}

/** A browser that is busy elsewhere may draw no frame for seconds: what was let go moves all the same. */
export const WithoutAFrame: Story = {
  play: async ({ canvas }) => {
    const from = await own(canvas, 1, "12:00");
    const to = await canvas.findByRole("gridcell", { name: "Court 5, 15:00–16:00, Limit Reached" });
    const frames = spyOn(window, "requestAnimationFrame").mockReturnValue(0);
    await drag(from, to);
    await expect(await own(canvas, 5, "15:00")).toBeInTheDocument();
    frames.mockRestore();
  },
};

/** Held by its second hour, so that it begins an hour before the cell beneath the mouse. */
export const ByDragging: Story = {
  play: async ({ canvas }) => {
    const to = await canvas.findByRole("gridcell", { name: "Court 5, 16:00–17:00, Limit Reached" });
    to.scrollIntoView({ block: "center" });
    await drag(await own(canvas, 1, "13:00"), to);
    await expect(await own(canvas, 5, "15:00")).toBeInTheDocument();
    await expect(await own(canvas, 5, "16:00")).toBeInTheDocument();
    await expect(await canvas.findByText("Court 5, 15:00 - 17:00")).toBeVisible();
  },
};

/** By its lower edge it becomes shorter. */
export const Resized: Story = {
  play: async ({ canvas }) => {
    const last = await own(canvas, 1, "13:00");
    const { left, width, bottom } = last.getBoundingClientRect();
    await drag(last, await own(canvas, 1, "12:00"), { clientX: left + width / 2, clientY: bottom - 2 });
    await expect(await canvas.findByText("Court 1, 12:00 - 13:00")).toBeVisible();
    await expect(
      await canvas.findByRole("gridcell", { name: "Court 1, 13:00–14:00, Limit Reached" }),
    ).toBeInTheDocument();
  },
};

/** What cannot be is said with the rule's message, and other places are offered. */
export const Refused: Story = {
  play: async ({ canvas }) => {
    const to = await canvas.findByRole("gridcell", { name: "Court 4, 11:00–12:00, Booked" });
    await drag(await own(canvas, 1, "12:00"), to);
    const moving = within(await bar(canvas));
    await expect(await moving.findByText("This time slot conflicts with an existing booking")).toBeVisible();
    const places = within(moving.getByRole("group", { name: "Available instead" })).getAllByRole("button");
    await expect(places).toHaveLength(3);
    // On its way to them the mouse passes other times.
    const passed = await canvas.findByRole("gridcell", { name: "Court 5, 16:00–17:00, Available" });
    await fireEvent.pointerMove(passed, { pointerType: "mouse", bubbles: true, ...centre(passed) });
    await expect(places[0]).toBeVisible();
    await userEvent.click(places[0] ?? to);
    await expect(await canvas.findByRole("button", { name: /^Undo/ })).toBeVisible();
  },
};

/** A proposed place is offered to somebody: taking it anyway takes that place, not the one that was aimed at before. */
export const ProposedAndHeld: Story = {
  args: {
    api: {
      ...member,
      instead: heldUntilOverridden,
    },
  },
  play: async ({ canvas }) => {
    const to = await canvas.findByRole("gridcell", { name: "Court 4, 11:00–12:00, Booked" });
    await drag(await own(canvas, 1, "12:00"), to);
    const moving = within(await bar(canvas));
    const [proposed] = within(await moving.findByRole("group", { name: "Available instead" })).getAllByRole("button");
    if (!proposed) throw new Error("No place is proposed");
    const place = proposed.textContent ?? "";
    await userEvent.click(proposed);
    await userEvent.click(await moving.findByRole("button", { name: "Take it anyway" }));
    await expect(await canvas.findByText(place)).toBeVisible();
    await expect(await canvas.findByRole("button", { name: /^Undo/ })).toBeVisible();
  },
};

/** Another member was faster. */
export const LostRace: Story = {
  args: { api: { ...member, rejectBooking: lostRace }, path: `/book?date=2026-03-10&move=${OWN}` },
  play: async ({ canvas }) => {
    await bar(canvas);
    await userEvent.click(await canvas.findByRole("gridcell", { name: "Court 3, 12:00–13:00, Available" }));
    await expect(await canvas.findByText("This time slot conflicts with an existing booking")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Court 3, 11:00 - 12:00" }));
    await expect(await own(canvas, 3, "11:00")).toBeInTheDocument();
  },
};

/** The address lifts it: a free time takes it at once, Cancel leaves it. */
export const OnAPhone: Story = {
  args: { path: `/book?date=2026-03-10&move=${OWN}` },
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    await expect(await bar(canvas)).toHaveTextContent("Tap a free time");
    await userEvent.click(await canvas.findByRole("gridcell", { name: "Court 1, 15:00–16:00, Available" }));
    await expect(await own(canvas, 1, "15:00")).toBeInTheDocument();
    await expect(await canvas.findByRole("button", { name: /^Undo/ })).toBeVisible();
  },
};

/** The same booking as a date of a series. */
const everyTuesday = everyState.map((each) => (each.state === "own" ? { ...each, series: { label: null } } : each));
const ofSeries: FakeApi = { ...member, day: { ...member.day, filled: everyTuesday } };
const question = async () =>
  within(await within(document.body).findByRole("alertdialog", { name: "Move Court 1?" }, { timeout: 10_000 }));

/** Of a series it is asked which dates move, as for canceling; Undo is for all of them. */
export const OfASeries: Story = {
  args: { api: ofSeries },
  play: async ({ canvas }) => {
    await drag(await own(canvas, 1, "12:00"), await canvas.findByRole("gridcell", { name: /^Court 5, 15:00/ }));
    const dialog = await question();
    await expect(dialog.getByText("Court 1, Tue, Mar 10, 12:00 - 14:00 → Court 5, 15:00 - 17:00")).toBeVisible();
    await expect(dialog.getByRole("radio", { name: "This date" })).toBeChecked();
    await userEvent.click(dialog.getByRole("radio", { name: "All dates that have not begun" }));
    await userEvent.click(dialog.getByRole("button", { name: "Move" }));
    await expect(await own(canvas, 5, "15:00")).toBeInTheDocument();
    await expect(await canvas.findByText("Series changed")).toBeVisible();
    await expect(canvas.getByText("Court 5, 15:00 - 17:00. All dates that have not begun")).toBeVisible();
    await userEvent.click(await canvas.findByRole("button", { name: /^Undo/ }));
    await expect(await own(canvas, 1, "12:00")).toBeInTheDocument();
    await seeToast("Move undone");
  },
};

/** Left as it was, or only this date. */
export const OneDateOfASeries: Story = {
  args: { api: ofSeries },
  play: async ({ canvas }) => {
    (await own(canvas, 1, "12:00")).focus();
    await userEvent.keyboard("m");
    await bar(canvas);
    await userEvent.keyboard("{ArrowRight}{ArrowRight}{Enter}");
    await userEvent.click((await question()).getByRole("button", { name: "Keep as it was" }));
    await waitFor(() => expect(canvas.queryByRole("region", { name: "Move booking" })).toBeNull());
    const cell = await own(canvas, 1, "12:00");
    cell.focus();
    await userEvent.keyboard("m");
    await bar(canvas);
    await userEvent.keyboard("{ArrowRight}{ArrowRight}{Enter}");
    await userEvent.click((await question()).getByRole("button", { name: "Move" }));
    await expect(await own(canvas, 3, "12:00")).toBeInTheDocument();
    await expect(await canvas.findByText("Booking moved")).toBeVisible();
  },
};

const court5 = { court_id: "cccccccc-0000-4000-8000-000000000004", court_name: "Court 5" };
const at = (hour: number, day = 10) => ({
  start_time: `2026-03-${day}T${hour}:00:00.000Z`,
  end_time: `2026-03-${day}T${hour + 2}:00:00.000Z`,
});
const datesInTheWay = {
  status: 409,
  code: "slot_conflict",
  message: "These dates cannot be changed: Tue, Mar 17; Tue, Mar 24",
  details: {
    field: "scope",
    dates: [
      {
        ...{ booking_id: OWN, date: "2026-03-17", code: "slot_conflict", alternatives: [{ ...court5, ...at(20, 17) }] },
        message: "This time slot conflicts with an existing booking",
      },
      {
        booking_id: OWN,
        date: "2026-03-24",
        code: "holiday",
        message: "The courts are closed all day: Spring holiday",
      },
    ],
    alternatives: [{ ...court5, ...at(20) }],
  },
};

/** All of the dates move or none: those in the way are named with the reason, and where all of them can go. */
export const SeriesInTheWay: Story = {
  args: { api: { ...ofSeries, rejectBooking: datesInTheWay } },
  play: async ({ canvas }) => {
    await drag(await own(canvas, 1, "12:00"), await canvas.findByRole("gridcell", { name: /^Court 5, 15:00/ }));
    const dialog = await question();
    await userEvent.click(dialog.getByRole("radio", { name: "This and all following dates" }));
    await userEvent.click(dialog.getByRole("button", { name: "Move" }));
    const failure = within(await dialog.findByRole("alert"));
    await expect(failure.getByText("Nothing was changed")).toBeVisible();
    await expect(failure.getByText(/The courts are closed all day: Spring holiday/)).toBeVisible();
    await expect(failure.getByText("Free for this date alone: Court 5, 16:00 - 18:00")).toBeVisible();
    const places = within(dialog.getByRole("group", { name: "Free for all of these dates" }));
    await userEvent.click(places.getByRole("button", { name: "Court 5, 16:00 - 18:00" }));
    await expect(await own(canvas, 5, "16:00")).toBeInTheDocument();
    await expect(await canvas.findByText("Series changed")).toBeVisible();
  },
};

/** In the list of all courts' times a tap takes the first court that is free then. */
export const ToAnyCourt: Story = {
  args: { path: `/book?date=2026-03-10&courts=any&move=${OWN}` },
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    await bar(canvas);
    const times = within(await canvas.findByRole("region", { name: "Free times" }));
    await userEvent.click(await times.findByRole("button", { name: /^15:00/ }));
    await expect(await canvas.findByText(/, 15:00 - 17:00$/)).toBeVisible();
  },
};

export const LiftedOnAPhone: Story = {
  args: { path: `/book?date=2026-03-10&move=${OWN}` },
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    await expect(await bar(canvas)).toHaveTextContent("Moving Court 1, Tue, Mar 10, 12:00 - 14:00");
  },
};

/** Somebody has booked the old place meanwhile. */
export const UndoFails: Story = {
  args: {
    api: {
      ...member,
      instead: on("patch", "/bookings/{id}", ({ body, reject }) =>
        body.start_time === "2026-03-10T16:00:00.000Z" ? reject({ ...lostRace, details: {} }) : undefined,
      ),
    },
    path: `/book?date=2026-03-10&move=${OWN}`,
  },
  play: async ({ canvas }) => {
    await bar(canvas);
    await userEvent.click(await canvas.findByRole("gridcell", { name: "Court 1, 15:00–16:00, Available" }));
    await userEvent.click(await canvas.findByRole("button", { name: /^Undo/ }));
    await within(document.body).findByText("Failed to undo the move", {}, { timeout: 10_000 });
    await expect(await own(canvas, 1, "15:00")).toBeInTheDocument();
  },
};

/** A booking that has begun keeps its place. */
export const Begun: Story = {
  args: {
    api: { day: { ...member.day, now: "2026-03-10T16:20:20Z" } },
    path: `/book?date=2026-03-10&move=${OWN}`,
  },
  play: async ({ canvas }) => {
    await seeToast("Booking cannot be moved");
    await seeToast("A booking that has begun keeps its court and start");
    await expect(canvas.queryByRole("region", { name: "Move booking" })).toBeNull();
  },
};
