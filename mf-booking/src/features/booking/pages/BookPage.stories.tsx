import type { Role } from "@courtside/contracts/domain/roles.ts";
import { on } from "@courtside/contracts/mock-api/on.ts";
import { down, every, never, unreachable } from "@courtside/contracts/mock-api/responses.ts";
import { fakeMe } from "@courtside/contracts/shell/fake-me.ts";
import { seeToast } from "@courtside/design-system/components/Toast/seeToast.ts";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import type { FakeApi } from "../../../testing/fake-api.ts";
import { fakeDay } from "../../../testing/fake-day.ts";
import { ada, ben } from "../../../testing/fake-players.ts";
import { heldSlot } from "../../../testing/held-slot.ts";
import { InShell } from "../../../testing/InShell.tsx";
import { lostRace } from "../../../testing/lost-race.ts";
import { everyState, largeDay, withNames } from "../../../testing/sample-day.ts";
import BookPage from "./BookPage.tsx";

/** Not on the minute: the clock is kept to whole seconds, and could then show the minute before. */
const RUNNING = "2026-03-10T13:20:20Z";
const NO_LIMITS = {
  bookings_today: 0,
  daily_limit: null,
  bookings_this_week: 0,
  weekly_limit: null,
  slots_left: null,
};

const member: FakeApi = { day: { now: RUNNING, filled: everyState } };
const staff: FakeApi = {
  day: {
    now: RUNNING,
    filled: withNames,
    longest: 1440,
    response: { allowance: NO_LIMITS, last_bookable_date: null, club_bookings: { today: 14, this_week: 83 } },
  },
};

const meta: Meta<typeof InShell> = {
  title: "mf-booking/Book",
  component: InShell,
  parameters: { layout: "fullscreen" },
  args: { api: member, path: "/book?date=2026-03-10", children: <BookPage /> },
};
export default meta;

type Story = StoryObj<typeof InShell>;

/** With a weekly limit too: what is booked, and what is left. */
const seeWeek: Story["play"] = async ({ canvas }) => {
  const week = (await canvas.findByText("Your This Week")).parentElement?.parentElement;
  for (const text of ["3 bookings", "Stay active!", "3 / 7", "4 slots left"])
    await expect(within(week ?? document.body).getByText(text)).toBeVisible();
};

export const Member: Story = { tags: ["baseline-long"], play: seeWeek };
export const OnATablet: Story = { globals: { viewport: { value: "tablet" } } };
export const OnAPhone: Story = {
  tags: ["baseline"],
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Today .* slots? left · This week/)).toBeVisible();
    await userEvent.click(canvas.getByText("Legend"));
    await expect(canvas.getByRole("list", { name: "Legend" })).toBeVisible();
    await userEvent.click(canvas.getByText("Legend"));
  },
};
export const FrontDesk: Story = {
  args: { api: staff, me: fakeMe("front_desk") },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("All Today's Bookings")).toBeInTheDocument();
    await expect(canvas.getByText("83 bookings")).toBeInTheDocument();
  },
};
const ana = { id: "dddddddd-0000-4000-8000-000000000101", name: "Ana Ruiz", email: "ana@riverside.test" };

/** Staff choose the member they book for; otherwise they book for themselves. */
export const StaffBookForAMember: Story = {
  args: { api: { ...staff, members: [ana] }, me: fakeMe("front_desk") },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("gridcell", { name: "Court 3, 14:00–15:00, Available" }));
    await userEvent.type(await canvas.findByRole("combobox", { name: "Book for" }), "an");
    await userEvent.click(await within(document.body).findByText("ana@riverside.test"));
    await userEvent.click(canvas.getByRole("button", { name: "Book" }));
    await seeToast("Booking Confirmed! 🎾");
    await expect(
      await canvas.findByRole("gridcell", { name: "Court 3, 14:00–15:00, Booked by: Ana Ruiz" }),
    ).toBeInTheDocument();
  },
};
/** A slot, a partner of late, booked. */
export const WithAPartner: Story = {
  args: { api: { ...member, lately: [ada, ben] } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("gridcell", { name: "Court 3, 14:00–15:00, Available" }));
    const page = within(document.body);
    await userEvent.click(await page.findByRole("button", { name: "Add Ada Lindqvist" }));
    await expect(page.getByRole("group", { name: "Players 2 of 4" })).toBeInTheDocument();
    await userEvent.click(page.getByRole("button", { name: "Book" }));
    await seeToast("Booking Confirmed! 🎾");
  },
};
export const WithAPartnerOnATablet: Story = { ...WithAPartner, globals: { viewport: { value: "tablet" } } };

