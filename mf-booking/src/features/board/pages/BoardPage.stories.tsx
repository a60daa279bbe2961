import { clubDate } from "@courtside/contracts/domain/club-clock.ts";
import { on } from "@courtside/contracts/mock-api/on.ts";
import { down, every, lostResponse, never } from "@courtside/contracts/mock-api/responses.ts";
import { fakeClub, fakeMe } from "@courtside/contracts/shell/fake-me.ts";
import { seeToast } from "@courtside/design-system/components/Toast/seeToast.ts";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, userEvent, waitFor, within } from "storybook/test";
import { failRefresh, loadsOnce, startLoading } from "../../../testing/failed-refresh.ts";
import type { FakeApi } from "../../../testing/fake-api.ts";
import { fakeBooking } from "../../../testing/fake-club.ts";
import type { Filled } from "../../../testing/fake-day.ts";
import { fakeWaiting } from "../../../testing/fake-entries.ts";
import { SERIES_ID } from "../../../testing/fake-series.ts";
import { alternativeUntilOverridden, heldUntilOverridden } from "../../../testing/held-slot.ts";
import { InShell } from "../../../testing/InShell.tsx";
import { inactiveCourt, withNames } from "../../../testing/sample-day.ts";
// With the story, so that no play waits for its code.
import "../staff/RegisterMember.tsx";
import BoardPage from "./BoardPage.tsx";

const person = (at: number, name: string) => ({
  id: `dddddddd-0000-4000-8000-00000000010${at}`,
  name,
  email: `${name.toLowerCase().replace(" ", ".")}@riverside.test`,
});
const offer = (seconds: number): Filled["offer"] => ({
  id: "22222222-0000-4000-8000-000000000001",
  expires_at: new Date(Date.now() + seconds * 1_000).toISOString(),
  is_yours: false,
  offered_to: "Maya Chen",
});
const filled = withNames.map((each) => (each.state === "offer_held" ? { ...each, offer: offer(14 * 60) } : each));
const ana = fakeBooking(0, {
  id: "bbbbbbbb-0000-4000-8000-000000000000",
  user_name: "Ana Ruiz",
  user_email: "ana.ruiz@riverside.test",
  user_id: "dddddddd-0000-4000-8000-000000000100",
});
const api: FakeApi = {
  day: { filled },
  upcoming: [ana],
  members: ["Ana Ruiz", "Ben Okafor", "Anders Holm"].map((name, at) => person(at, name)),
};

/** As a coach sees it: others' without names. */
const coachsDay: Filled[] = [
  { court: 0, from: 180, minutes: 60, state: "booked" },
  { court: 1, from: 360, minutes: 60, state: "own" },
  { court: 1, from: 120, minutes: 60, state: "booked" },
];

/** 30 courts, about half taken. */
const manyCourts: Filled[] = [...Array(210).keys()].map((at) => ({
  court: at % 30,
  from: ((at * 7) % 16) * 60 + (at % 4 === 0 ? 30 : 0),
  minutes: at % 5 === 0 ? 30 : 60,
  ...(at % 13 === 0
    ? ({ state: "blocked", reason: "Resurfacing" } as const)
    : at % 11 === 0
      ? ({ state: "lesson", booked_by: "Chloé Martin" } as const)
      : ({ state: "booked", booked_by: ["Ana Ruiz", "Ben Okafor", "Dai Nguyen", "Emil Lindqvist"][at % 4] } as const)),
}));

const booked = (court: number, hour: number, minutes: number, given: Partial<Filled>): Filled => ({
  ...{ court, from: (hour - 6) * 60, minutes, state: "booked", booked_by: "Ana Ruiz" },
  ...given,
});
const withPlayers: Filled[] = [
  booked(0, 9, 150, { players: ["Ada Lindqvist", "Ben Okafor"] }),
  booked(0, 13, 90, { booked_by: "Emil Holm", players: ["Jo Smith"], guest_fees_due_cents: 2_500 }),
  booked(1, 9, 60, { booked_by: "Dai Nguyen", is_unnamed: true }),
  booked(1, 11, 180, { booked_by: "Chloé Martin", is_unnamed: true }),
  booked(2, 9, 60, { players: ["Jo Smith"], guest_fees_due_cents: 1_250 }),
  booked(2, 12, 30, { is_unnamed: true }),
  booked(3, 10, 60, { booked_by: "Fatima Haddad", players: ["Maya", "Noa", "Olu"], guest_fees_due_cents: 2_500 }),
  booked(3, 12, 240, {
    booked_by: "Maximiliane Oberholzer-Wintergartenstein",
    players: ["Maximilian Oberholzer-Wintergartenstein", "Jo Smith"],
    guest_fees_due_cents: 1_250,
  }),
];

const me = fakeMe("front_desk");
const withOldSport = { ...me, club: me.club && { ...me.club, sports: ["tennis"] }, desk_sports: ["tennis", "squash"] };

const meta: Meta<typeof InShell> = {
  title: "mf-booking/Board",
  component: InShell,
  parameters: { layout: "fullscreen" },
  args: {
    api,
    me: fakeMe("front_desk"),
    path: "/bookings?date=2036-03-10&sport=tennis",
    children: <BoardPage />,
  },
};
export default meta;

type Story = StoryObj<typeof InShell>;
type Canvas = ReturnType<typeof within>;

const cell = (canvas: Canvas, name: string) => canvas.findByRole("gridcell", { name });

async function findMember(canvas: Canvas): Promise<void> {
  await userEvent.type(await canvas.findByRole("combobox", { name: "Member" }), "an");
  await userEvent.click(await within(document.body).findByText("ana.ruiz@riverside.test"));
}

export const TheDay: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1, name: "Manage Bookings" })).toBeVisible();
    await expect(await cell(canvas, "Court 1, 09:00–10:00, Booking: Ana Ruiz")).toBeVisible();
    await expect(await cell(canvas, "Court 2, 14:15–15:45, Booking: Emil Lindqvist")).toBeVisible();
    await expect(canvas.getByRole("list", { name: "Colors and patterns" })).toBeVisible();
  },
};

