import { mockApi } from "@courtside/contracts/mock-api/mock-api.ts";
import { on } from "@courtside/contracts/mock-api/on.ts";
import { down, every, lostResponse, never, rejection } from "@courtside/contracts/mock-api/responses.ts";
import { fakeMe } from "@courtside/contracts/shell/fake-me.ts";
import { FakeShell } from "@courtside/contracts/shell/testing.tsx";
import { seeToast } from "@courtside/design-system/components/Toast/seeToast.ts";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { fakeEvent, fakeEvents, fakeEventsApi } from "../../../testing/fake-events-api.ts";
// With the story, so that no play waits for its code.
import "../staff/EventDialog.tsx";
import "../staff/EventTable.tsx";
import "../staff/RegisterMember.tsx";
import "../staff/UnregisterDialog.tsx";
import EventsPage from "./EventsPage.tsx";

const meta: Meta<typeof FakeShell> = {
  title: "mf-coach/Events",
  component: FakeShell,
  parameters: { layout: "fullscreen" },
  args: { me: fakeMe("member"), path: "/events", fetch: fakeEventsApi(), children: <EventsPage /> },
};
export default meta;

type Story = StoryObj<typeof FakeShell>;

const page = () => within(document.body);
const led = fakeEvents.map((event, index) => ({
  ...event,
  can_register: false,
  can_unregister: false,
  is_registered: false,
  can_see_roster: index < 2,
  can_edit: index < 2,
}));
const asCoach = { me: fakeMe("coach"), fetch: fakeEventsApi({ events: led }) };
const conflict = {
  status: 409,
  code: "slot_conflict",
  message: "This time slot conflicts with an existing booking",
};

/** Opens the dialog and fills in the required fields of a new event. */
async function fillIn() {
  await userEvent.click(await page().findByRole("button", { name: "Create Event" }));
  const dialog = within(await page().findByRole("dialog", { name: "Create Event" }));
  await userEvent.type(await dialog.findByLabelText("Title"), "Round Robin");
  await userEvent.selectOptions(dialog.getByLabelText("Court"), "Tennis 1 (Tennis)");
  await userEvent.selectOptions(dialog.getByLabelText("Start time"), "18:00");
  const [firstEnd] = within(dialog.getByLabelText("End time")).getAllByRole("option");
  await expect(firstEnd).toHaveTextContent("18:15");
  await userEvent.selectOptions(dialog.getByLabelText("End time"), "20:00");
  await userEvent.click(dialog.getByRole("checkbox", { name: /^Repeat weekly/ }));
  await userEvent.click(dialog.getByRole("button", { name: "Create Event" }));
  return dialog;
}

export const AMember: Story = {
  play: async ({ canvas }) => {
    const list = within(await canvas.findByRole("list", { name: "Upcoming events" }));
    await expect(list.getAllByRole("heading").map(({ textContent }) => textContent)).toHaveLength(4);
    await expect(list.getAllByText("18:00 - 20:00")[0]?.parentElement).toHaveTextContent(
      "Tuesday, March 10, 18:00 - 20:00",
    );
    await expect(list.getAllByText("7 of 10 places left")[0]).toBeVisible();
    await expect(list.getByText("Full")).toBeVisible();
    await expect(list.getByText("Registered")).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Create Event" })).toBeNull();
    await expect(list.queryByRole("button", { name: "Register for Squash: Short Games Workshop" })).toBeNull();
    await userEvent.click(list.getByText(/^Weekly · 12 dates/));
    await expect(list.getAllByText("Instance").length).toBeGreaterThan(10);
    await expect(list.getByText("Court blocked: Resurfacing")).toBeVisible();
    await userEvent.click(list.getByRole("button", { name: "Register for Ladder Night" }));
    await seeToast("You've been registered for the event!");
    await userEvent.click(await list.findByRole("button", { name: "Unregister from Ladder Night" }));
    await seeToast("Successfully unregistered from event");
    await expect(await list.findByRole("button", { name: "Register for Ladder Night" })).toBeVisible();
  },
};
export const OnAPhone: Story = { globals: { viewport: { value: "phone" } } };
export const OnATablet: Story = { globals: { viewport: { value: "tablet" } } };