/** The message stands with the partner, and the selection stays. */
export const PartnerIsBusy: Story = {
  args: {
    api: {
      ...member,
      lately: [ada],
      rejectBooking: {
        status: 409,
        code: "player_busy",
        message: "Ada Lindqvist already has a booking at this time",
        details: { field: "players.0.user_id", person: "Ada Lindqvist" },
      },
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("gridcell", { name: "Court 3, 14:00–15:00, Available" }));
    await userEvent.click(await canvas.findByRole("button", { name: "Add Ada Lindqvist" }));
    await userEvent.click(canvas.getByRole("button", { name: "Book" }));
    await waitFor(() =>
      expect(canvas.getByRole("button", { name: "Remove Ada Lindqvist" })).toHaveAccessibleDescription(
        "Ada Lindqvist already has a booking at this time",
      ),
    );
    await userEvent.click(canvas.getByRole("button", { name: "Remove Ada Lindqvist" }));
    await userEvent.click(canvas.getByRole("button", { name: "Book" }));
    await seeToast("Booking Confirmed! 🎾");
  },
};

export const StaffBookOnATablet: Story = {
  ...StaffBookForAMember,
  globals: { viewport: { value: "tablet" } },
};

export const AdminPreviewsMember: Story = {
  args: { me: fakeMe("admin", "member") },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Viewing as Member")).toBeInTheDocument();
    await expect(canvas.getByText("Viewing as: Member")).toBeInTheDocument();
    await expect(canvas.getByText("Can only see own bookings")).toBeInTheDocument();
  },
};
export const AdminPreviewsFrontDesk: Story = {
  args: { api: staff, me: fakeMe("admin", "front_desk") },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Viewing as: Front Desk")).toBeInTheDocument();
    await expect(canvas.getByText("Can see all bookings")).toBeInTheDocument();
  },
};
export const TwentyCourts: Story = { args: { api: { day: largeDay } } };
export const Week: Story = { args: { path: "/book?date=2026-03-10&view=week" } };
export const WeekOnATablet: Story = { ...Week, globals: { viewport: { value: "tablet" } } };
/** The waitlist's prompt is shown to members without a court too. */
export const NoCourts: Story = {
  args: { api: { day: { now: RUNNING, courts: 0 } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("No courts available for Tennis")).toBeVisible();
    const prompt = within(canvas.getByRole("region", { name: "Waitlist" }));
    await expect(
      prompt.getByText("No available slots? Join the waitlist to be notified when courts become available."),
    ).toBeVisible();
    await userEvent.click(prompt.getByRole("button", { name: "Join Waitlist for Tennis" }));
    await expect(await within(document.body).findByRole("dialog", { name: "Join Waitlist" })).toBeVisible();
  },
};
export const Loading: Story = { args: { api: { instead: every(never) } } };
export const Failed: Story = {
  args: { api: { instead: every(down) } },
};

export const LimitReached: Story = {
  args: {
    api: {
      day: {
        now: RUNNING,
        filled: everyState,
        response: {
          allowance: { bookings_today: 2, daily_limit: 2, bookings_this_week: 3, weekly_limit: 7, slots_left: 0 },
        },
      },
    },
  },
};

export const BeyondTheWindow: Story = {
  args: {
    path: "/book?date=2026-03-25",
    api: {
      day: {
        now: RUNNING,
        response: { notice: "Bookings are limited to 7 days in advance" },
      },
    },
  },
};

