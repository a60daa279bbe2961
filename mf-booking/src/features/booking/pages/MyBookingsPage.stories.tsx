import { on } from "@courtside/contracts/mock-api/on.ts";
import { down, every, never } from "@courtside/contracts/mock-api/responses.ts";
import { fakeClub, fakeMe } from "@courtside/contracts/shell/fake-me.ts";
import { seeToast } from "@courtside/design-system/components/Toast/seeToast.ts";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import type { FakeApi } from "../../../testing/fake-api.ts";
import { fakeBooking } from "../../../testing/fake-club.ts";
import { fakeEntry, fakeOffer } from "../../../testing/fake-entries.ts";
import { ada, ben, fakeGuest, fakePlayer, maya } from "../../../testing/fake-players.ts";
import { heldSlot } from "../../../testing/held-slot.ts";
import { InShell } from "../../../testing/InShell.tsx";
import MyBookingsPage from "./MyBookingsPage.tsx";

const past = { can_cancel: false, status: "completed" } as const;
const some: FakeApi = {
  upcoming: [0, 1, 2, 3].map((at) => fakeBooking(at)),
  past: [
    fakeBooking(-1, { can_cancel: false, in_progress: true }),
    fakeBooking(-2, { can_cancel: false, status: "canceled", cancel_reason: "Court flooded" }),
    ...[...Array(24).keys()].map((at) => fakeBooking(-3 - at, past)),
  ],
};

const meta: Meta<typeof InShell> = {
  title: "mf-booking/My bookings",
  component: InShell,
  parameters: { layout: "fullscreen" },
  args: { api: some, path: "/my-bookings", children: <MyBookingsPage /> },
};
export default meta;

type Story = StoryObj<typeof InShell>;

export const Upcoming: Story = {
  tags: ["baseline"],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1, name: "Welcome Maya Chen!" })).toBeVisible();
    await expect(await canvas.findAllByText("Confirmed")).toHaveLength(4);
    // The stories' browser is in UTC.
    await expect(canvas.getByText(/^Times are the club's: America\/New York \(E[DS]T\)$/)).toBeVisible();
  },
};
export const OnAPhone: Story = { globals: { viewport: { value: "phone" } } };

let reads = 0;
/** The next booking has begun since it was read, which no live event reports: it is running, and no longer ahead. */
export const Begins: Story = {
  args: {
    api: {
      instead: on("get", "/bookings", ({ response }) => {
        const data = reads++ === 0 ? [fakeBooking(0, { start_time: inMinutes(-1), end_time: inMinutes(59) })] : [];
        const counts = { upcoming: data.length, past: 1 - data.length };
        return response(200, { data, counts, total: 1, next_cursor: null });
      }),
    },
  },
  beforeEach: () => {
    reads = 0;
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("tab", { name: "Upcoming (0)" })).toBeVisible();
    await expect(await canvas.findByText("No upcoming bookings")).toBeVisible();
  },
};

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
const held: FakeApi = {
  ...some,
  alternatives: [
    {
      booking_id: "bbbbbbbb-0000-4000-8000-000000000009",
      closure_id: "abababab-0000-4000-8000-000000000001",
      court_name: "Court 1",
      start_time: "2026-03-10T14:00:00Z",
      end_time: "2026-03-10T15:00:00Z",
      reason: "rain",
      message: "The hall stays open.",
      players: [],
      expires_at: inMinutes(30),
      alternatives: [1, 2, 3].map((at) => ({
        offer_id: `dddddddd-0000-4000-8000-00000000000${at}`,
        court_id: "cccccccc-0000-4000-8000-000000000001",
        court_name: `Court ${at + 1}`,
        sport: "tennis",
        start_time: `2026-03-10T1${4 + at}:00:00Z`,
        end_time: `2026-03-10T1${5 + at}:00:00Z`,
        expires_at: inMinutes(30),
      })),
    },
  ],
};

/** After a closure: one tap books one of the slots that are held. */
export const AlternativesHeld: Story = {
  args: {
    api: {
      ...held,
      instead: on("post", "/waitlist-offers/{id}/accept", ({ response }) => response(201, fakeBooking(0))),
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "Take another time" })).toBeVisible();
    await expect(canvas.getByText(/^Held for you until .* was canceled: Rain: The hall stays open\.$/)).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: /, Court 3$/ }));
    await expect(await within(document.body).findByText("Booking Confirmed! 🎾")).toBeInTheDocument();
  },
};
export const AlternativesOnAPhone: Story = { args: { api: held }, globals: { viewport: { value: "phone" } } };