/** What is left on Court 1, which has been deactivated: it can be opened and moved, and nothing can be booked beside it. */
export const InactiveCourt: Story = {
  args: { api: { ...api, day: { courts: 2, ...inactiveCourt } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("rowheader", { name: "Court 1 Inactive" })).toBeVisible();
    await expect(canvas.getByRole("rowheader", { name: "Court 2" })).toBeVisible();
    await expect(await cell(canvas, "Court 1, 10:00–22:00, Block: Court is inactive")).toBeVisible();
    await expect(canvas.queryByRole("gridcell", { name: /^Court 1.*Available/ })).toBeNull();
    const choices = within(canvas.getByLabelText("Court")).getAllByRole("option");
    await expect(choices.map(({ textContent }) => textContent)).not.toContain("Court 1");
    await userEvent.click(await cell(canvas, "Court 1, 09:00–10:00, Booking: Ana Ruiz"));
    await userEvent.click(await canvas.findByRole("button", { name: "Move" }));
    await userEvent.click(await cell(canvas, "Court 2, 11:00–12:00, Available"));
    await expect(await cell(canvas, "Court 2, 11:00–12:00, Booking: Ana Ruiz")).toBeVisible();
  },
};

/** The club has taken squash off its list, and courts of it are in use: the desk still has them. */
export const SportOffTheList: Story = {
  args: {
    me: withOldSport,
    path: "/bookings?date=2036-03-10",
    api: { ...api, day: { courts: 0 }, days: { squash: { courts: 1, filled: inactiveCourt.filled ?? [] } } },
  },
  play: async ({ canvas }) => {
    await expect(await cell(canvas, "Court 1, 09:00–10:00, Booking: Ana Ruiz")).toBeVisible();
    await userEvent.click(canvas.getByRole("radio", { name: "Squash" }));
    await waitFor(() => expect(canvas.getByRole("radio", { name: "Squash" })).toBeChecked());
    await expect(await cell(canvas, "Court 1, 09:00–10:00, Booking: Ana Ruiz")).toBeVisible();
  },
};

/** A bar of a series has its label; a change of its length asks for which dates. */
export const OfASeries: Story = {
  args: {
    api: {
      ...api,
      upcoming: [{ ...ana, series_id: SERIES_ID, series_label: "Winter season" }],
      day: { filled: filled.map((each, at) => (at === 0 ? { ...each, series: { label: "Winter season" } } : each)) },
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await cell(canvas, "Court 1, 09:00–10:00, Booking: Ana Ruiz, Winter season"));
    await userEvent.click(await canvas.findByRole("button", { name: "+ 15 min" }));
    await userEvent.click(canvas.getByRole("button", { name: "Save length" }));
    const body = within(document.body);
    const dialog = within(await body.findByRole("alertdialog", { name: "Change Court 1?" }, { timeout: 10_000 }));
    await userEvent.click(await dialog.findByRole("radio", { name: "All dates that have not begun" }));
    await userEvent.click(dialog.getByRole("button", { name: "Change" }));
    await expect(await canvas.findByText("Series changed")).toBeVisible();
    await expect(await cell(canvas, "Court 1, 09:00–10:15, Booking: Ana Ruiz, Winter season")).toBeVisible();
  },
};

const untaken: FakeApi["untaken"] = [
  {
    id: "77777777-0000-4000-8000-000000000001",
    booking_id: "bbbbbbbb-0000-4000-8000-000000000000",
    court_name: "Court 1",
    start_time: "2036-03-10T13:00:00.000Z",
    end_time: "2036-03-10T14:00:00.000Z",
    booked_by: "Ana Ruiz",
    made_at: "2036-03-10T12:50:00.000Z",
    person_name: null,
    device_name: "Lobby",
    code: "check_in_canceled",
    message: "This booking was canceled",
  },
];

/** What a device without network could not deliver is on the desk's list until staff have seen to it. */
export const CheckInNotTaken: Story = {
  args: {
    api: { ...api, untaken },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Seen: Ana Ruiz, Court 1" }));
    await waitFor(() => expect(canvas.queryByRole("list", { name: "Check-ins that were not taken" })).toBeNull());
  },
};

export const CheckInStaysListed: Story = {
  args: { api: { ...api, untaken, instead: on("delete", "/check-in-conflicts/{id}", down) } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Seen: Ana Ruiz, Court 1" }));
    await seeToast("It is still on the list");
  },
};

export const UntakenCheckInsUnknown: Story = {
  args: { api: { ...api, untaken, instead: on("get", "/check-in-conflicts", down) } },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText("Check-ins that were not taken could not be loaded", {}, { timeout: 10_000 }),
    ).toBeVisible();
  },
};

/** Two neighbouring courts for 90 minutes; the form takes one after the other. */
export const FindsCourtsSideBySide: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Side by side" }));
    const page = within(document.body);
    await userEvent.click(await page.findByRole("radio", { name: "1 h 30 min" }));
    const list = within(page.getByRole("list", { name: "Free times" }));
    await userEvent.click(list.getByRole("button", { name: "Book Court 1, Court 2 at 06:00 - 07:30" }));
    await expect(page.getByText("Then at the same time: Court 2.")).toBeVisible();
    await findMember(canvas);
    await userEvent.click(page.getByRole("button", { name: "Create Booking" }));
    await expect(await cell(canvas, "Court 1, 06:00–07:30, Booking: Ana Ruiz")).toBeVisible();
    await waitFor(() => expect(page.queryByText(/^Then at the same time/)).toBeNull());
    await expect(page.getByLabelText("Court")).toHaveDisplayValue("Court 2");
  },
};

export const Dark: Story = { ...TheDay, globals: { theme: "dark" } };
export const QuarterHours: Story = { args: { path: "/bookings?date=2036-03-10&sport=tennis&zoom=15" } };

export const ThirtyCourts: Story = {
  args: { api: { day: { courts: 30, filled: manyCourts } } },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole("rowheader")).length).toBe(30);
    // In a bar of an hour the last name has a line of its own, whole within the bar.
    const [bar] = canvas.getAllByRole("gridcell", { name: /, \d\d:00–\d\d:00, Booking: Ben Okafor/ });
    if (!bar) throw new Error("no booking of an hour");
    const [given, last] = ["Ben", "Okafor"].map((part) => within(bar).getByText(part).getBoundingClientRect());
    const { bottom, right, width } = bar.getBoundingClientRect();
    await expect(width).toBeLessThan(80);
    await expect(last?.top).toBeGreaterThanOrEqual(given?.bottom ?? 0);
    await expect(last?.bottom).toBeLessThanOrEqual(bottom);
    await expect(last?.right).toBeLessThanOrEqual(right);
  },
};