export const Offline: Story = {
  args: { services: { liveStatus: "offline" } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("gridcell", { name: "Court 3, 12:00–13:00, Available" }));
    await expect(await canvas.findByRole("button", { name: "Book" })).toHaveAttribute("aria-disabled", "true");
  },
};

export const Books: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("gridcell", { name: "Court 3, 14:00–15:00, Available" }));
    await expect(await canvas.findByText("Uses 2 of 2 today, 4 of 7 this week")).toBeInTheDocument();
    await userEvent.click(await canvas.findByRole("button", { name: "Book" }));
    await seeToast("Booking Confirmed! 🎾");
    await seeToast("Court 3 booked for 14:00");
    const link = within(document.body).getByRole("link", { name: "See it, add it to your calendar" });
    await expect(link).toHaveAttribute("href", "/my-bookings/bbbbbbbb-0000-4000-9000-000000000100");
    await waitFor(async () =>
      expect(await canvas.findByRole("gridcell", { name: "Court 3, 14:00–15:00, Your booking" })).toHaveFocus(),
    );
  },
};

export const LostRace: Story = {
  args: { api: { ...member, rejectBooking: lostRace } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("gridcell", { name: "Court 3, 14:00–15:00, Available" }));
    await userEvent.click(await canvas.findByRole("button", { name: "Book" }));
    await userEvent.click(await canvas.findByRole("button", { name: "Court 3, 11:00 - 12:00" }));
    await userEvent.click(await canvas.findByRole("button", { name: "Book" }));
    await expect(
      await canvas.findByRole("gridcell", { name: "Court 3, 11:00–12:00, Your booking" }),
    ).toBeInTheDocument();
  },
};

const sentKeys: (string | null)[] = [];

/** No response arrives, nor to the second attempt: the selection stays, a retry sends the same key, and selecting the slot again begins a new one. */
export const NotReached: Story = {
  args: {
    api: {
      ...member,
      instead: on("post", "/bookings", ({ idempotencyKey }) => {
        sentKeys.push(idempotencyKey);
        return unreachable();
      }),
    },
  },
  play: async ({ canvas }) => {
    sentKeys.length = 0;
    const select = async () =>
      userEvent.click(await canvas.findByRole("gridcell", { name: "Court 3, 14:00–15:00, Available" }));
    const book = async () => {
      const sent = sentKeys.length;
      await userEvent.click(await canvas.findByRole("button", { name: "Book" }));
      await waitFor(() => expect(sentKeys).toHaveLength(sent + 2), { timeout: 20_000 });
    };
    await select();
    await book();
    await expect(await within(document.body).findAllByText("Failed to create booking")).not.toHaveLength(0);
    await expect(await canvas.findByText(/Send again: your booking cannot be duplicated\.$/)).toBeVisible();
    await book();
    await expect(await canvas.findByRole("button", { name: "Book" })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Clear selection" }));
    await waitFor(() => expect(canvas.queryByRole("button", { name: "Book" })).toBeNull());
    await select();
    await book();
    const [first, ...later] = sentKeys;
    await expect(first).toMatch(/^[0-9a-f-]{36}$/);
    await expect(later.map((key) => key === first)).toEqual([true, true, true, false, false]);
  },
};

export const NoClubSettings: Story = {
  args: { me: { ...fakeMe(), club: null } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Club settings not loaded")).toBeVisible();
  },
};

export const NotAllowed: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("gridcell", { name: "Court 3, 12:00–13:00, Available" }));
    await userEvent.click(await canvas.findByRole("button", { name: "Book" }));
    const page = within(document.body);
    await expect(await page.findByText("Booking Not Allowed")).toBeInTheDocument();
    await expect(page.getByText("You already have a booking at this time")).toBeInTheDocument();
  },
};

const held = {
  id: "aaaaaaaa-0000-4000-8000-000000000001",
  expires_at: "2036-03-10T17:15:00.000Z",
  is_yours: false,
  offered_to: "Dai Nguyen",
};