let sent: unknown;
/** The players of the canceled booking come along; who cannot is left out. */
export const AlternativesForAll: Story = {
  args: {
    api: {
      ...held,
      alternatives: held.alternatives?.map((each) => ({
        ...each,
        players: [fakePlayer("Ben Okafor"), fakeGuest("Gus Guest")],
      })),
      instead: on("post", "/waitlist-offers/{id}/accept", ({ body, response, reject }) => {
        sent = body;
        if (body?.players?.length === 2) {
          return reject({ status: 409, code: "player_busy", message: "Ben Okafor is playing elsewhere at this time" });
        }
        return response(201, fakeBooking(0));
      }),
    },
  },
  play: async ({ canvas }) => {
    const page = within(document.body);
    await userEvent.click(await canvas.findByRole("button", { name: /, Court 3$/ }));
    await expect(await page.findByText("Ben Okafor is playing elsewhere at this time")).toBeInTheDocument();
    await userEvent.click(await canvas.findByRole("checkbox", { name: "Ben Okafor" }));
    await userEvent.click(canvas.getByRole("button", { name: /, Court 3$/ }));
    await expect(await page.findByText("Booking Confirmed! 🎾")).toBeInTheDocument();
    await expect(sent).toEqual({ players: [{ guest_name: "Gus Guest" }] });
  },
};

const [rained] = held.alternatives ?? [];
let soon = "";
let readsAfterLapse = 0;
/** The first times are held for some seconds only. Once they have lapsed the others are read, or no answer comes. */
const lapsing = (count: number, isDown = false) =>
  on("get", "/closures/alternatives", ({ response }) => {
    if (!rained) return undefined;
    const isLapsed = Date.parse(soon) <= Date.now();
    if (isLapsed) readsAfterLapse++;
    if (isLapsed && isDown) return down();
    const alternatives = rained.alternatives
      .map((each, at) => (at < count ? { ...each, expires_at: soon } : each))
      .slice(isLapsed ? count : 0);
    const expires_at = isLapsed ? rained.expires_at : soon;
    const players = [fakePlayer("Ben Okafor"), fakeGuest("Gus Guest")];
    return response(200, { data: [{ ...rained, players, expires_at, alternatives }], now: new Date().toISOString() });
  });

/** One of them lapses and keeps its place: who comes along stays as it was chosen, and the others can be taken where they were. */
export const OneAlternativeLapses: Story = {
  args: { api: { ...some, instead: lapsing(1) } },
  beforeEach: () => {
    soon = inMinutes(0.1);
    readsAfterLapse = 0;
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("checkbox", { name: "Ben Okafor" }));
    const other = canvas.getByRole("button", { name: /, Court 3$/ });
    const before = placeOf(other);
    const lapsed = await canvas.findByRole("button", { name: /^No longer held: .*, Court 2$/ }, { timeout: 20_000 });
    await expect(lapsed).toHaveAttribute("aria-disabled", "true");
    await waitFor(() => expect(readsAfterLapse).toBeGreaterThan(0));
    await expect(canvas.getAllByRole("button", { name: /, Court \d$/ })[0]).toBe(lapsed);
    await expect(placeOf(other)).toEqual(before);
    await userEvent.click(other);
    await seeToast("Booking Confirmed! 🎾");
    await expect(canvas.getByRole("checkbox", { name: "Ben Okafor" })).not.toBeChecked();
  },
};
export const OneLapsesUnread: Story = {
  ...OneAlternativeLapses,
  args: { api: { ...some, instead: lapsing(1, true) } },
};

export const AllAlternativesLapse: Story = {
  ...OneAlternativeLapses,
  args: { api: { ...some, instead: lapsing(3, true) } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: /, Court 2$/ })).toBeVisible();
    const over = "The other times are no longer held for you";
    await expect(await canvas.findByRole("heading", { name: over }, { timeout: 20_000 })).toBeVisible();
    await expect(canvas.queryByRole("button", { name: /, Court 2$/ })).toBeNull();
  },
};