export const LongNames: Story = {
  args: {
    api: {
      day: {
        filled: withNames.map((each) => ({
          ...each,
          ...(each.booked_by && { booked_by: "Maximiliane Oberholzer-Wintergartenstein" }),
        })),
      },
    },
  },
};

const oneCourt = (court: number): Filled[] => [
  { court, from: 240, minutes: 90, state: "booked", booked_by: "Ana Ruiz" },
];

export const AllSports: Story = {
  args: {
    me: { ...fakeMe("front_desk"), club: { ...fakeClub, sports: ["tennis", "squash"] } },
    path: "/bookings?date=2036-03-10",
    api: { day: { courts: 2, filled: oneCourt(0) }, days: { squash: { courts: 0 } } },
  },
  play: async ({ canvas }) => {
    await expect(await cell(canvas, "Court 1, 10:00–11:30, Booking: Ana Ruiz")).toBeVisible();
    await expect(canvas.getByRole("radio", { name: "All sports" })).toBeChecked();
  },
};

export const BooksForACaller: Story = {
  args: { path: "/bookings?date=2026-03-10&sport=tennis" },
  play: async ({ canvas }) => {
    await userEvent.click(await cell(canvas, "Court 1, 10:00–11:00, Available"));
    await expect(canvas.getByLabelText("Start")).toHaveValue("10:00");
    await waitFor(() => expect(canvas.getByRole("combobox", { name: "Member" })).toHaveFocus());
    await findMember(canvas);
    await userEvent.click(canvas.getByRole("button", { name: "Create Booking" }));
    await seeToast("Booking created successfully");
    await expect(await cell(canvas, "Court 1, 10:00–11:00, Booking: Ana Ruiz")).toBeVisible();
  },
};

/** Arrows, Shift with an arrow, Enter and Esc, and the letters. */
export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    const first = await cell(canvas, "Court 1, 06:00–07:00, Available");
    first.focus();
    await userEvent.keyboard("{ArrowRight}{ArrowDown}");
    await waitFor(async () => expect(await cell(canvas, "Court 2, 07:00–08:00, Available")).toHaveFocus());
    await userEvent.keyboard("{PageDown}");
    await waitFor(async () => expect(await cell(canvas, "Court 2, 08:00–11:00, Block: Resurfacing")).toHaveFocus());
    await userEvent.keyboard("{ArrowUp}{Home}{Shift>}{ArrowRight}{/Shift}");
    await expect(canvas.getByLabelText("End")).toHaveValue("08:00");
    await waitFor(async () => expect(await cell(canvas, "Court 1, 06:00–07:00, Available")).toHaveFocus());
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(canvas.getByRole("combobox", { name: "Member" })).toHaveFocus());
    await userEvent.keyboard("{Escape}");
    await waitFor(async () => expect(await cell(canvas, "Court 1, 06:00–07:00, Available")).toHaveFocus());
    await userEvent.keyboard("?");
    const help = within(await within(document.body).findByRole("dialog", { name: "Keys of the board" }));
    const [, close] = help.getAllByRole("button", { name: "Close" });
    if (close) await userEvent.click(close);
    await userEvent.keyboard("/");
    await userEvent.type(canvas.getByLabelText("Find on the board"), "ruiz");
    await expect((await canvas.findAllByText("1 found"))[0]).toBeVisible();
    await userEvent.keyboard("{Enter}");
    await waitFor(async () => expect(await cell(canvas, "Court 1, 09:00–10:00, Booking: Ana Ruiz")).toHaveFocus());
  },
};

/** Whatever opens a form leads the keyboard into it, and Esc back to the board. */
export const TheFocusFollows: Story = {
  args: { me: fakeMe("admin") },
  play: async ({ canvas }) => {
    const free = await cell(canvas, "Court 1, 10:00–11:00, Available");
    await userEvent.click(await cell(canvas, "Court 1, 09:00–10:00, Booking: Ana Ruiz"));
    await userEvent.click(free);
    await waitFor(() => expect(canvas.getByRole("combobox", { name: "Member" })).toHaveFocus());
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(free).toHaveFocus());
    await userEvent.keyboard("b");
    await waitFor(() => expect(canvas.getByLabelText("Court")).toHaveFocus());
    canvas.getByRole("radio", { name: "Block" }).focus();
    await userEvent.keyboard("{ArrowLeft}");
    await waitFor(() => expect(canvas.getByRole("radio", { name: "Lesson" })).toHaveFocus());
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(free).toHaveFocus());
    await userEvent.pointer({ keys: "[MouseRight]", target: free });
    await userEvent.click(await within(document.body).findByRole("menuitem", { name: "Lesson from 10:00" }));
    await waitFor(() => expect(canvas.getByLabelText("Coach")).toHaveFocus());
    await userEvent.keyboard("{Escape}/{Escape}");
    await waitFor(() => expect(free).toHaveFocus());
    await userEvent.keyboard("f");
    await waitFor(() => expect(canvas.getByRole("radio", { name: "2" })).toHaveFocus());
  },
};

export const OpensABooking: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await cell(canvas, "Court 1, 09:00–10:00, Booking: Ana Ruiz"));
    const desk = within(canvas.getByRole("complementary", { name: "Desk" }));
    await expect(desk.getByRole("heading", { name: "Ana Ruiz" })).toBeVisible();
    await expect(await desk.findByRole("link", { name: "ana.ruiz@riverside.test" })).toBeVisible();
    await userEvent.click(desk.getByRole("button", { name: "Cancel Booking" }));
    const page = within(document.body);
    await userEvent.click(within(await page.findByRole("alertdialog")).getByRole("button", { name: "Cancel Booking" }));
    await expect(await canvas.findByRole("button", { name: /^Undo/ })).toBeVisible();
  },
};