export const JustFull: Story = {
  args: { fetch: fakeEventsApi({ reject: { status: 409, code: "event_full", message: "This event is full" } }) },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Register for Ladder Night" }));
    await seeToast("Failed to register for event");
    await seeToast("This event is full");
  },
};

const sentKeys: (string | null)[] = [];

/** The first response is lost: the same request is sent again by itself. Registering after unregistering is a new one. */
export const ResponseLost: Story = {
  args: {
    fetch: mockApi(
      on("post", "/events/{id}/registration", ({ idempotencyKey }) => {
        sentKeys.push(idempotencyKey);
        return sentKeys.length === 1 ? lostResponse() : undefined;
      }),
      ...fakeEventsApi().handlers,
    ),
  },
  play: async ({ canvas }) => {
    sentKeys.length = 0;
    const register = async () =>
      userEvent.click(await canvas.findByRole("button", { name: "Register for Ladder Night" }));
    await register();
    await waitFor(() => expect(sentKeys).toHaveLength(2), { timeout: 20_000 });
    await seeToast("You've been registered for the event!");
    await expect(page().queryByText("Failed to register for event")).toBeNull();
    await userEvent.click(await canvas.findByRole("button", { name: "Unregister from Ladder Night" }));
    await register();
    await canvas.findByRole("button", { name: "Unregister from Ladder Night" });
    const [first, repeated, again] = sentKeys;
    await expect(first).toMatch(/^[0-9a-f-]{36}$/);
    await expect(repeated).toBe(first);
    await expect(again).not.toBe(first);
  },
};

export const UnregisterFails: Story = {
  args: {
    fetch: fakeEventsApi({ reject: { status: 422, code: "event_over", message: "This event has already begun" } }),
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: /^Unregister from Spring Open/ }));
    await seeToast("Failed to unregister from event");
  },
};

export const ACoach: Story = {
  args: asCoach,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Create Event" })).toBeVisible();
    await userEvent.click(await canvas.findByRole("button", { name: "Roster (3) of Ladder Night" }));
    const roster = within(await page().findByRole("dialog", { name: "Roster of Ladder Night" }));
    await roster.findByText("Priya Raman");
    // The sheet slides in.
    await waitFor(() => expect(roster.getByText("3 of 10 places taken")).toBeVisible());
  },
};

const forDesk = fakeEvents.map((event) => ({
  ...event,
  can_register: false,
  can_unregister: false,
  is_registered: false,
  can_see_roster: true,
  can_register_others: true,
}));
const [nearlyFull] = forDesk.map((event) => ({ ...event, max_attendees: 4, places_left: 1 }));
const asDesk = { me: fakeMe("front_desk"), fetch: fakeEventsApi({ events: forDesk }) };

async function openRoster(canvas: Pick<ReturnType<typeof within>, "findByRole">) {
  await userEvent.click(await canvas.findByRole("button", { name: "Roster (3) of Ladder Night" }));
  const roster = within(await page().findByRole("dialog", { name: "Roster of Ladder Night" }));
  await roster.findByText("Priya Raman");
  return roster;
}

/** The front desk registers a member for the last place, and takes another one off. */
export const ADesk: Story = {
  args: { ...asDesk, fetch: fakeEventsApi({ events: nearlyFull ? [nearlyFull] : [] }) },
  play: async ({ canvas }) => {
    const roster = await openRoster(canvas);
    await userEvent.click(await roster.findByRole("button", { name: "Register Member" }));
    await expect(await roster.findByText("Member is required")).toBeVisible();
    await waitFor(() => expect(roster.getByRole("combobox", { name: "Member" })).toHaveFocus());
    await userEvent.keyboard("grace");
    await userEvent.click(await page().findByText("grace.hall@riverside.test"));
    await waitFor(() => expect(roster.queryByText("Member is required")).toBeNull());
    await userEvent.click(roster.getByRole("button", { name: "Register Member" }));
    await seeToast("Grace Hall has been registered for the event!");
    await expect(await roster.findByText("This event is full")).toBeVisible();
    await expect(await roster.findByText("4 of 4 places taken")).toBeVisible();
    await userEvent.click(await roster.findByRole("button", { name: "Unregister Tom Ferreira" }));
    const confirm = within(
      await page().findByRole("alertdialog", { name: "Unregister Tom Ferreira from Ladder Night?" }),
    );
    await userEvent.click(confirm.getByRole("button", { name: "Unregister" }));
    await seeToast("Tom Ferreira has been unregistered from the event");
    await waitFor(() => expect(roster.queryByText("Tom Ferreira")).toBeNull());
    await expect(await roster.findByText("3 of 4 places taken")).toBeVisible();
  },
};
export const ADeskOnAPhone: Story = {
  args: asDesk,
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    const roster = await openRoster(canvas);
    await waitFor(() => expect(roster.getByRole("button", { name: "Register Member" })).toBeVisible());
  },
};

