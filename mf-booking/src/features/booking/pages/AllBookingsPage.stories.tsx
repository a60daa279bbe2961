import { clubDate } from "@courtside/contracts/domain/club-clock.ts";
import { on } from "@courtside/contracts/mock-api/on.ts";
import { down, every, never } from "@courtside/contracts/mock-api/responses.ts";
import { fakeMe } from "@courtside/contracts/shell/fake-me.ts";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { fakeBooking } from "../../../testing/fake-club.ts";
import { InShell } from "../../../testing/InShell.tsx";
import AllBookingsPage from "./AllBookingsPage.tsx";

const others = { user_name: "Member", user_email: null, user_id: null, can_cancel: false } as const;
const asDesk = [
  fakeBooking(0),
  fakeBooking(1, { user_name: "Tom Ferreira", user_email: "tom@riverside.test" }),
  fakeBooking(2, { status: "canceled", can_cancel: false }),
  fakeBooking(3, { kind: "lesson", coach_name: "Ana Ruiz" }),
];

const meta: Meta<typeof InShell> = {
  title: "mf-booking/All bookings",
  component: InShell,
  parameters: { layout: "fullscreen" },

  args: {
    me: fakeMe("front_desk"),
    api: { upcoming: asDesk },
    path: "/all-bookings",
    children: <AllBookingsPage />,
  },
};
export default meta;

type Story = StoryObj<typeof InShell>;

const page = () => within(document.body);

export const AtTheFrontDesk: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1, name: "All Bookings" })).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Date: Pick a date" })).toBeVisible();
    await expect(await canvas.findByText("4 bookings")).toBeVisible();
    await expect(canvas.getByText("tom@riverside.test")).toBeVisible();
    await expect(canvas.getByText("Lesson with Ana Ruiz")).toBeVisible();
  },
};
export const InDark: Story = { globals: { theme: "dark" } };

export const AsCoach: Story = {
  args: { me: fakeMe("coach"), api: { upcoming: [fakeBooking(0, others), fakeBooking(1, others)] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText("Member")).toHaveLength(2);
    await expect(canvas.queryByRole("searchbox")).toBeNull();
  },
};

const me = fakeMe("front_desk");

/** A sport that the club has taken off its list can be chosen while courts of it are in use. */
export const OfASportOffTheList: Story = {
  args: {
    me: { ...me, desk_sports: [...(me.club?.sports ?? []), "badminton"] },
    path: "/all-bookings?sport=badminton",
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("combobox", { name: "Sport" })).toHaveValue("badminton");
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
          : response(200, { data: [], next_cursor: null, counts: null, total: 0 }),
      ),
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Confirmed")).toBeVisible();
  },
};

/** A search, a filter and the order are in the address, which opens the same rows again. */
export const FromAnAddress: Story = {
  args: { path: "/all-bookings?q=maya&status=confirmed&sort=-time&kind=booking" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("1 booking")).toBeVisible();
    await expect(canvas.getByRole("searchbox", { name: "Search bookings" })).toHaveValue("maya");
    await expect(canvas.getByRole("columnheader", { name: /^Date & Time/ })).toHaveAttribute("aria-sort", "descending");
    await userEvent.click(canvas.getByRole("button", { name: "Filter Status, 1 chosen" }));
    await userEvent.click(await page().findByRole("button", { name: "Clear" }));
    await expect(await canvas.findByText("2 bookings")).toBeVisible();
  },
};

export const CancelsTwo: Story = {
  play: async ({ canvas }) => {
    const boxes = await canvas.findAllByRole("checkbox", { name: /^Select Court/ });
    await userEvent.click(boxes[0] as HTMLElement);
    await userEvent.click(boxes[1] as HTMLElement);
    await userEvent.click(canvas.getByRole("button", { name: "Cancel bookings" }));
    const dialog = within(await page().findByRole("dialog", { name: "Cancel 2 bookings?" }));
    await userEvent.type(dialog.getByLabelText("Reason (optional)"), "Rain");
    await userEvent.click(dialog.getByRole("button", { name: "Cancel Bookings" }));
    await expect(await page().findByText("Booking canceled")).toBeInTheDocument();
    await waitFor(() => expect(page().queryByRole("dialog")).toBeNull());
  },
};

export const OfADay: Story = {
  args: { path: "/all-bookings?date=2026-03-10" },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Clear Filter" }));
    await expect(canvas.queryByRole("button", { name: "Clear Filter" })).not.toBeInTheDocument();
  },
};

export const ThousandsOfRows: Story = {
  args: {
    api: {
      instead: on("get", "/bookings", ({ response }) =>
        response(200, {
          data: Array.from({ length: 3_000 }, (_, at) => fakeBooking(at)),
          next_cursor: null,
          counts: null,
          total: 3_000,
        }),
      ),
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("3,000 bookings")).toBeVisible();
    await waitFor(() => expect(canvas.getAllByRole("row").length).toBeLessThan(80));
  },
};

export const LongWords: Story = {
  args: {
    api: {
      upcoming: [
        fakeBooking(0, {
          court_name: "The Honourable Wilhelmina Featherstonehaugh Memorial Court",
          user_name: "Bartholomew-Maximilian Featherstonehaugh-Cholmondeley",
          user_email: `${"long".repeat(14)}@example.com`,
        }),
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("1 booking")).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
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