/** Staff book a slot that is held for an offer, after a warning. */
export const StaffOverAHold: Story = {
  args: {
    me: fakeMe("front_desk"),
    path: "/book?date=2036-03-10",
    api: {
      ...staff,
      day: {
        ...staff.day,
        now: "2036-03-10T13:20:00Z",
        filled: [{ court: 2, from: 480, minutes: 60, state: "offer_held", offer: held }],
      },
      instead: on("post", "/bookings", ({ body, reject }) => (body.override_hold ? undefined : reject(heldSlot()))),
    },
  },
  play: async ({ canvas }) => {
    const name = "Court 3, 14:00–15:00, Offer held for: Dai Nguyen";
    await userEvent.click(await canvas.findByRole("gridcell", { name }), { pointerEventsCheck: 0 });
    await expect(await canvas.findByText(/^If you book it anyway, it is no longer held for them/)).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Book Anyway" }));
    await seeToast("Booking Confirmed! 🎾");
  },
};

/** A free court at the time of the caller's own booking does not count as a reached limit. */
export const BusyElsewhere: Story = {
  args: {
    api: {
      day: {
        courts: 2,
        filled: [
          { court: 0, from: 360, minutes: 60, state: "own" },
          { court: 1, from: 360, minutes: 60, state: "own_overlap", reason: "You already have a booking at this time" },
        ],
      },
    },
  },
  play: async ({ canvas }) => {
    const name = "Court 2, 12:00–13:00, You are busy";
    await userEvent.click(await canvas.findByRole("gridcell", { name }), { pointerEventsCheck: 0 });
    await expect(await canvas.findByText("You already have a booking at this time")).toBeVisible();
    await expect(canvas.queryByRole("link", { name: "My Bookings" })).toBeNull();
  },
};

/** A time that was tapped on the dashboard is selected, on the first court that is free then. */
export const FromATappedTime: Story = {
  args: { path: "/book?date=2036-03-10&time=18:00", api: { day: { courts: 2, now: "2036-03-10T13:20:00Z" } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("18:00 - 19:00")).toBeVisible();
    await expect(
      canvas.getByRole("gridcell", { name: "Court 1, 18:00–19:00, Available", selected: true }),
    ).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Book" })).toBeVisible();
  },
};

export const CancelsOwn: Story = {
  play: async ({ canvas }) => {
    const own = await canvas.findByRole("gridcell", { name: "Court 1, 12:00–13:00, Your booking 12:00–14:00" });
    await userEvent.click(own, { pointerEventsCheck: 0 });
    await userEvent.click(await canvas.findByRole("button", { name: "Cancel Booking" }));
    const dialog = within(await within(document.body).findByRole("alertdialog"));
    await expect(dialog.getByText("Cancel Court 1?")).toBeInTheDocument();
    await userEvent.click(dialog.getByRole("button", { name: "Cancel Booking" }));
    await expect(await within(document.body).findByText("Booking canceled successfully")).toBeInTheDocument();
  },
};

const lesson = {
  court: 0,
  from: 360,
  minutes: 60,
  state: "own",
  coach_name: "Cora Coach",
  booked_by: "Ana Ruiz",
} as const;

/** Their club has a cut-off of 24 hours. */
const dayBefore = (role: Role) => {
  const me = fakeMe(role);
  return { ...me, club: me.club && { ...me.club, cancel_cutoff_hours: 24 } };
};

/** The cut-off is for those who booked: a coach who has fallen ill calls off the lesson, and says why. */
export const CoachCancelsALesson: Story = {
  args: {
    api: { day: { now: RUNNING, filled: [{ ...lesson, is_coach: true }] } },
    me: dayBefore("coach"),
  },
  play: async ({ canvas }) => {
    const cell = await canvas.findByRole("gridcell", { name: "Court 1, 12:00–13:00, Lesson with Ana Ruiz" });
    await userEvent.click(cell, { pointerEventsCheck: 0 });
    await userEvent.click(await canvas.findByRole("button", { name: "Cancel Booking" }));
    const dialog = within(await within(document.body).findByRole("alertdialog"));
    await expect(dialog.getByText(/booked by Ana Ruiz$/)).toBeVisible();
    await userEvent.type(dialog.getByRole("textbox", { name: "Reason (optional)" }), "I am ill");
    await userEvent.click(dialog.getByRole("button", { name: "Cancel Booking" }));
    await seeToast("Booking canceled successfully");
  },
};