/** A member took the last place meanwhile: the form keeps its input. */
export const TheLastPlaceIsTaken: Story = {
  args: {
    ...asDesk,
    fetch: fakeEventsApi({
      events: forDesk,
      reject: { status: 409, code: "event_full", message: "This event is full", details: { field: "id" } },
    }),
  },
  play: async ({ canvas }) => {
    const roster = await openRoster(canvas);
    await userEvent.type(await roster.findByRole("combobox", { name: "Member" }), "omar");
    await userEvent.click(await page().findByText("omar.haddad@riverside.test"));
    await userEvent.click(roster.getByRole("button", { name: "Register Member" }));
    await seeToast("Failed to register for event");
    await seeToast("This event is full");
    await userEvent.click(roster.getByRole("button", { name: "Unregister Maya Chen" }));
    const confirm = within(await page().findByRole("alertdialog"));
    await userEvent.click(confirm.getByRole("button", { name: "Unregister" }));
    await seeToast("Failed to unregister from event");
    await expect(roster.getByText("Maya Chen")).toBeVisible();
  },
};

export const Creates: Story = {
  args: { ...asCoach, fetch: fakeEventsApi({ events: led }) },
  play: async ({ canvas }) => {
    await fillIn();
    await seeToast("Event created successfully!");
    await expect(await canvas.findByRole("heading", { name: "Round Robin" })).toBeVisible();
  },
};

export const WhatIsMissing: Story = {
  args: asCoach,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Create Event" }));
    const dialog = within(await page().findByRole("dialog", { name: "Create Event" }));
    await userEvent.clear(await dialog.findByLabelText("Max attendees"));
    await userEvent.click(dialog.getByRole("button", { name: "Create Event" }));
    for (const text of [
      "Title is required",
      "Court is required",
      "Start time is required",
      "End time is required",
      "Max attendees is required",
    ])
      await expect(await dialog.findByText(text)).toBeVisible();
    await waitFor(() => expect(dialog.getByLabelText("Title")).toHaveFocus());
    await userEvent.type(dialog.getByLabelText("Title"), "R");
    await expect(dialog.queryByText("Title is required")).toBeNull();
    await userEvent.type(dialog.getByLabelText("Max attendees"), "0");
    await expect(dialog.getByText("Must allow at least 1 attendee")).toBeVisible();
    await expect(dialog.getByText("Court is required")).toBeVisible();
  },
};

export const ASeriesIsInTheWay: Story = {
  args: {
    ...asCoach,
    fetch: fakeEventsApi({
      events: led,
      reject: {
        ...conflict,
        details: {
          field: "start_time",
          dates: [
            { date: "2026-03-17", cause: "court" },
            { date: "2026-03-24", cause: "hold" },
            { date: "2026-04-07", cause: "coach" },
          ],
        },
      },
    }),
  },
  play: async () => {
    const dialog = await fillIn();
    await expect(await dialog.findByText(conflict.message)).toBeVisible();
    const dates = within(dialog.getByRole("list", { name: "Dates in the way" })).getAllByRole("listitem");
    await expect(dates.map(({ textContent }) => textContent)).toEqual([
      "Tue, Mar 17: the court is taken",
      "Tue, Mar 24: it is offered to somebody on the waitlist",
      "Tue, Apr 7: you already have a booking",
    ]);
    await seeToast("Failed to create event");
    await expect(dialog.getByLabelText("Title")).toHaveValue("Round Robin");
  },
};

