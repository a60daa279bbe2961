import { on } from "@courtside/contracts/mock-api/on.ts";
import { down, every, never } from "@courtside/contracts/mock-api/responses.ts";
import { fakeMe } from "@courtside/contracts/shell/fake-me.ts";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import type { FakeApi } from "../../../testing/fake-api.ts";
import { fakeBooking, fakeNews } from "../../../testing/fake-club.ts";
import { fakeDay } from "../../../testing/fake-day.ts";
import { fakeEntry, fakeOffer } from "../../../testing/fake-entries.ts";
import { InShell } from "../../../testing/InShell.tsx";
import { today } from "../../../testing/sample-day.ts";
import DashboardPage from "./DashboardPage.tsx";

const HOUR = 3_600_000;
/** Bookings after the time at which the story is shown. */
const ahead = (at: number) => {
  const start = Math.ceil(Date.now() / HOUR) * HOUR + (at * 24 + 2) * HOUR;
  return fakeBooking(at, {
    start_time: new Date(start).toISOString(),
    end_time: new Date(start + HOUR).toISOString(),
  });
};

const over = { can_cancel: false, status: "completed" } as const;
const some: FakeApi = {
  upcoming: [ahead(0), ahead(1), ahead(3)],
  past: [
    fakeBooking(-1, { can_cancel: false, status: "canceled", cancel_reason: "Court flooded" }),
    ...[...Array(8).keys()].map((at) => fakeBooking(-2 - at, over)),
  ],
  news: fakeNews,
};

const meta: Meta<typeof InShell> = {
  title: "mf-booking/Dashboard",
  component: InShell,
  parameters: { layout: "fullscreen" },
  args: { api: some, path: "/dashboard", children: <DashboardPage /> },
};
export default meta;

type Story = StoryObj<typeof InShell>;

export const Bookings: Story = {
  tags: ["baseline-long"],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1, name: "Welcome back, Maya Chen!" })).toBeVisible();
    await expect(canvas.getByText("Manage your court bookings and club activities")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Book Court" })).toHaveAttribute("href", "/book");
    const next = within(await canvas.findByRole("region", { name: "Your next booking" }));
    const page = next.getByRole("link", { name: "Court 1" });
    await expect(page).toHaveAttribute("href", expect.stringMatching(/^\/my-bookings\/[0-9a-f-]+$/));
    await expect(page.parentElement).toHaveTextContent("Court 1, Tennis");
    await expect(next.getByRole("link", { name: "Move" })).toHaveAttribute("href", expect.stringContaining("move="));
    await expect(next.getByRole("button", { name: "Add to calendar" })).toBeVisible();
    await expect(canvas.getAllByRole("button", { name: "Cancel Booking" })).toHaveLength(3);
    await expect(await canvas.findByText("Showing 6 of 9")).toBeVisible();
    await expect(await canvas.findByRole("region", { name: "Free today" })).toBeVisible();
    // Once for all of the tab's times, also with past bookings.
    await expect(canvas.getAllByText(/^Times are the club's: /)).toHaveLength(1);
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: "phone" } } };

export const CancelsTheNext: Story = {
  play: async ({ canvas }) => {
    const next = within(await canvas.findByRole("region", { name: "Your next booking" }));
    await userEvent.click(next.getByRole("button", { name: "Cancel Booking" }));
    const page = within(document.body);
    const dialog = within(await page.findByRole("alertdialog", { name: "Cancel Court 1?" }));
    await userEvent.click(dialog.getByRole("button", { name: "Cancel Booking" }));
    await expect(await page.findByText("Booking canceled successfully")).toBeInTheDocument();
  },
};

/** Without bookings: today's free times. */
export const FreeToday: Story = {
  args: { api: { day: { ...today, courts: 3 }, news: fakeNews } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("You don't have any upcoming court reservations.")).toBeVisible();
    const [first] = await canvas.findAllByRole("link", { name: /^10:00/ });
    await expect(first).toHaveAttribute("href", expect.stringMatching(/^\/book\?sport=tennis&date=.*&time=10:00$/));
    const [all] = await canvas.findAllByRole("link", { name: "All free times" });
    await expect(all).toHaveAttribute("href", expect.stringMatching(/^\/book\?sport=tennis&date=.*&courts=any$/));
    await expect(canvas.queryByRole("heading", { name: "Past & Canceled" })).toBeNull();
    await expect(canvas.getByText(/^Times are the club's: /)).toBeVisible();
  },
};

const full = [0, 1].map((court) => ({ court, from: 0, minutes: 16 * 60, state: "booked" as const }));
const tomorrow = new Date(Date.now() + 24 * HOUR).toISOString().slice(0, 10);

const nothingFree = (lastBookable: string): FakeApi => ({
  day: { courts: 2, filled: full, response: { last_bookable_date: lastBookable } },
});

export const NothingFreeToday: Story = {
  args: { api: nothingFree(tomorrow) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^No court is free today, nor on the days to come/)).toBeVisible();
  },
};