/** Its member is bound by the cut-off, and sees whose lesson it is. */
export const OwnLessonIsTooSoon: Story = {
  args: { api: { day: { now: RUNNING, filled: [lesson] } }, me: dayBefore("member") },
  play: async ({ canvas }) => {
    const cell = await canvas.findByRole("gridcell", { name: "Court 1, 12:00–13:00, Lesson with Cora Coach" });
    await userEvent.click(cell, { pointerEventsCheck: 0 });
    const cancel = await canvas.findByRole("button", { name: "Cancel Booking" });
    await expect(cancel).toHaveAccessibleDescription("Bookings can be canceled up to 24 hours before they start");
    await expect(canvas.queryByText(/^Booked by/)).toBeNull();
  },
};

/** On a phone a tap selects, the Book bar opens the sheet, the sheet books. */
export const BooksOnAPhone: Story = {
  globals: { viewport: { value: "phone" } },
  args: { api: { day: { kinds: [{ surface: "artificial grass", is_indoor: true }] } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Artificial grass, indoor", { ignore: "thead *" })).toBeVisible();
    await userEvent.click(canvas.getByRole("gridcell", { name: "Court 1, 15:00–16:00, Available" }));
    await userEvent.click(await canvas.findByRole("button", { name: "Book" }));
    const sheet = within(await within(document.body).findByRole("dialog", { name: "Book Court 1" }));
    await expect(sheet.getByText("Artificial grass, indoor")).toBeVisible();
    await userEvent.click(sheet.getByRole("radio", { name: "2 h" }));
    await userEvent.click(sheet.getByRole("button", { name: "Book" }));
    await expect(await canvas.findByText("15:00–17:00")).toBeInTheDocument();
  },
};

const openAnyCourt = (api: FakeApi): Partial<Story> => ({
  globals: { viewport: { value: "phone" } },
  args: { path: "/book?date=2026-03-10&courts=any", api },
});

/** All courts in one list, first the part of the day in which the person mostly plays; the sheet offers each court that is free. */
export const AnyCourtOnAPhone: Story = {
  ...openAnyCourt({ day: { now: RUNNING, filled: everyState, usual: "evening" } }),
  tags: ["baseline-long"],
  play: async ({ canvas }) => {
    const list = within(await canvas.findByRole("region", { name: "Free times" }));
    const titles = list.getAllByRole("heading", { level: 2 }).map((title) => title.textContent?.trim());
    await expect(titles).toEqual(["Evening Your usual time", "Morning", "Afternoon"]);
    const [first] = list.getAllByRole("button");
    await expect(first).toHaveAccessibleName("17:00 –18:00, 4 courts free : Court 2, Court 3, Court 4, Court 5");
    await userEvent.click(list.getByRole("button", { name: /^19:00/ }));
    const sheet = within(await within(document.body).findByRole("dialog", { name: "Book Court 1" }));
    await userEvent.click(sheet.getByRole("radio", { name: "Court 4" }));
    await userEvent.click(sheet.getByRole("radio", { name: "2 h" }));
    await userEvent.click(sheet.getByRole("button", { name: "Book" }));
    await seeToast("Court 4 booked for 19:00");
    await waitFor(async () =>
      expect(await list.findByRole("button", { name: /^19:00 –20:00, 3 courts free/ })).toHaveFocus(),
    );
  },
};

/** Each tap changes what the one before chose, also on a phone too slow to have drawn it yet. */
export const TapsFasterThanThePhone: Story = {
  ...openAnyCourt({ day: { now: RUNNING, filled: everyState, usual: "evening" } }),
  play: async ({ canvas }) => {
    const list = within(await canvas.findByRole("region", { name: "Free times" }));
    await userEvent.click(list.getByRole("button", { name: /^19:00/ }));
    const sheet = within(await within(document.body).findByRole("dialog", { name: "Book Court 1" }));
    const taps = [
      sheet.getByRole("radio", { name: "Court 4" }),
      sheet.getByRole("radio", { name: "2 h" }),
      sheet.getByRole("button", { name: "Book" }),
    ];
    for (const tapped of taps) tapped.click();
    await seeToast("Court 4 booked for 19:00");
    await expect(await list.findByRole("button", { name: /^20:00 –21:00, 4 courts free : Court 1/ })).toBeVisible();
  },
};

/** By keyboard; a longer time is listed where a court is free for so long. */
export const AnyCourtByKeyboard: Story = {
  ...openAnyCourt({
    day: { now: RUNNING, courts: 2, slots: 8, filled: [{ court: 0, from: 360, minutes: 60, state: "booked" }] },
  }),
  play: async ({ canvas }) => {
    const list = within(await canvas.findByRole("region", { name: "Free times" }));
    await userEvent.click(list.getByRole("radio", { name: "2 h" }));
    await expect(list.getByRole("button", { name: "11:00 –13:00, 1 court free : Court 2" })).toBeVisible();
    list.getByRole("button", { name: /^10:00/ }).focus();
    await userEvent.keyboard("{Enter}");
    const sheet = await within(document.body).findByRole("dialog", { name: "Book Court 1" });
    await expect(within(sheet).getByText("10:00 - 12:00")).toBeVisible();
    await userEvent.click(within(sheet).getByRole("button", { name: "Close" }));
    await waitFor(() => expect(list.getByRole("button", { name: /^10:00/ })).toHaveFocus());
  },
};

/** The chips lead to the list and back to one court. */
export const AnyCourtAndBack: Story = {
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("radio", { name: /^Any court/ }));
    await expect(await canvas.findByRole("region", { name: "Free times" })).toBeVisible();
    await userEvent.click(canvas.getByRole("radio", { name: /^Court 2/ }));
    await expect(await canvas.findByRole("gridcell", { name: "Court 2, 12:00–13:00, Available" })).toBeVisible();
  },
};