let isDown = true;
async function readsAgain(canvas: ReturnType<typeof within>) {
  await expect(await canvas.findByText("Times held for you could not be loaded")).toBeVisible();
  isDown = false;
  await userEvent.click(canvas.getByRole("button", { name: "Retry" }));
  await waitFor(() => expect(canvas.queryByRole("alert")).toBeNull());
}

/** The minutes of a hold run on, so it is said that it may be there. */
export const AlternativesUnread: Story = {
  args: { api: { ...held, instead: on("get", "/closures/alternatives", () => (isDown ? down() : undefined)) } },
  beforeEach: () => {
    isDown = true;
  },
  play: async ({ canvas }) => {
    await readsAgain(canvas);
    await expect(await canvas.findByRole("heading", { name: "Take another time" })).toBeVisible();
  },
};
export const OffersUnread: Story = {
  ...AlternativesUnread,
  args: {
    api: {
      ...some,
      entries: [fakeEntry(0, { offer: fakeOffer(12) })],
      instead: on("get", "/waitlist-entries", () => (isDown ? down() : undefined)),
    },
  },
  play: async ({ canvas }) => {
    await readsAgain(canvas);
    await expect(await canvas.findByText("Court 2 is offered to you")).toBeVisible();
  },
};

export const Empty: Story = { args: { api: {} } };
export const NothingPast: Story = {
  args: { api: {}, path: "/my-bookings?tab=past" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("No past bookings")).toBeVisible();
    await expect(canvas.getByText("You don't have any past or canceled bookings.")).toBeVisible();
  },
};
export const Loading: Story = {
  args: { api: { instead: every(never) } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Loading your bookings...")).toBeVisible();
  },
};
export const Failed: Story = {
  args: { api: { instead: every(down) } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Failed to load bookings")).toBeVisible();
    await expect(await canvas.findByText("Times held for you could not be loaded")).toBeVisible();
    await expect(canvas.getAllByRole("button", { name: "Retry" })).toHaveLength(2);
  },
};

export const PastAndCanceled: Story = {
  args: { path: "/my-bookings?tab=past" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("In progress")).toBeInTheDocument();
    await expect(canvas.getByText("Canceled")).toBeInTheDocument();
    await expect(canvas.getAllByText("Completed").length).toBeGreaterThan(0);
    // Not while it is played.
    const again = canvas.getAllByRole("link", { name: /^Book Again : Court/ });
    await expect(again).toHaveLength(19);
    await expect(again[0]).toHaveAttribute(
      "href",
      expect.stringMatching(/^\/book\?sport=.*&time=10%3A00&court=.*&minutes=60$/),
    );
    await expect(canvas.getByRole("tab", { name: "Past & Canceled (26)", selected: true })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Load more" }));
    await expect(await canvas.findByText("Showing 26 of 26")).toBeInTheDocument();
  },
};

/** On the page, however far it is scrolled. */
const placeOf = (element: Element) => {
  const { left, top } = element.getBoundingClientRect();
  return { left: left + scrollX, top: top + scrollY };
};

async function cancelFirst(canvas: ReturnType<typeof within>) {
  const [first] = await canvas.findAllByRole("button", { name: "Cancel Booking" });
  if (!first) throw new Error("no booking to cancel");
  await userEvent.click(first);
  const page = within(document.body);
  const dialog = within(await page.findByRole("alertdialog"));
  await expect(dialog.getByText("Tuesday, March 10, 10:00 - 11:00")).toBeInTheDocument();
  await userEvent.click(dialog.getByRole("button", { name: "Cancel Booking" }));
  return { page, dialog };
}

export const Cancels: Story = {
  play: async ({ canvas }) => {
    const { page } = await cancelFirst(canvas);
    await expect(await page.findByText("Booking canceled successfully")).toBeInTheDocument();
  },
};

const withAda = fakeBooking(0, {
  players: [maya, fakePlayer("Ada Lindqvist"), fakeGuest("Gus Guest", "gus@example.test")],
  can_change_players: true,
  guest_fees_due_cents: 1250,
});
/** Ada's booking, in which Maya plays. */
const ofAda = fakeBooking(1, {
  user_id: ada.id,
  user_name: ada.name,
  user_email: null,
  players: [fakePlayer("Ada Lindqvist", { is_booker: true }), { ...maya, is_booker: false }],
  can_cancel: false,
  can_leave: true,
});