export const AnotherTimeIsOffered: Story = {
  args: {
    ...asCoach,
    fetch: fakeEventsApi({
      events: led,
      reject: {
        ...conflict,
        details: {
          dates: [{ date: "2026-03-10", cause: "court" }],
          alternatives: [
            {
              court_id: "cccccccc-0000-4000-8000-000000000002",
              court_name: "Tennis 2",
              start_time: "2026-03-10T23:00:00Z",
              end_time: "2026-03-11T01:00:00Z",
            },
          ],
        },
      },
    }),
  },
  play: async () => {
    const dialog = await fillIn();
    await userEvent.click(await dialog.findByRole("button", { name: "Tennis 2, 19:00 - 21:00" }));
    await expect(dialog.getByLabelText("Start time")).toHaveValue("19:00");
    await expect(dialog.getByLabelText("Court")).toHaveDisplayValue("Tennis 2 (Tennis)");
  },
};

const savedVersions = fn<(version: number) => void>();
/** Somebody else saved the event while it was edited here: saving once more is for what they saved. */
export const EditedMeanwhile: Story = {
  args: {
    ...asCoach,
    fetch: mockApi(
      on("patch", "/events/{id}", ({ body }) => {
        savedVersions(body.version);
        if (body.version === 7) return undefined;
        const message = "Somebody else has changed this event meanwhile. Nothing was saved.";
        return rejection({ status: 409, code: "event_changed", message, details: { field: "version", version: 7 } });
      }),
      ...fakeEventsApi({ events: led }).handlers,
    ),
  },
  beforeEach: () => void savedVersions.mockClear(),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Edit Ladder Night" }));
    const dialog = within(await page().findByRole("dialog", { name: "Edit Ladder Night" }));
    await userEvent.type(await dialog.findByLabelText("Title"), " Finals");
    await userEvent.click(dialog.getByRole("button", { name: "Save Changes" }));
    await expect(await dialog.findByText(/^Save again to add your changes to it/)).toBeVisible();
    await userEvent.click(dialog.getByRole("button", { name: "Save Changes" }));
    await seeToast("Event updated successfully!");
    await expect(savedVersions).toHaveBeenLastCalledWith(7);
  },
};

const savedChanges = fn<(body: { date_id?: string | undefined; start_time?: string | undefined }) => void>();
const lateEvent = fakeEvent(1, {
  ...{ court_id: "cccccccc-0000-4000-8000-000000000009", court_name: "Tennis 9", can_edit: true },
  dates: fakeEvent(1).dates.map((date) => ({
    ...date,
    ...{ start_time: "2026-03-11T02:30:00Z", end_time: "2026-03-11T03:30:00Z" },
  })),
});
/** Its court is inactive and the club closes earlier by now: the form shows what is stored, and saves another title alone. */
export const OutsideOfTheHours: Story = {
  args: {
    ...asCoach,
    fetch: mockApi(
      on("patch", "/events/{id}", ({ body, response }) => {
        savedChanges(body);
        return response(200, lateEvent);
      }),
      ...fakeEventsApi({ events: [lateEvent] }).handlers,
    ),
  },
  beforeEach: () => void savedChanges.mockClear(),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Edit Ladder Night" }));
    const dialog = within(await page().findByRole("dialog", { name: "Edit Ladder Night" }));
    await expect(await dialog.findByLabelText("Court")).toHaveDisplayValue("Tennis 9 (inactive)");
    await expect(dialog.getByLabelText("Start time")).toHaveDisplayValue("22:30");
    await expect(dialog.getByLabelText("End time")).toHaveDisplayValue("23:30");
    await userEvent.type(dialog.getByLabelText("Title"), " Finals");
    await userEvent.click(dialog.getByRole("button", { name: "Save Changes" }));
    await seeToast("Event updated successfully!");
    await expect(savedChanges).toHaveBeenLastCalledWith({ title: "Ladder Night Finals", version: 1 });
  },
};

