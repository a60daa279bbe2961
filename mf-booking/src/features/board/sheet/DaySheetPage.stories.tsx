import { addDays, clubDate } from "@courtside/contracts/domain/club-clock.ts";
import { on } from "@courtside/contracts/mock-api/on.ts";
import { unreachable } from "@courtside/contracts/mock-api/responses.ts";
import { fakeMe } from "@courtside/contracts/shell/fake-me.ts";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { InShell } from "../../../testing/InShell.tsx";
import { withNames } from "../../../testing/sample-day.ts";
import { keepDeskDays } from "../kept/desk-store.ts";
import BoardPage from "../pages/BoardPage.tsx";
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