/** With whom, what is due for guests, and another's booking, which can be left. */
export const WithOthers: Story = {
  args: { api: { upcoming: [withAda, ofAda, fakeBooking(2, { players: [maya], can_change_players: true })] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^with Ada Lindqvist and Gus Guest/)).toBeVisible();
    await expect(canvas.getByText("Guest fee due: $12.50")).toBeVisible();
    await expect(canvas.getByText("with Ada Lindqvist")).toBeVisible();
    await expect(canvas.getAllByRole("button", { name: "Cancel Booking" })).toHaveLength(2);
    await expect(canvas.getByRole("button", { name: "Add Players" })).toBeVisible();
  },
};
/** The club lets fewer play by now: those who are on the booking can still be taken off it. */
export const MorePlayersThanAllowed: Story = {
  args: { api: { upcoming: [{ ...withAda, max_players: 1 }] } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Change Players" }));
    const dialog = within(await within(document.body).findByRole("dialog", { name: "Players on Court 1" }));
    await userEvent.click(dialog.getByRole("button", { name: "Remove Gus Guest" }));
    await expect(dialog.getByText("All places are taken.")).toBeVisible();
    await userEvent.click(dialog.getByRole("button", { name: "Save Players" }));
    await expect(await within(document.body).findByText("Players saved")).toBeInTheDocument();
  },
};
/** A club that requires the names of the players. */
export const PlayersMustBeNamed: Story = {
  args: {
    me: { ...fakeMe(), club: { ...fakeClub, names_required_hours: 24 } },
    api: { upcoming: [fakeBooking(365_0, { players: [maya], can_change_players: true })] },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Name the players by .*, 09:00$/)).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Add Players" })).toBeVisible();
  },
};
export const WithOthersOnAPhone: Story = { ...WithOthers, globals: { viewport: { value: "phone" } } };
export const WithOthersInDark: Story = { ...WithOthers, globals: { theme: "dark" } };

export const ChangesPlayers: Story = {
  args: { api: { upcoming: [withAda], partners: [ada, ben] } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Change Players" }));
    const page = within(document.body);
    const dialog = within(await page.findByRole("dialog", { name: "Players on Court 1" }));
    await expect(dialog.getByRole("group", { name: "Players 3 of 4" })).toBeInTheDocument();
    await userEvent.click(dialog.getByRole("button", { name: "Remove Gus Guest" }));
    await userEvent.click(dialog.getByRole("button", { name: "Save Players" }));
    await expect(await page.findByText("Players saved")).toBeInTheDocument();
    await expect(await canvas.findByText(/^with Ada Lindqvist$/)).toBeVisible();
  },
};

