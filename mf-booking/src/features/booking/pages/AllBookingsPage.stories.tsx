import { clubDate } from "@courtside/contracts/domain/club-clock.ts";
import { on } from "@courtside/contracts/mock-api/on.ts";
import { down, every, never } from "@courtside/contracts/mock-api/responses.ts";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { fakeBooking } from "../../../testing/fake-club.ts";
import { InShell } from "../../../testing/InShell.tsx";
import AllBookingsPage from "./AllBookingsPage.tsx";

const others = { user_name: "Member", user_email: null, user_id: null, can_cancel: false } as const;

const meta: Meta<typeof InShell> = {
  title: "mf-booking/All bookings",
  component: InShell,
  parameters: { layout: "fullscreen" },
  args: {
    api: {
      upcoming: [fakeBooking(0), fakeBooking(1, others), fakeBooking(2, { ...others, status: "canceled" })],
    },
    path: "/all-bookings",
    children: <AllBookingsPage />,
  },
};
export default meta;

type Story = StoryObj<typeof InShell>;

export const AsMember: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1, name: "All Bookings" })).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Date: Pick a date" })).toBeVisible();
    await expect(await canvas.findAllByText("Member")).toHaveLength(2);
  },
};
/** The list starts today, not at the club's oldest booking. */
export const OpensAtToday: Story = {
  args: {
    api: {
      upcoming: [fakeBooking(0)],
      instead: on("get", "/bookings", ({ query, response }) =>
        query.from === clubDate(Date.now(), "America/New_York") && query.date === undefined
          ? undefined
          : response(200, { data: [], next_cursor: null, counts: null }),
      ),
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Confirmed")).toBeVisible();
  },
};

export const OfADay: Story = {
  args: { path: "/all-bookings?date=2026-03-10" },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Clear Filter" }));
    await expect(canvas.queryByRole("button", { name: "Clear Filter" })).not.toBeInTheDocument();
  },
};
export const OnAPhone: Story = { globals: { viewport: { value: "phone" } } };
export const NothingThatDay: Story = {
  args: { api: {}, path: "/all-bookings?date=2026-03-12" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("No bookings found for Thu, Mar 12")).toBeVisible();
  },
};
export const Nothing: Story = {
  args: { api: {} },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("No bookings found")).toBeVisible();
  },
};
export const Loading: Story = { args: { api: { instead: every(never) } } };
export const Failed: Story = {
  args: { api: { instead: every(down) } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Error loading bookings.")).toBeVisible();
  },
};