/** Staff register a member for the last place of an event, and take another one off. */
export const RegistersForAnEvent: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await cell(canvas, "Court 3, 15:00–17:00, Event: Spring Open"));
    const desk = within(canvas.getByRole("complementary", { name: "Desk" }));
    await expect(await desk.findByRole("heading", { name: "2 of 3 places taken" })).toBeVisible();
    await userEvent.click(await desk.findByRole("button", { name: "Register Member" }));
    await expect(await desk.findByText("Member is required")).toBeVisible();
    await waitFor(() => expect(desk.getByRole("combobox", { name: "Member" })).toHaveFocus());
    await findMember(canvas);
    await waitFor(() => expect(desk.queryByText("Member is required")).toBeNull());
    await userEvent.click(desk.getByRole("button", { name: "Register Member" }));
    await seeToast("Ana Ruiz has been registered for the event!");
    await expect(await desk.findByRole("heading", { name: "3 of 3 places taken" })).toBeVisible();
    await waitFor(() => expect(desk.queryByRole("button", { name: "Register Member" })).toBeNull());
    await userEvent.click(desk.getByRole("button", { name: "Unregister Tom Ferreira" }));
    const confirm = within(await within(document.body).findByRole("alertdialog"));
    await expect(confirm.getByRole("heading", { name: "Unregister Tom Ferreira from Spring Open?" })).toBeVisible();
    await userEvent.click(confirm.getByRole("button", { name: "Unregister" }));
    await seeToast("Tom Ferreira has been unregistered from the event");
    await expect(await desk.findByRole("heading", { name: "2 of 3 places taken" })).toBeVisible();
    await expect(desk.queryByText("Tom Ferreira")).toBeNull();
  },
};

/** + and - in the panel and on the bar, saved by Enter, undone by a click. */
export const LongerByKeys: Story = {
  play: async ({ canvas }) => {
    const ana = await cell(canvas, "Court 1, 09:00–10:00, Booking: Ana Ruiz");
    await userEvent.click(ana);
    const desk = within(canvas.getByRole("complementary", { name: "Desk" }));
    await expect(await desk.findByText("Longer: until 10:00, before until 09:30")).toBeVisible();
    await expect(desk.getByText("3 of 7")).toBeVisible();
    ana.focus();
    await userEvent.keyboard("++");
    await expect(await desk.findByText("Until 10:30, before until 10:00")).toBeVisible();
    await userEvent.keyboard("{Enter}");
    await seeToast("Booking changed");
    await expect(await cell(canvas, "Court 1, 09:00–10:30, Booking: Ana Ruiz")).toBeVisible();
    await userEvent.click(await canvas.findByRole("button", { name: /^Undo/ }));
    await expect(await cell(canvas, "Court 1, 09:00–10:00, Booking: Ana Ruiz")).toBeVisible();
    await userEvent.click(desk.getByRole("button", { name: "− 15 min" }));
    await expect(await desk.findByText("Until 09:45, before until 10:00")).toBeVisible();
    await userEvent.click(desk.getByRole("button", { name: "Keep as it was" }));
    await expect(desk.queryByText(/before until 10:00$/)).toBeNull();
  },
};

/** M lifts a booking, arrows choose its place; what is taken is said, and other places are offered. */
export const MovesByKeys: Story = {
  play: async ({ canvas }) => {
    (await cell(canvas, "Court 1, 09:00–10:00, Booking: Ana Ruiz")).focus();
    await userEvent.keyboard("m");
    const bar = within(await canvas.findByRole("region", { name: "Move booking" }, { timeout: 10_000 }));
    await userEvent.keyboard("{ArrowDown}");
    await expect(await bar.findByText("To Court 2, 09:00 - 10:00")).toBeVisible();
    await userEvent.keyboard("{Enter}");
    await expect(await bar.findByRole("alert")).toHaveTextContent("This time slot conflicts with an existing booking");
    const places = within(bar.getByRole("group", { name: "Available instead" })).getAllByRole("button");
    await expect(places).toHaveLength(3);
    (await cell(canvas, "Court 1, 09:00–10:00, Booking: Ana Ruiz")).focus();
    await userEvent.keyboard("{ArrowDown}{Enter}");
    await expect(await cell(canvas, "Court 3, 09:00–10:00, Booking: Ana Ruiz")).toBeVisible();
    await userEvent.click(await canvas.findByRole("button", { name: /^Undo/ }));
    await expect(await cell(canvas, "Court 1, 09:00–10:00, Booking: Ana Ruiz")).toBeVisible();
    await seeToast("Move undone");
  },
};

/** The same for a place that is proposed instead and that the waitlist offers to a member: that one is taken. */
export const ProposedAndHeld: Story = {
  args: {
    api: {
      ...api,
      instead: heldUntilOverridden,
    },
  },
  play: async ({ canvas }) => {
    (await cell(canvas, "Court 1, 09:00–10:00, Booking: Ana Ruiz")).focus();
    await userEvent.keyboard("m");
    const bar = within(await canvas.findByRole("region", { name: "Move booking" }, { timeout: 10_000 }));
    await userEvent.keyboard("{ArrowDown}{Enter}");
    const [proposed] = within(await bar.findByRole("group", { name: "Available instead" })).getAllByRole("button");
    if (!proposed) throw new Error("No place is proposed");
    const place = proposed.textContent ?? "";
    await userEvent.click(proposed);
    await expect(await bar.findByText(`To ${place}`)).toBeVisible();
    await userEvent.click(await bar.findByRole("button", { name: "Take it anyway" }));
    await expect(await canvas.findByText(place)).toBeVisible();
    await expect(await canvas.findByRole("button", { name: /^Undo/ })).toBeVisible();
  },
};

/** The waitlist offers the time after the booking to a member. */
export const LongerIntoAnOffer: Story = {
  args: {
    api: {
      ...api,
      instead: heldUntilOverridden,
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await cell(canvas, "Court 1, 09:00–10:00, Booking: Ana Ruiz"));
    const desk = within(canvas.getByRole("complementary", { name: "Desk" }));
    await userEvent.click(desk.getByRole("button", { name: "+ 15 min" }));
    await userEvent.click(desk.getByRole("button", { name: "Save length" }));
    await seeToast("Failed to change booking");
    await expect(
      await desk.findByText(
        "Held for Ben Okafor until 12:20. If you take it anyway, their offer is withdrawn, they are notified, and they keep their place in line.",
      ),
    ).toBeVisible();
    await userEvent.click(await desk.findByRole("button", { name: "Take it anyway" }));
    await expect(await cell(canvas, "Court 1, 09:00–10:15, Booking: Ana Ruiz")).toBeVisible();
  },
};