const NEXT = {
  id: "dddddddd-0000-4000-8000-000000000099",
  ...{ start_time: "2026-03-17T22:00:00Z", end_time: "2026-03-18T00:00:00Z" },
};
/** The date that was edited has begun: the form shows the next one with the same change, which saving once more is for. */
export const ItsDateHasBegun: Story = {
  args: {
    ...asCoach,
    fetch: mockApi(
      on("patch", "/events/{id}", ({ body, response }) => {
        savedChanges(body);
        if (body.date_id === NEXT.id) return response(200, fakeEvent(1));
        const message = "This is no longer the event's next date. Nothing was saved.";
        const details = { field: "date_id", next_date: NEXT };
        return rejection({ status: 409, code: "event_changed", message, details });
      }),
      ...fakeEventsApi({ events: led }).handlers,
    ),
  },
  beforeEach: () => void savedChanges.mockClear(),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Edit Ladder Night" }));
    const dialog = within(await page().findByRole("dialog", { name: "Edit Ladder Night" }));
    await userEvent.selectOptions(await dialog.findByLabelText("End time"), "21:00");
    await userEvent.click(dialog.getByRole("button", { name: "Save Changes" }));
    await expect(await dialog.findByText("The form shows the next one now: check date and times.")).toBeVisible();
    await expect(dialog.queryByText(/^Save again/)).toBeNull();
    await expect(dialog.getByLabelText("End time")).toHaveValue("21:00");
    await userEvent.click(dialog.getByRole("button", { name: "Save Changes" }));
    await seeToast("Event updated successfully!");
    const saved = { date_id: NEXT.id, start_time: "2026-03-17T18:00", end_time: "2026-03-17T21:00" };
    await expect(savedChanges).toHaveBeenLastCalledWith(expect.objectContaining(saved));
  },
};

export const EditsAndCancels: Story = {
  args: { ...asCoach, fetch: fakeEventsApi({ events: led }) },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Edit Ladder Night" }));
    const dialog = within(await page().findByRole("dialog", { name: "Edit Ladder Night" }));
    const title = await dialog.findByLabelText("Title");
    await expect(dialog.getByLabelText("Start time")).toHaveValue("18:00");
    await userEvent.clear(title);
    await userEvent.type(title, "Ladder Finals");
    await userEvent.click(dialog.getByRole("button", { name: "Save Changes" }));
    await seeToast("Event updated successfully!");
    await userEvent.click(await canvas.findByRole("button", { name: "Cancel Event: Ladder Finals" }));
    const confirm = within(await page().findByRole("alertdialog", { name: "Cancel Ladder Finals?" }));
    await waitFor(() => expect(confirm.getByText(/3 registered people are notified by email/)).toBeVisible());
    await userEvent.click(confirm.getByRole("button", { name: "Cancel Event" }));
    await seeToast("Event canceled successfully");
    await waitFor(() => expect(canvas.queryByRole("heading", { name: "Ladder Finals" })).toBeNull());
  },
};

export const NotCanceled: Story = {
  args: {
    ...asCoach,
    fetch: fakeEventsApi({ events: led, reject: { status: 503, code: "unavailable", message: "Busy" } }),
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Cancel Event: Ladder Night" }));
    const confirm = within(await page().findByRole("alertdialog", { name: "Cancel Ladder Night?" }));
    await userEvent.type(confirm.getByLabelText("Reason"), "Storm");
    await userEvent.click(confirm.getByRole("button", { name: "Cancel Event" }));
    await seeToast("Failed to cancel event");
    await waitFor(() => expect(confirm.getByRole("button", { name: "Cancel Event" })).toBeEnabled());
    await expect(confirm.getByLabelText("Reason")).toHaveValue("Storm");
    await expect(canvas.getByText("Ladder Night")).toBeVisible();
  },
};

/** It has begun meanwhile: there is nothing left to cancel. */
export const NothingLeftToCancel: Story = {
  args: {
    ...asCoach,
    fetch: fakeEventsApi({
      events: led,
      reject: { status: 422, code: "event_over", message: "This event has already begun" },
    }),
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Cancel Event: Ladder Night" }));
    const confirm = within(await page().findByRole("alertdialog", { name: "Cancel Ladder Night?" }));
    await userEvent.click(confirm.getByRole("button", { name: "Cancel Event" }));
    await seeToast("This event has already begun");
    await waitFor(() => expect(page().queryByRole("alertdialog")).toBeNull());
  },
};

