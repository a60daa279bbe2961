import { addDays, clubDate } from "@courtside/contracts/domain/club-clock.ts";
import { on } from "@courtside/contracts/mock-api/on.ts";
import { unreachable } from "@courtside/contracts/mock-api/responses.ts";
import { fakeMe } from "@courtside/contracts/shell/fake-me.ts";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { InShell } from "../../../testing/InShell.tsx";
import { withNames } from "../../../testing/sample-day.ts";
import { deliverCheckIns, keepCheckIn, readCheckIns } from "../kept/desk-check-ins.ts";
import { keepDeskDays } from "../kept/desk-store.ts";
import BoardPage from "./BoardPage.tsx";
// With the story, so that no play waits for its code.
import "./DaySheetPage.tsx";

const meta: Meta<typeof InShell> = {
  title: "mf-booking/Day Sheet",
  component: InShell,
  args: {
    api: { day: { filled: withNames } },
    me: fakeMe("front_desk"),
    path: "/bookings?view=sheet",
    children: <BoardPage />,
  },
  parameters: { layout: "fullscreen" },
};
export default meta;

type Story = StoryObj<typeof InShell>;

/** A page for each court, with who plays and lines to write on. */
export const OnScreen: Story = {
  play: async ({ canvas }) => {
    const [first] = await canvas.findAllByRole("article", { name: "Sheet of Court 1" });
    const sheet = within(first as HTMLElement);
    await expect(sheet.getAllByRole("row").length).toBeGreaterThan(5);
    await expect(sheet.getAllByText("Free")[0]).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Print" })).toBeEnabled();
    await expect(canvas.getByRole("link", { name: "Back to the board" })).toBeVisible();
  },
};
export const OnAPhone: Story = { globals: { viewport: { value: "phone" } } };

const me = fakeMe("front_desk");
const withoutNetwork = { instead: on("get", "/days/{date}", unreachable) };
const today = clubDate(Date.now(), me.club?.time_zone ?? "");
const time = { start_time: `${today}T15:00:00.000Z`, end_time: `${today}T16:00:00.000Z` };
const keepDay = (date: string, userId = me.profile.id) =>
  keepDeskDays({
    ...{ userId, clubId: me.club?.id ?? "", readAt: `${today}T14:05:00.000Z` },
    days: [
      {
        date,
        courts: ["Court 1", "Court 2"].map((name) => ({
          sport: "tennis",
          court: {
            ...{ court_id: name, name, slots: [{ ...time, state: "available" }] },
            occupancies:
              name === "Court 1"
                ? [{ id: "1", ...time, state: "booked", booked_by: "Maya C.", is_checked_in: true }]
                : [],
          },
        })),
      },
    ],
  });

/** Without a network the board shows the day as this browser has kept it, also before it could be read once. */
export const NoNetworkOnTheBoard: Story = {
  args: { api: withoutNetwork, path: "/bookings" },
  loaders: [() => keepDay(today)],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^No connection: .* as of 1\d:05$/)).toBeVisible();
    await expect(canvas.getByRole("article", { name: "Sheet of Court 1" })).toHaveTextContent("Maya C., Checked in");
  },
};
export const NoNetworkOnTheSheet: Story = {
  args: { api: withoutNetwork },
  loaders: [() => keepDay(today)],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^No connection: /)).toBeVisible();
    await expect(canvas.getByRole("article", { name: "Sheet of Court 2" })).toBeVisible();
  },
};

const HOUR = 3_600_000;
/** A booking that has begun, as the desk has kept it. */
const keepPresent = () => {
  const [start_time, end_time] = [new Date(Date.now() - HOUR / 2), new Date(Date.now() + HOUR / 2)].map((at) =>
    at.toISOString(),
  ) as [string, string];
  const booking = {
    id: "1",
    start_time,
    end_time,
    state: "booked" as const,
    booking_id: BOOKING,
    booked_by: "Maya C.",
  };
  const court = { court_id: "1", name: "Court 1", is_open: true, slots: [], occupancies: [booking] };
  const days = [{ date: today, courts: [{ sport: "tennis", court: court as never }] }];
  return keepDeskDays({ ...owner, readAt: new Date().toISOString(), offset: 0, days });
};
const BOOKING = "bbbbbbbb-0000-4000-8000-000000000001";
const owner = { userId: me.profile.id, clubId: me.club?.id ?? "" };
const waiting = async () => [...(await readCheckIns(owner)).values()];
const eraseWaiting = () => deliverCheckIns(owner, async () => {});

/** Without a network the desk checks in: it is kept, encrypted, until the network is back. The day can be printed. */
export const ChecksInWithoutNetwork: Story = {
  args: { api: withoutNetwork },
  loaders: [eraseWaiting, keepPresent],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: /^Check in Maya C\., Court 1/ }));
    await expect(await canvas.findByText(/^Checked in at \d+:\d+$/)).toBeVisible();
    await expect(await waiting()).toMatchObject([{ booking_id: BOOKING }]);
    await expect(canvas.getAllByRole("button", { name: "Print" }).at(-1)).toBeEnabled();
  },
};

/** The day was loaded before the network went: it stays, and the desk checks in beside it. */
export const ChecksInBesideTheBoard: Story = {
  args: { api: { day: { filled: withNames } }, path: "/bookings", services: { liveStatus: "offline" } },
  loaders: [eraseWaiting, keepPresent],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("grid")).toBeVisible();
    await userEvent.click(await canvas.findByRole("button", { name: /^Check in Maya C\., Court 1/ }));
    await expect(await canvas.findByText(/^Checked in at \d+:\d+$/)).toBeVisible();
    await expect(await waiting()).toMatchObject([{ booking_id: BOOKING }]);
  },
};

/** What was kept yesterday says so. */
export const KeptYesterday: Story = {
  args: { api: withoutNetwork },
  loaders: [
    () =>
      keepDeskDays({
        ...owner,
        readAt: new Date(Date.now() - 24 * HOUR).toISOString(),
        offset: 0,
        days: [{ date: today, courts: [] }],
      }),
  ],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^No connection: .* as of \w{3} \d+, \d{4}, \d+:\d+$/)).toBeVisible();
  },
};

const delivered = fn<(checkIns: unknown) => void>();
/** The network is back: what was kept arrives once. */
export const DeliversCheckIns: Story = {
  args: {
    getAccessToken: async () => "of the desk",
    api: {
      day: { filled: withNames },
      instead: on("post", "/check-ins", ({ body, response }) => {
        delivered(body.check_ins);
        return response(200, { data: [], conflicts: 0 });
      }),
    },
  },
  loaders: [eraseWaiting, () => keepCheckIn(owner, WAITING)],
  play: async () => {
    await waitFor(async () => expect(await waiting()).toEqual([]), { timeout: 15_000 });
    await expect(delivered.mock.calls).toEqual([[[WAITING]]]);
  },
};
const WAITING = { booking_id: BOOKING, at: "2026-03-10T14:01:00.000Z" };

const seesNothing: NonNullable<Story["play"]> = async ({ canvas }) => {
  await expect(await canvas.findByText("The day could not be loaded")).toBeVisible();
  await expect(canvas.queryByText("Maya C.")).toBeNull();
};
/** A day that is over was erased, and what was kept for another person is not shown. */
export const KeptDayIsOver: Story = {
  args: { api: withoutNetwork },
  loaders: [() => keepDay(addDays(today, -1))],
  play: seesNothing,
};
export const KeptForAnother: Story = {
  args: { api: withoutNetwork },
  loaders: [() => keepDay(today, "dddddddd-0000-4000-8000-00000000ffff")],
  play: seesNothing,
};