/** The time after the booking is held in place of a booking that a closure has canceled: that has no waitlist. */
export const LongerIntoAnAlternative: Story = {
  args: { api: { ...api, instead: alternativeUntilOverridden } },
  play: async ({ canvas }) => {
    await userEvent.click(await cell(canvas, "Court 1, 09:00–10:00, Booking: Ana Ruiz"));
    const desk = within(canvas.getByRole("complementary", { name: "Desk" }));
    await userEvent.click(desk.getByRole("button", { name: "+ 15 min" }));
    await userEvent.click(desk.getByRole("button", { name: "Save length" }));
    await expect(
      await desk.findByText(
        "Held for Ben Okafor until 12:20 in place of a canceled booking. If you take it anyway, it is no longer held for them, and they are notified.",
      ),
    ).toBeVisible();
    await userEvent.click(await desk.findByRole("button", { name: "Take it anyway" }));
    await expect(await cell(canvas, "Court 1, 09:00–10:15, Booking: Ana Ruiz")).toBeVisible();
  },
};

/** An admin makes a lesson of a free time. */
export const SchedulesALesson: Story = {
  args: { me: fakeMe("admin"), path: "/bookings?date=2026-03-10&sport=tennis" },
  play: async ({ canvas }) => {
    const free = await cell(canvas, "Court 1, 10:00–11:00, Available");
    await userEvent.pointer({ keys: "[MouseRight]", target: free });
    const page = within(document.body);
    await expect(await page.findByRole("menuitem", { name: "Event from 10:00" })).toBeVisible();
    await userEvent.click(page.getByRole("menuitem", { name: "Lesson from 10:00" }));
    await expect(canvas.getByLabelText("Start")).toHaveValue("10:00");
    await userEvent.click(canvas.getByRole("button", { name: "Schedule Lesson" }));
    await expect(await canvas.findByText("Coach is required")).toBeVisible();
    await expect(canvas.getByText("Member is required")).toBeVisible();
    await expect(canvas.getByText("Please fill in all fields")).toBeVisible();
    await waitFor(() => expect(canvas.getByLabelText("Coach")).toHaveFocus());
    await userEvent.selectOptions(canvas.getByLabelText("Coach"), "Theo Lindner");
    await waitFor(() => expect(canvas.queryByText("Coach is required")).toBeNull());
    await findMember(canvas);
    await userEvent.click(canvas.getByRole("button", { name: "Schedule Lesson" }));
    await seeToast("Lesson scheduled successfully");
    await expect(await cell(canvas, "Court 1, 10:00–11:00, Lesson: Ana Ruiz")).toBeVisible();
  },
};

export const TheMenuOfAFreeTime: Story = {
  play: async ({ canvas }) => {
    const free = await cell(canvas, "Court 1, 10:00–11:00, Available");
    await userEvent.pointer({ keys: "[MouseRight]", target: free });
    await userEvent.click(await within(document.body).findByRole("menuitem", { name: "Block from 10:00" }));
    await expect(canvas.getByRole("heading", { name: "Block courts" })).toBeVisible();
    await expect(canvas.getByLabelText("Start")).toHaveValue("10:00");
  },
};

const conflict = {
  id: "bbbbbbbb-0000-4000-8000-000000000000",
  court_id: "cccccccc-0000-4000-8000-000000000000",
  court_name: "Court 1",
  user_name: "Ana Ruiz",
  kind: "booking" as const,
  title: null,
  start_time: "2036-03-10T13:00:00.000Z",
  end_time: "2036-03-10T14:00:00.000Z",
};

/** Rain: all courts until closing, after the list of what is canceled. */
export const BlocksAllCourts: Story = {
  args: {
    api: {
      ...api,
      instead: on("post", "/court-blocks/preview", ({ response }) =>
        response(200, { bookings: [conflict], refused: [] }),
      ),
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Block" }));
    await userEvent.click(canvas.getByRole("button", { name: "Add Block" }));
    await expect(await canvas.findByText("Court is required")).toBeVisible();
    await expect(canvas.getByText("Please fill in all required fields")).toBeVisible();
    await waitFor(() => expect(canvas.getByLabelText("Court")).toHaveFocus());
    await userEvent.selectOptions(canvas.getByLabelText("Court"), "All 5 courts");
    await waitFor(() => expect(canvas.queryByText("Please fill in all required fields")).toBeNull());
    await userEvent.click(canvas.getByRole("button", { name: "Add Block" }));
    await expect(await canvas.findByRole("list", { name: "Bookings that will be canceled" })).toHaveTextContent(
      "Ana Ruiz",
    );
    await expect(canvas.getByRole("button", { name: "Block and Cancel 1 Booking" })).toBeVisible();
  },
};

const today = clubDate(Date.now(), fakeClub.time_zone);

/** Who comes within the hour, and who waits. */
export const ARunningDay: Story = {
  args: {
    path: "/bookings?sport=tennis",
    api: {
      ...api,
      day: {
        now: new Date().toISOString(),
        opens: new Date(Math.floor(Date.now() / 3_600_000) * 3_600_000 - 4 * 3_600_000).toISOString(),
        filled: [
          { court: 0, from: 300, minutes: 60, state: "booked", booked_by: "Ana Ruiz" },
          { court: 1, from: 240, minutes: 120, state: "lesson", booked_by: "Ben Okafor" },
        ],
      },
      waiting: [
        fakeWaiting(0, { requested_date: today }),
        fakeWaiting(1, { requested_date: today, preferred_start_time: "03:00", preferred_end_time: "03:30" }),
      ],
    },
  },
  play: async ({ canvas }) => {
    const soon = await canvas.findByRole("list", { name: "Arriving in the next hour" });
    await expect(soon).toHaveTextContent("Ana Ruiz");
    const waiting = within(await canvas.findByRole("list", { name: "Waiting for this day" })).getAllByRole("listitem");
    await expect(waiting[0]).toHaveTextContent(/^Ana RuizTennis, Any timeFree: Court \d, \d\d:\d\d - \d\d:\d\dAssign$/);
    await expect(waiting[1]).toHaveTextContent(/^Ben OkaforTennis, 03:00 - 03:30Nothing free$/);
    // Assigning ends the wait, which booking for the member would not.
    await userEvent.click(canvas.getByRole("button", { name: /^Assign Court \d to Ana Ruiz$/ }));
    const dialog = within(await within(document.body).findByRole("dialog", { name: "Assign Slot" }));
    await userEvent.click(await dialog.findByRole("button", { name: "Assign Slot" }));
    await seeToast("Slot assigned successfully!");
  },
};

const adasNote = {
  body: "Net of court 3 is torn: tell players before they go.\nThe key of the shed is at Ada's.",
  version: 3,
  author_name: "Ada Lindqvist",
  written_at: "2036-03-10T12:05:00.000Z",
};

/** The shift's note is changed, and kept. */
export const NotesOfTheDay: Story = {
  args: { api: { ...api, note: adasNote } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Net of court 3 is torn/)).toBeVisible();
    await expect(canvas.getByText(/^Ada Lindqvist, /)).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Edit note" }));
    const field = canvas.getByRole("textbox", { name: "Note" });
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.clear(field);
    await userEvent.type(field, "The net is mended.");
    await userEvent.click(canvas.getByRole("button", { name: "Save" }));
    await seeToast("Note saved");
    await expect(await canvas.findByText("The net is mended.")).toBeVisible();
    await waitFor(() => expect(canvas.getByRole("button", { name: "Edit note" })).toHaveFocus());
  },
};