const reads = { count: 0 };
/** Of one path every read but the first fails. */
const onceReadOf = (path: "/courts" | "/events/{id}/roster", events: typeof led) =>
  mockApi(
    on("get", path, () => (++reads.count > 1 ? down() : undefined)),
    ...fakeEventsApi({ events }).handlers,
  );
/** A third read begins once the second has failed. */
const readAgain = () =>
  waitFor(() => {
    window.dispatchEvent(new Event("visibilitychange"));
    expect(reads.count).toBeGreaterThan(2);
  });

/** The roster is read again, and the reading fails: the people stay, and so does the question. */
export const RosterNotReadAgain: Story = {
  args: { ...asDesk, fetch: onceReadOf("/events/{id}/roster", forDesk) },
  beforeEach: () => {
    reads.count = 0;
  },
  play: async ({ canvas }) => {
    const roster = await openRoster(canvas);
    await userEvent.click(roster.getByRole("button", { name: "Unregister Maya Chen" }));
    await page().findByRole("alertdialog");
    await readAgain();
    await expect(roster.getByText("Priya Raman")).toBeInTheDocument();
    await expect(page().getByRole("alertdialog")).toBeInTheDocument();
  },
};

export const RosterUnavailable: Story = {
  args: {
    ...asDesk,
    fetch: mockApi(on("get", "/events/{id}/roster", down), ...fakeEventsApi({ events: forDesk }).handlers),
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Roster (3) of Ladder Night" }));
    const roster = within(await page().findByRole("dialog", { name: "Roster of Ladder Night" }));
    await expect(await roster.findByText("The roster could not be loaded")).toBeInTheDocument();
    await expect(roster.getByRole("button", { name: "Retry" })).toBeInTheDocument();
  },
};

/** The courts are read again while an event is edited, and the reading fails: the form stays. */
export const CourtsNotReadAgain: Story = {
  args: { ...asCoach, fetch: onceReadOf("/courts", led) },
  beforeEach: () => {
    reads.count = 0;
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Edit Ladder Night" }));
    const dialog = within(await page().findByRole("dialog", { name: "Edit Ladder Night" }));
    await userEvent.type(await dialog.findByLabelText("Title"), " Finals");
    await readAgain();
    await expect(dialog.getByLabelText("Title")).toHaveValue("Ladder Night Finals");
  },
};

const nextYear = { start_time: "2027-03-09T23:00:00Z", end_time: "2027-03-10T01:00:00Z" };
const farAhead = led.slice(0, 1).map((event) => ({
  ...event,
  ...nextYear,
  dates: event.dates.map((date) => ({ ...date, ...nextYear })),
}));
/** A date of another year names it. */
export const InAnotherYear: Story = {
  args: { ...asCoach, fetch: fakeEventsApi({ events: farAhead }) },
  play: async ({ canvas }) => {
    await expect((await canvas.findByText("18:00 - 20:00")).parentElement).toHaveTextContent(
      "Tuesday, March 9, 2027, 18:00 - 20:00",
    );
    await userEvent.click(canvas.getByRole("button", { name: "Cancel Event: Ladder Night" }));
    const confirm = within(await page().findByRole("alertdialog", { name: "Cancel Ladder Night?" }));
    await expect(confirm.getByText(/^Tuesday, March 9, 2027, 18:00 - 20:00/)).toBeInTheDocument();
  },
};
export const InAnotherYearAsATable: Story = {
  args: { ...asCoach, fetch: fakeEventsApi({ events: farAhead }), path: "/events?view=table" },
  play: async ({ canvas }) => {
    const table = within(await canvas.findByRole("table", { name: "Upcoming events" }, { timeout: 20_000 }));
    await expect(table.getByText("Tuesday, March 9, 2027, 18:00 - 20:00")).toBeVisible();
    await userEvent.click(table.getByRole("checkbox", { name: "Select all of Upcoming events" }));
    await userEvent.click(canvas.getByRole("button", { name: "Cancel events" }));
    const dialog = within(await page().findByRole("dialog", { name: "Cancel 1 event?" }));
    await expect(dialog.getByText(/^Tuesday, March 9, 2027, 18:00, \d+ registered$/)).toBeVisible();
  },
};