/** Days after those that were read can be booked as well: nothing is said of them. */
export const NothingFreeInTwoWeeks: Story = {
  args: { api: nothingFree("2099-01-01") },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText("No court that you can book is free in the next two weeks.", {}, { timeout: 10_000 }),
    ).toBeVisible();
  },
};

const me = fakeMe();
const fiveSports = ["tennis", "pickleball", "squash", "badminton", "padel"];

/** The only free courts of the club are of its last sport. */
export const FreeInTheLastSport: Story = {
  args: {
    me: { ...me, club: me.club && { ...me.club, sports: fiveSports } },
    api: { day: { courts: 2, filled: full }, days: { padel: { courts: 2 } } },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Padel")).toBeVisible();
    const [first] = await canvas.findAllByRole("link", { name: /^06:00/ });
    await expect(first).toHaveAttribute("href", expect.stringMatching(/^\/book\?sport=padel&/));
  },
};

/** Nothing today: the first day with a free time. */
export const FreeOnAnotherDay: Story = {
  args: {
    api: {
      day: { courts: 2, filled: full },
      instead: on("get", "/days/{date}", ({ path: { date }, query: { sport }, response }) =>
        date <= tomorrow ? undefined : response(200, { ...fakeDay({ date, courts: 2 }).shared, sport }),
      ),
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Free (tomorrow|on \w{3}, \w{3} \d+)$/)).toBeVisible();
    await expect((await canvas.findAllByRole("link", { name: /^06:00/ })).length).toBeGreaterThan(0);
  },
};

/** A live change, here the next look at the screen, also reaches the day that is full. */
let hasCanceled = false;
export const BecomesFreeToday: Story = {
  args: {
    api: {
      day: { courts: 2, filled: full },
      instead: on("get", "/days/{date}", ({ path: { date }, query: { sport }, response }) =>
        date <= tomorrow && !hasCanceled ? undefined : response(200, { ...fakeDay({ date, courts: 2 }).shared, sport }),
      ),
    },
  },
  beforeEach: () => {
    hasCanceled = false;
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Free (tomorrow|on \w{3}, \w{3} \d+)$/)).toBeVisible();
    hasCanceled = true;
    window.dispatchEvent(new Event("visibilitychange"));
    await expect(await canvas.findByText("Free today")).toBeVisible();
  },
};

export const Events: Story = { args: { path: "/dashboard?tab=events" } };

/** No link to a screen that the product does not have. */
export const FewScreens: Story = {
  args: { path: "/dashboard?tab=events", services: { hasScreen: () => false } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("No registered events")).toBeVisible();
    await expect(canvas.getAllByRole("link")).toHaveLength(1);
  },
};

export const Waitlist: Story = { args: { path: "/dashboard?tab=waitlist" } };

export const News: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("tab", { name: "News" }));
    await expect(await canvas.findByRole("heading", { name: "Summer Open" })).toBeVisible();
    await expect(canvas.getByText("High priority")).toBeVisible();
  },
};

export const NewsOnAPhone: Story = {
  args: { path: "/dashboard?tab=news" },
  globals: { viewport: { value: "phone" } },
};
export const NoNews: Story = { args: { api: {}, path: "/dashboard?tab=news" } };
export const Loading: Story = { args: { api: { instead: every(never) } } };

/** The first read of the offers fails. */
let isOfferRead = false;
/** An offer is held for some minutes only: that it could not be read stands above every tab, and the rest of the page works. */
export const OffersNotRead: Story = {
  args: {
    api: {
      ...some,
      entries: [fakeEntry(0, { offer: fakeOffer(12) })],
      instead: on("get", "/waitlist-entries", () => (isOfferRead ? undefined : down())),
    },
  },
  beforeEach: () => {
    isOfferRead = false;
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("region", { name: "Your next booking" })).toBeVisible();
    await expect(await canvas.findByRole("alert")).toHaveTextContent("Waitlist offers could not be loaded");
    await userEvent.click(canvas.getByRole("tab", { name: "News" }));
    await expect(await canvas.findByRole("heading", { name: "Summer Open" })).toBeVisible();
    await expect(canvas.getByRole("alert")).toHaveTextContent("Waitlist offers could not be loaded");
    // The list of the entries says it itself.
    await userEvent.click(canvas.getByRole("tab", { name: "Waitlist" }));
    await expect(await canvas.findByRole("alert")).toHaveTextContent("Failed to load waitlist entries");
    await userEvent.click(canvas.getByRole("tab", { name: "Events" }));
    const retry = await canvas.findByRole("button", { name: "Retry" });
    isOfferRead = true;
    await userEvent.click(retry);
    await expect(await canvas.findByText("Court 2 is offered to you")).toBeVisible();
    await expect(canvas.queryByRole("alert")).toBeNull();
  },
};

const failed: FakeApi = { instead: every(down) };
export const Failed: Story = { args: { api: failed } };
export const NewsFailed: Story = { args: { api: failed, path: "/dashboard?tab=news" } };