/** Another desk was faster: both texts are shown, and neither is lost. */
export const NotesOfTwoDesks: Story = {
  args: {
    api: {
      ...api,
      note: { ...adasNote, body: "Quiet day." },
      instead: on("put", "/day-notes/{date}", ({ body, path: { date }, response }) =>
        body.version === 3
          ? response(409, {
              code: "day_note_changed",
              message: "Ada Lindqvist has changed the note meanwhile",
              details: { field: "version", current: { ...adasNote, date, version: 4 } },
              requestId: "story",
            })
          : response(200, { ...adasNote, date, body: body.body, version: 5 }),
      ),
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Edit note" }));
    await userEvent.type(canvas.getByRole("textbox", { name: "Note" }), " Ladder at 18:00.");
    await userEvent.click(canvas.getByRole("button", { name: "Save" }));
    const theirs = await canvas.findByRole("alert");
    await expect(theirs).toHaveTextContent("Ada Lindqvist has changed the note meanwhile");
    await expect(theirs).toHaveTextContent("Net of court 3 is torn");
    await expect(canvas.getByRole("textbox", { name: "Your text" })).toHaveValue("Quiet day. Ladder at 18:00.");
    await userEvent.click(canvas.getByRole("button", { name: "Join both" }));
    await expect(canvas.getByRole("textbox", { name: "Note" })).toHaveValue(
      `${adasNote.body}\nQuiet day. Ladder at 18:00.`,
    );
  },
};

/** Neither Esc nor a look at a day that is not read yet loses what is being written; an unchanged text is left by Esc. */
export const NotesAreKeptWhileWritten: Story = {
  args: { api: { ...api, note: adasNote } },
  play: async ({ canvas }) => {
    const note = () => canvas.findByRole("textbox", { name: "Note" });
    await userEvent.click(await canvas.findByRole("button", { name: "Edit note" }));
    await userEvent.type(await note(), "{Escape}");
    await waitFor(() => expect(canvas.getByRole("button", { name: "Edit note" })).toHaveFocus());
    await userEvent.click(canvas.getByRole("button", { name: "Edit note" }));
    await userEvent.type(await note(), " Ladder at 18:00.{Escape}");
    await expect(await note()).toHaveValue(`${adasNote.body} Ladder at 18:00.`);
    await userEvent.click(canvas.getByRole("heading", { level: 1 }));
    await userEvent.keyboard("]");
    await expect(await canvas.findByRole("button", { name: "Edit note" })).toBeVisible();
    await expect(canvas.queryByRole("textbox", { name: "Note" })).toBeNull();
    await userEvent.keyboard("[[");
    await expect(await note()).toHaveValue(`${adasNote.body} Ladder at 18:00.`);
  },
};

/** The week of all courts; a day's cell leads to its board, a court's name to its week. */
export const TheWeek: Story = {
  args: { path: "/bookings?date=2036-03-10&sport=tennis&span=week" },
  play: async ({ canvas }) => {
    const week = within(await canvas.findByRole("table", { name: "Week of Sun, Mar 9, 2036" }));
    // Its free hours are over once the club's clock is known.
    const first = await week.findByRole("button", { name: /^Court 1, Sun, Mar 9, 3 taken/ });
    // Bars are as long as what they stand for, and cover none beside them.
    const [strip] = first.children;
    const bars = [...(strip?.children ?? [])].map((bar) => bar.getBoundingClientRect());
    await expect(bars).toHaveLength(3);
    const share = (strip?.getBoundingClientRect().width ?? 0) / 16;
    await expect(Math.min(...bars.map(({ width }) => width))).toBeLessThanOrEqual(Math.max(3, share) + 1);
    first.focus();
    await userEvent.keyboard("{ArrowDown}{ArrowRight}");
    await waitFor(() => expect(week.getByRole("button", { name: /^Court 2, Mon, Mar 10/ })).toHaveFocus());
    await userEvent.click(week.getByRole("button", { name: "Court 1" }));
    await userEvent.click(
      await canvas.findByRole("button", { name: /^Mon, Mar 10, 09:00 - 10:00, Booking: Ana Ruiz/ }),
    );
    await expect(await cell(canvas, "Court 1, 09:00–10:00, Booking: Ana Ruiz")).toBeVisible();
    await expect(await canvas.findByRole("heading", { name: "Ana Ruiz" })).toBeVisible();
    await userEvent.keyboard("w");
    await waitFor(() => expect(canvas.getByRole("radio", { name: "Week" })).toBeChecked());
  },
};

/** The week stays, and says that it may be out of date. */
export const TheWeekOutdated: Story = {
  args: { ...TheWeek.args, api: { ...api, instead: loadsOnce } },
  beforeEach: startLoading,
  play: async ({ canvas }) => {
    const week = await canvas.findByRole("table", { name: "Week of Sun, Mar 9, 2036" });
    await within(week).findByRole("button", { name: /^Court 1, Sun, Mar 9, 3 taken/ });
    failRefresh();
    await expect(await canvas.findByText("The latest changes could not be loaded")).toBeVisible();
    await expect(week).toBeVisible();
    startLoading();
    await userEvent.click(canvas.getByRole("button", { name: "Retry" }));
    await waitFor(() => expect(canvas.queryByText("The latest changes could not be loaded")).toBeNull());
  },
};

/** A booking is lifted by the menu of its court's day, and moves to another court's day at the same time. */
export const MovesInTheWeekOfAllCourts: Story = {
  ...TheWeek,
  play: async ({ canvas }) => {
    const week = within(await canvas.findByRole("table", { name: "Week of Sun, Mar 9, 2036" }));
    const from = await week.findByRole("button", { name: /^Court 1, Mon, Mar 10, 3 taken/ });
    from.focus();
    await userEvent.keyboard("m");
    const menu = within(await within(document.body).findByRole("menu", { name: /^Court 1, Mon, Mar 10/ }));
    await userEvent.click(menu.getByRole("menuitem", { name: "Move 09:00 - 10:00, Ana Ruiz" }));
    const moving = within(await canvas.findByRole("region", { name: "Move booking" }, { timeout: 10_000 }));
    await expect(moving.getByText("Choose a court's day")).toBeVisible();
    await userEvent.click(week.getByRole("button", { name: /^Court 4, Wed, Mar 12/ }));
    await expect(await moving.findByRole("alert")).toHaveTextContent(
      "This time slot conflicts with an existing booking",
    );
    await userEvent.click(week.getByRole("button", { name: /^Court 5, Wed, Mar 12/ }));
    await expect(await canvas.findByText("Court 5, Wed, Mar 12, 2036, 09:00 - 10:00")).toBeVisible();
    await userEvent.click(await canvas.findByRole("button", { name: /^Undo/ }));
    await expect(await week.findByRole("button", { name: /^Court 1, Mon, Mar 10, 3 taken/ })).toBeVisible();
  },
};

/** A finger that stays opens the menu of a court's day, also where the browser sends no `contextmenu`; its click then opens nothing. */
export const LongPressInTheWeek: Story = {
  ...TheWeek,
  play: async ({ canvas }) => {
    const week = within(await canvas.findByRole("table", { name: "Week of Sun, Mar 9, 2036" }));
    const day = await week.findByRole("button", { name: /^Court 1, Mon, Mar 10, 3 taken/ });
    const at = (clientX: number) => ({ pointerType: "touch", clientX, clientY: 10 });
    fireEvent.pointerDown(day, at(10));
    fireEvent.pointerMove(day, at(30));
    fireEvent.pointerUp(day, at(30));
    fireEvent.pointerDown(day, at(10));
    const menu = await within(document.body).findByRole("menu", { name: /^Court 1, Mon, Mar 10/ });
    fireEvent.pointerUp(day, at(10));
    fireEvent.click(day);
    await expect(menu).toBeVisible();
    await expect(canvas.getByRole("radio", { name: "Week" })).toBeChecked();
    await userEvent.keyboard("{Escape}");
    fireEvent.pointerDown(day, at(10));
    fireEvent.pointerUp(day, at(10));
    fireEvent.click(day);
    await waitFor(() => expect(canvas.getByRole("radio", { name: "Board" })).toBeChecked());
  },
};

export const TheWeekOfOneCourt: Story = {
  args: { path: "/bookings?date=2036-03-10&sport=tennis&span=week&only=cccccccc-0000-4000-8000-000000000000" },
};

/** Arrows lead a lifted booking through the court's week; what does not fit is said, and a click chooses too. */
export const MovesInTheWeek: Story = {
  ...TheWeekOfOneCourt,
  play: async ({ canvas }) => {
    const bar = (name: RegExp) => canvas.findByRole("button", { name });
    const ana = await bar(/^Mon, Mar 10, 09:00 - 10:00, Booking: Ana Ruiz/);
    ana.focus();
    await userEvent.keyboard("m");
    const moving = within(await canvas.findByRole("region", { name: "Move booking" }, { timeout: 10_000 }));
    await userEvent.keyboard("{ArrowRight}{ArrowDown}");
    await expect(await moving.findByText("To Court 1, Tue, Mar 11, 2036, 10:00 - 11:00")).toBeVisible();
    await userEvent.keyboard("{ArrowLeft}{ArrowDown}{ArrowDown}{Enter}");
    await expect(await moving.findByRole("alert")).toHaveTextContent(
      "This time slot conflicts with an existing booking",
    );
    ana.focus();
    await userEvent.keyboard("{ArrowUp}{Enter}");
    const moved = await bar(/^Mon, Mar 10, 11:00 - 12:00, Booking: Ana Ruiz/);
    await waitFor(() => expect(moved).toHaveFocus());
    await userEvent.click(await canvas.findByRole("button", { name: /^Undo/ }));
    await expect(await bar(/^Mon, Mar 10, 09:00 - 10:00, Booking: Ana Ruiz/)).toBeVisible();
  },
};

/** Who plays, whose names are missing, what is due for guests: in bars of every width, on a low and a high board. */
export const PlayersOnTheBars: Story = {
  args: { api: { ...api, day: { courts: 6, filled: withPlayers } } },
  play: async ({ canvas }) => {
    await expect(
      await cell(canvas, "Court 1, 09:00–11:30, Booking: Ana Ruiz with Ada Lindqvist and Ben Okafor"),
    ).toBeVisible();
    await expect(await cell(canvas, "Court 2, 09:00–10:00, Booking: Dai Nguyen, Players not named")).toBeVisible();
    await expect(
      await cell(canvas, "Court 3, 09:00–10:00, Booking: Ana Ruiz with Jo Smith, Guest fee due: $12.50"),
    ).toBeVisible();
    await expect(canvas.getByRole("list", { name: "Marks" })).toHaveTextContent("Players not namedGuest fee due");
    await userEvent.type(canvas.getByLabelText("Find on the board"), "lindqvist");
    await expect((await canvas.findAllByText("1 found"))[0]).toBeVisible();
  },
};

export const PlayersOnTheBarsDark: Story = { ...PlayersOnTheBars, globals: { theme: "dark" } };

export const PlayersOnAPhone: Story = {
  args: { ...PlayersOnTheBars.args },
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    const name = "Court 1, 09:00–11:30, Booking: Ana Ruiz with Ada Lindqvist and Ben Okafor";
    await expect(await canvas.findByRole("button", { name })).toBeVisible();
  },
};