/** The message stands with the person it is about; another one on top of the dialog. */
export const PlayerNotTaken: Story = {
  args: {
    api: {
      upcoming: [withAda],
      rejectPlayers: {
        status: 409,
        code: "player_busy",
        message: "Ada Lindqvist already has a booking at this time",
        details: { field: "players.0.user_id", person: "Ada Lindqvist" },
      },
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Change Players" }));
    const dialog = within(await within(document.body).findByRole("dialog", { name: "Players on Court 1" }));
    await userEvent.click(dialog.getByRole("button", { name: "Save Players" }));
    await waitFor(() =>
      expect(dialog.getByRole("button", { name: "Remove Ada Lindqvist" })).toHaveAccessibleDescription(
        "Ada Lindqvist already has a booking at this time",
      ),
    );
  },
};

/** Others play by now: nothing is saved, and the dialog goes on from who plays. */
export const PlayersOvertaken: Story = {
  args: {
    api: {
      upcoming: [withAda],
      rejectPlayers: { status: 409, code: "players_changed", message: "try again", details: { field: "id" } },
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Change Players" }));
    const dialog = within(await within(document.body).findByRole("dialog", { name: "Players on Court 1" }));
    await userEvent.click(dialog.getByRole("button", { name: "Remove Gus Guest" }));
    await userEvent.click(dialog.getByRole("button", { name: "Save Players" }));
    await expect(await dialog.findByRole("alert")).toHaveTextContent(
      "The players have been changed meanwhile. Nothing was saved.",
    );
    await userEvent.click(dialog.getByRole("button", { name: "Show Who Plays Now" }));
    await expect(dialog.getByRole("button", { name: "Remove Gus Guest" })).toBeVisible();
    await expect(dialog.queryByRole("alert")).toBeNull();
  },
};

export const Leaves: Story = {
  args: { api: { upcoming: [ofAda] } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Leave Booking" }));
    const page = within(document.body);
    const dialog = within(await page.findByRole("alertdialog", { name: "Leave Court 2?" }));
    await expect(dialog.getByText(/Ada Lindqvist keeps the booking and is notified\.$/)).toBeInTheDocument();
    await userEvent.click(dialog.getByRole("button", { name: "Leave Booking" }));
    await expect(await page.findByText("You have left the booking")).toBeInTheDocument();
    await expect(await canvas.findByText("No upcoming bookings")).toBeVisible();
  },
};

export const NotLeft: Story = {
  args: { api: { upcoming: [ofAda], instead: on("delete", "/bookings/{id}/players/me", down) } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Leave Booking" }));
    const page = within(document.body);
    const dialog = within(await page.findByRole("alertdialog"));
    await userEvent.click(dialog.getByRole("button", { name: "Leave Booking" }));
    await expect(await page.findByText("Failed to leave the booking")).toBeInTheDocument();
    await expect(dialog.getByRole("button", { name: "Leave Booking" })).toBeVisible();
  },
};

/** A cancellation can be undone for ten seconds, by a notice over the page: nothing moves when it comes or goes. */
export const TakesACancellationBack: Story = {
  play: async ({ canvas }) => {
    await canvas.findAllByRole("button", { name: "Cancel Booking" });
    const tabs = canvas.getByRole("tablist");
    const before = placeOf(tabs);
    const { page } = await cancelFirst(canvas);
    await expect(await canvas.findByText("Court 1, Tuesday, March 10, 10:00 - 11:00")).toBeVisible();
    await expect(placeOf(tabs)).toEqual(before);
    await userEvent.click(canvas.getByRole("button", { name: "Undo" }));
    await expect(await page.findByText("Booking restored")).toBeInTheDocument();
    await waitFor(() => expect(canvas.queryByRole("button", { name: "Undo" })).toBeNull());
    await expect(placeOf(tabs)).toEqual(before);
  },
};

export const TooLateToTakeBack: Story = {
  args: {
    api: {
      ...some,
      instead: on("post", "/bookings/{id}/restore", ({ reject }) => reject(heldSlot())),
    },
  },
  play: async ({ canvas }) => {
    const { page } = await cancelFirst(canvas);
    await userEvent.click(await canvas.findByRole("button", { name: "Undo" }));
    await expect(await page.findByText("This time slot is offered to somebody on the waitlist")).toBeInTheDocument();
    await expect(page.getByText("Failed to restore booking")).toBeInTheDocument();
    await waitFor(() => expect(canvas.queryByRole("button", { name: "Undo" })).toBeNull());
  },
};

/** Inside the cut-off the button is disabled and shows the reason. */
export const InsideTheCutOff: Story = {
  args: {
    api: {
      upcoming: [
        fakeBooking(0, {
          can_cancel: false,
          cancel_refusal: "Bookings can be canceled up to 24 hours before they start",
        }),
      ],
    },
  },
  play: async ({ canvas }) => {
    const button = await canvas.findByRole("button", { name: "Cancel Booking" });
    await expect(button).toHaveAttribute("aria-disabled", "true");
    await expect(button).toHaveAccessibleDescription("Bookings can be canceled up to 24 hours before they start");
    await userEvent.click(button);
    await expect(within(document.body).queryByRole("alertdialog")).toBeNull();
  },
};

export const Canceling: Story = {
  args: { api: { ...some, instead: on("post", "/bookings/{id}/cancel", never) } },
  play: async ({ canvas }) => {
    const { dialog } = await cancelFirst(canvas);
    await expect(await dialog.findByText("Canceling...")).toBeVisible();
  },
};

/** The dialog stays open, so that another click tries again. */
export const NotCanceled: Story = {
  args: { api: { ...some, instead: on("post", "/bookings/{id}/cancel", down) } },
  play: async ({ canvas }) => {
    const { page, dialog } = await cancelFirst(canvas);
    await expect(await page.findByText("Failed to cancel booking")).toBeInTheDocument();
    await expect(await dialog.findByRole("button", { name: "Cancel Booking" })).toBeVisible();
  },
};