/** Another member takes the chosen court: the same time on another one is offered first. */
export const AnyCourtLostRace: Story = {
  ...openAnyCourt({ day: { now: RUNNING, courts: 3 }, rejectBooking: lostRace }),
  play: async ({ canvas }) => {
    const list = within(await canvas.findByRole("region", { name: "Free times" }));
    await userEvent.click(list.getByRole("button", { name: /^15:00/ }));
    const page = within(document.body);
    const sheet = within(await page.findByRole("dialog", { name: "Book Court 1" }));
    await userEvent.click(sheet.getByRole("button", { name: "Book" }));
    await userEvent.click(await sheet.findByRole("button", { name: "Court 2, 15:00 - 16:00" }));
    const next = within(await page.findByRole("dialog", { name: "Book Court 2" }));
    await userEvent.click(next.getByRole("button", { name: "Book" }));
    await seeToast("Court 2 booked for 15:00");
  },
};

const full = [0, 1].map((court) => ({ court, from: 0, minutes: 16 * 60, state: "booked" as const }));

/** A day without a free time leads to the next one that has any; below stands the waitlist's prompt. */
export const AnyCourtOnAFullDay: Story = {
  ...openAnyCourt({
    day: { now: RUNNING, courts: 2, waitlist: true, filled: full },
    instead: on("get", "/days/{date}", ({ path: { date }, query: { sport }, response }) =>
      date < "2026-03-12" ? undefined : response(200, { ...fakeDay({ date, courts: 2 }).shared, sport }),
    ),
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("No court is free on Tue, Mar 10")).toBeVisible();
    await expect(canvas.getByRole("region", { name: "Waitlist" })).toBeVisible();
    await userEvent.click(await canvas.findByRole("button", { name: "Next free day: Thu, Mar 12" }));
    await expect(await canvas.findByRole("button", { name: /^06:00 –07:00, 2 courts free/ })).toBeVisible();
  },
};