export const PlayersInTheWeek: Story = {
  args: { ...PlayersOnTheBars.args, path: TheWeekOfOneCourt.args?.path ?? "" },
  play: async ({ canvas }) => {
    const name = /^Mon, Mar 10, 13:00 - 14:30, Booking: Emil Holm with Jo Smith, Guest fee due: \$25\.00$/;
    await expect(await canvas.findByRole("button", { name })).toBeVisible();
  },
};

/** It opens at the chosen day, beside the courts' names. */
export const TheWeekOnAPhone: Story = {
  args: { path: "/bookings?date=2036-03-13&sport=tennis&span=week" },
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    const day = await canvas.findByRole("columnheader", { name: "Thu, Mar 13" });
    const court = canvas.getByRole("columnheader", { name: "Court" });
    await waitFor(() => expect(day.getBoundingClientRect().left).toBeCloseTo(court.getBoundingClientRect().right, -1));
  },
};

export const TheWeekOfThirtyCourts: Story = {
  args: { path: "/bookings?date=2036-03-10&sport=tennis&span=week", api: { day: { courts: 30, filled: manyCourts } } },
};

/** Without a connection the text stays in the form. */
export const NotesAreNotSaved: Story = {
  args: { api: { ...api, note: adasNote, instead: on("put", "/day-notes/{date}", lostResponse) } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Edit note" }));
    await userEvent.type(canvas.getByRole("textbox", { name: "Note" }), "!");
    await userEvent.click(canvas.getByRole("button", { name: "Save" }));
    await seeToast("Failed to save the note");
    await seeToast("The connection was lost. Your text is kept: save again.");
    await expect(canvas.getByRole("textbox", { name: "Note" })).toHaveValue(`${adasNote.body}!`);
  },
};