export const Offline: Story = {
  args: { services: { liveStatus: "offline" } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Register for Ladder Night" })).toBeDisabled();
  },
};

export const None: Story = {
  args: { me: fakeMe("admin"), fetch: fakeEventsApi({ events: [] }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("No upcoming events")).toBeVisible();
    await expect(canvas.getAllByRole("button", { name: "Create Event" })).toHaveLength(1);
  },
};

/** Who organises events may see them as a table; the address keeps it. */
export const AsATable: Story = {
  args: { ...asCoach, path: "/events?view=table&sort=-title" },
  play: async ({ canvas }) => {
    const table = within(await canvas.findByRole("table", { name: "Upcoming events" }, { timeout: 20_000 }));
    const titles = [...led].map(({ title }) => title).sort((a, b) => b.localeCompare(a));
    await expect(table.getAllByRole("row")[1]).toHaveTextContent(titles[0] ?? "");
    await userEvent.type(canvas.getByRole("searchbox", { name: "Search events" }), titles[0] ?? "");
    await expect(await canvas.findByText(`1 of ${led.length} events`)).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: /^Edit / }));
    await expect(await page().findByRole("dialog")).toBeVisible();
  },
};

/** What is to be canceled is listed first, with how many people it affects; an event of another coach cannot be selected. */
export const CancelsMany: Story = {
  args: { me: fakeMe("coach"), fetch: fakeEventsApi({ events: led }), path: "/events?view=table" },
  play: async ({ canvas }) => {
    const table = await canvas.findByRole("table", { name: "Upcoming events" }, { timeout: 20_000 });
    await expect(within(table).getByRole("checkbox", { name: `Select ${led[2]?.title}` })).toBeDisabled();
    await userEvent.click(within(table).getByRole("checkbox", { name: "Select all of Upcoming events" }));
    await userEvent.click(canvas.getByRole("button", { name: "Cancel events" }));
    const dialog = within(await page().findByRole("dialog", { name: "Cancel 2 events?" }));
    await expect(dialog.getAllByText(/ registered$/)).toHaveLength(2);
    await userEvent.type(dialog.getByLabelText("Reason"), "Storm");
    await userEvent.click(dialog.getByRole("button", { name: "Cancel Events" }));
    await seeToast("Event canceled successfully");
    await waitFor(() => expect(canvas.queryByText(led[0]?.title ?? "")).toBeNull());
    await expect(canvas.getByText(led[2]?.title ?? "")).toBeVisible();
  },
};

export const ATableOnAPhone: Story = {
  args: { ...asCoach, path: "/events?view=table" },
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("list", { name: "Upcoming events" })).toBeVisible();
  },
};

export const Past: Story = {
  args: {
    path: "/events?tab=past",
    fetch: fakeEventsApi({ past: [fakeEvent(5, { state: "over", can_register: false, is_registered: true })] }),
  },
};

export const Loads: Story = { args: { fetch: mockApi(every(never)) } };

export const Fails: Story = {
  args: {
    fetch: mockApi(every(down)),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Events could not be loaded")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Retry" })).toBeVisible();
  },
};

/** The board has named court and time. */
export const AtATimeOfTheBoard: Story = {
  args: {
    ...asCoach,
    path: "/events?create=event&court=cccccccc-0000-4000-8000-000000000000&start=2099-03-12T18:00&end=2099-03-12T20:00",
  },
  play: async () => {
    const dialog = within(await page().findByRole("dialog", { name: "Create Event" }));
    await expect(await dialog.findByLabelText("Start time")).toHaveValue("18:00");
    await expect(dialog.getByLabelText("End time")).toHaveValue("20:00");
    await userEvent.click(dialog.getByRole("button", { name: "Cancel" }));
    await waitFor(() => expect(page().queryByRole("dialog")).toBeNull());
  },
};