/** Days after those that were read can be booked as well: nothing is said of them. */
export const AnyCourtFullForTwoWeeks: Story = {
  ...openAnyCourt({
    day: { now: RUNNING, courts: 2, filled: full, response: { last_bookable_date: "2027-03-10" } },
  }),
  play: async ({ canvas }) => {
    const text = "In the two weeks after it, no day that you can book has a free time.";
    await expect(await canvas.findByText(text, {}, { timeout: 10_000 })).toBeVisible();
  },
};

/** Every length up to the club's longest booking can be looked for, and booked: more than fit on buttons are a list. */
export const AnyCourtForThreeHours: Story = {
  ...openAnyCourt({ day: { now: RUNNING, courts: 2, slotMinutes: 15, slots: 64, longest: 180 } }),
  play: async ({ canvas }) => {
    const list = within(await canvas.findByRole("region", { name: "Free times" }));
    await userEvent.click(list.getByRole("radio", { name: "Longer..." }));
    await userEvent.selectOptions(list.getByRole("combobox", { name: "Length" }), "3 h");
    await userEvent.click(list.getByRole("button", { name: /^18:00/ }));
    const sheet = within(await within(document.body).findByRole("dialog", { name: "Book Court 1" }));
    await expect(sheet.getByText("18:00 - 21:00")).toBeVisible();
    await userEvent.selectOptions(sheet.getByRole("combobox", { name: "Length" }), "2 h 45 min");
    await expect(await sheet.findByText("18:00 - 20:45")).toBeVisible();
  },
};

/** Whose limit is reached does not read that the courts are taken. */
export const AnyCourtAtTheLimit: Story = {
  ...openAnyCourt({
    day: {
      now: RUNNING,
      courts: 2,
      response: {
        allowance: { bookings_today: 2, daily_limit: 2, bookings_this_week: 3, weekly_limit: 7, slots_left: 0 },
      },
    },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Nothing can be booked on Tue, Mar 10")).toBeVisible();
    await expect(canvas.getByText("Daily limit reached (2 bookings per day)")).toBeVisible();
    await expect(canvas.queryByText(/^No court is free/)).toBeNull();
  },
};

const again = (minutes: number) =>
  `/book?date=2036-03-10&time=18:00&court=cccccccc-0000-4000-8000-000000000001&minutes=${minutes}`;

/** A past booking is booked again with its court and length. */
export const BooksAgain: Story = {
  args: { path: again(120), api: { day: { courts: 2, now: "2036-03-10T13:20:00Z" } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("18:00 - 20:00")).toBeVisible();
    await expect(canvas.getByRole("heading", { name: "Book Court 2" })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Book" }));
    await seeToast("Court 2 booked for 18:00");
  },
};

/** It is no longer free: why not, and other times. */
export const BooksAgainATakenSlot: Story = {
  args: {
    path: again(60),
    api: {
      day: {
        courts: 2,
        now: "2036-03-10T13:20:00Z",
        filled: [{ court: 1, from: 720, minutes: 60, state: "blocked", reason: "Resurfacing" }],
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Resurfacing", { selector: "p" })).toBeVisible();
    const instead = within(canvas.getByRole("group", { name: "Available instead" }));
    await expect(instead.getAllByRole("button").map((each) => each.textContent)).toEqual([
      "Court 2, 17:00 - 18:00",
      "Court 2, 19:00 - 20:00",
      "Court 2, 16:00 - 17:00",
    ]);
  },
};

export const BooksAgainAtATimeWithoutASlot: Story = {
  args: { path: again(60).replace("18:00", "18:30"), api: { day: { courts: 2, now: "2036-03-10T13:20:00Z" } } },
  play: async () => {
    await seeToast("There is no slot at 18:30 on this day");
    await seeToast("Choose another time.");
  },
};

export const BooksOnATablet: Story = {
  globals: { viewport: { value: "tablet" } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("gridcell", { name: "Court 3, 17:00–18:00, Available" }));
    const popover = within(await canvas.findByRole("dialog", { name: "Book Court 3" }));
    await userEvent.click(popover.getByRole("button", { name: "Book" }));
    await waitFor(async () =>
      expect(await canvas.findByRole("gridcell", { name: "Court 3, 17:00–18:00, Your booking" })).toHaveFocus(),
    );
  },
};