/** A coach: the courts where they are, and lessons of their own. */
export const ACoach: Story = {
  args: {
    me: fakeMe("coach"),
    path: "/bookings?date=2026-03-10&sport=tennis",
    api: { ...api, note: adasNote, day: { filled: coachsDay } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1, name: "Court Board" })).toBeVisible();
    await expect(await cell(canvas, "Court 2, 12:00–13:00, Booking: Your booking")).toBeVisible();
    await expect(canvas.queryByRole("rowheader", { name: /^Court 1/ })).toBeNull();
    await expect(canvas.queryByRole("button", { name: "Block" })).toBeNull();
    await expect(await canvas.findByText(/Net of court 3 is torn/)).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Edit note" })).toBeNull();
    await userEvent.click(canvas.getByRole("radio", { name: "All courts" }));
    await userEvent.click(await cell(canvas, "Court 1, 10:00–11:00, Available"));
    await expect(canvas.getByRole("heading", { name: "Schedule a lesson" })).toBeVisible();
    await expect(canvas.queryByLabelText("Coach")).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "Schedule Lesson" }));
    await expect(await canvas.findByText("Member is required")).toBeVisible();
    await waitFor(() => expect(canvas.getByRole("combobox", { name: "Member" })).toHaveFocus());
    await findMember(canvas);
    await userEvent.click(canvas.getByRole("button", { name: "Schedule Lesson" }));
    await seeToast("Lesson scheduled successfully");
    // The form begins anew, and nothing is marked as missing.
    await waitFor(() => expect(canvas.getByLabelText("Start")).toHaveValue(""));
    await expect(canvas.queryByText(/ is required$/)).toBeNull();
  },
};

export const ACoachWithoutCourts: Story = {
  args: { me: fakeMe("coach"), api: { ...api, day: { filled: [] } } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Show all courts" }));
    await expect(await cell(canvas, "Court 1, 10:00–11:00, Available")).toBeVisible();
  },
};

export const OnATablet: Story = { globals: { viewport: { value: "tablet" } } };

export const OnAPhone: Story = {
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Court 1, 09:00–10:00, Booking: Ana Ruiz" }));
    const sheet = within(await within(document.body).findByRole("dialog", { name: "Booking" }));
    await expect(sheet.getByRole("heading", { name: "Ana Ruiz" })).toBeVisible();
    await expect(sheet.getAllByRole("button", { name: /^Close/ })).toHaveLength(1);
    await userEvent.keyboard("+");
    await expect(sheet.getByText("Until 10:15, before until 10:00")).toBeVisible();
  },
};

/** As high as every target of a mouse, where the row is. */
export const CancelsWithAMouse: Story = {
  play: async ({ canvas }) => {
    await cell(canvas, "Court 1, 09:00–10:00, Booking: Ana Ruiz");
    const cancel = canvas.getByRole("button", { name: "Cancel Court 1, 09:00 - 10:00, Ana Ruiz" });
    await expect(cancel.getBoundingClientRect().height).toBe(32);
  },
};

/** One-handed: the first time is on the screen's upper half, and what narrows the board is a tap away. */
export const FoldedOnAPhone: Story = {
  args: { path: "/bookings?date=2036-03-10" },
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    const first = await canvas.findByRole("button", { name: /^Court 1, 06:00/ });
    const heading = canvas.getByRole("heading", { level: 1 });
    await expect(first.getBoundingClientRect().top - heading.getBoundingClientRect().bottom).toBeLessThan(200);
    await expect(canvas.queryByLabelText("Find on the board")).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "Filters" }));
    await userEvent.type(canvas.getByLabelText("Find on the board"), "ruiz");
    await userEvent.click(canvas.getByRole("radio", { name: "Tennis" }));
    await userEvent.click(canvas.getByRole("button", { name: "Filters, 2 set" }));
    await expect(canvas.queryByLabelText("Find on the board")).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "More" }));
    await expect(await within(document.body).findByRole("menuitem", { name: "Day sheet" })).toBeVisible();
  },
};

export const NoCourts: Story = { args: { api: { day: { courts: 0 } } } };
export const Offline: Story = { args: { services: { liveStatus: "offline" } } };
export const Loading: Story = { args: { api: { instead: every(never) } } };
export const Failed: Story = { args: { api: { instead: every(down) } } };
