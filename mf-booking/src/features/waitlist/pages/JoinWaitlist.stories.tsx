import { on } from "@courtside/contracts/mock-api/on.ts";
import { lostResponse } from "@courtside/contracts/mock-api/responses.ts";
import { fakeMe } from "@courtside/contracts/shell/fake-me.ts";
import { seeToast } from "@courtside/design-system/components/Toast/seeToast.ts";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { InShell } from "../../../testing/InShell.tsx";
import { fullEvening } from "../../../testing/sample-day.ts";
import BookPage from "../../booking/pages/BookPage.tsx";

const meta: Meta<typeof InShell> = {
  title: "mf-booking/Join waitlist",
  component: InShell,
  parameters: { layout: "fullscreen" },
  args: { api: { day: fullEvening }, path: "/book?date=2036-03-10", children: <BookPage /> },
};
export default meta;

type Story = StoryObj<typeof InShell>;
type Canvas = ReturnType<typeof within>;

async function openDialog(canvas: Canvas): Promise<Canvas> {
  await userEvent.click(await canvas.findByRole("button", { name: "Join Waitlist for Tennis" }));
  return within(await within(document.body).findByRole("dialog", { name: "Join Waitlist" }));
}

export const Prompt: Story = {
  play: async ({ canvas }) => {
    const text = "No available slots? Join the waitlist to be notified when courts become available.";
    await expect(await canvas.findByText(text)).toBeVisible();
    await openDialog(canvas);
  },
};

export const OnAPhone: Story = { ...Prompt, globals: { viewport: { value: "phone" } } };
export const OnATablet: Story = { ...Prompt, globals: { viewport: { value: "tablet" } } };

export const Joins: Story = {
  play: async ({ canvas }) => {
    const dialog = await openDialog(canvas);
    await expect(dialog.getByText("Leave blank to accept any available time slot")).toBeVisible();
    await userEvent.selectOptions(dialog.getByLabelText("Start Time"), "18:00");
    await userEvent.click(dialog.getByRole("button", { name: "Join Waitlist" }));
    await seeToast("Joined Waitlist!");
    await seeToast("You've been added to the waitlist for Tennis on Mon, Mar 10, 2036.");
    await expect(await canvas.findByText("You are number 1 in line for Tennis on Mon, Mar 10, 2036.")).toBeVisible();
  },
};

const sentKeys: (string | null)[] = [];
/** The response is lost: the same request is sent again by itself. */
export const ResponseLost: Story = {
  args: {
    api: {
      day: fullEvening,
      instead: on("post", "/waitlist-entries", ({ idempotencyKey }) => {
        sentKeys.push(idempotencyKey);
        return sentKeys.length === 1 ? lostResponse() : undefined;
      }),
    },
  },
  beforeEach: () => {
    sentKeys.length = 0;
  },
  play: async ({ canvas }) => {
    const dialog = await openDialog(canvas);
    await userEvent.click(dialog.getByRole("button", { name: "Join Waitlist" }));
    await waitFor(() => expect(sentKeys).toHaveLength(2), { timeout: 20_000 });
    await seeToast("Joined Waitlist!");
    await expect(within(document.body).queryByText(/^Failed to join waitlist/)).toBeNull();
    const [first, repeated] = sentKeys;
    await expect(first).toMatch(/^[0-9a-f-]{36}$/);
    await expect(repeated).toBe(first);
  },
};

export const Joining: Story = {
  args: { api: { day: fullEvening, rejectWaitlist: "never" } },
  play: async ({ canvas }) => {
    const dialog = await openDialog(canvas);
    await userEvent.click(dialog.getByRole("button", { name: "Join Waitlist" }));
    await waitFor(async () => expect(await dialog.findByRole("button", { name: "Joining..." })).toHaveFocus());
    await expect(dialog.getByRole("button", { name: "Cancel" })).toBeDisabled();
  },
};

export const InvalidWindow: Story = {
  play: async ({ canvas }) => {
    const dialog = await openDialog(canvas);
    await userEvent.selectOptions(dialog.getByLabelText("Start Time"), "18:00");
    await userEvent.selectOptions(dialog.getByLabelText("End Time"), "18:00");
    await userEvent.click(dialog.getByRole("button", { name: "Join Waitlist" }));
    // In the field and in the toast, which is in front of the dialog.
    await expect(await dialog.findAllByText("End time must be after start time.")).toHaveLength(2);
    await waitFor(() => expect(dialog.getByLabelText("End Time")).toHaveFocus());
    await expect(await within(document.body).findByText("Invalid Time Window")).toBeInTheDocument();
  },
};

const slotsFree = {
  status: 409,
  code: "slots_free",
  message: "There are still free slots at this time: book one of them",
  details: {
    slots: [
      {
        court_id: "cccccccc-0000-4000-8000-000000000001",
        court_name: "Court 2",
        start_time: "2036-03-10T18:00:00.000Z",
        end_time: "2036-03-10T19:00:00.000Z",
      },
    ],
  },
};

const fullTile = (canvas: Canvas) => canvas.findByRole("gridcell", { name: "Court 1, 18:00–19:00, Join Waitlist" });

/** The cells of a full hour offer the waitlist; a tap and the button join for that hour. */
export const FromAFullHour: Story = {
  args: {
    api: {
      day: fullEvening,
      instead: on("post", "/waitlist-entries", ({ body, reject }) =>
        body.preferred_start_time === "18:00" && body.preferred_end_time === "19:00" && body.court_id === null
          ? undefined
          : reject({ status: 400, code: "validation_failed", message: "not this hour" }),
      ),
    },
  },
  play: async ({ canvas }) => {
    const tile = await fullTile(canvas);
    await expect(tile).not.toHaveAttribute("aria-disabled");
    await userEvent.click(tile);
    await userEvent.click(await canvas.findByRole("button", { name: "Join Waitlist" }));
    await seeToast("You've been added to the waitlist for Tennis on Mon, Mar 10, 2036.");
    await expect(await canvas.findByText("You are number 1 in line for Tennis on Mon, Mar 10, 2036.")).toBeVisible();
  },
};

export const FromAFullHourOnAPhone: Story = { ...FromAFullHour, globals: { viewport: { value: "phone" } } };
export const FromAFullHourOnATablet: Story = { ...FromAFullHour, globals: { viewport: { value: "tablet" } } };

/** A court became free before the tap: it is booked instead. */
export const FreeMeanwhile: Story = {
  args: { api: { day: fullEvening, rejectWaitlist: slotsFree } },
  play: async ({ canvas }) => {
    await userEvent.click(await fullTile(canvas));
    await userEvent.click(await canvas.findByRole("button", { name: "Join Waitlist" }));
    await expect(await canvas.findByText("There are still free slots at this time: book one of them")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Court 2, 14:00 - 15:00" }));
    await expect(await canvas.findByRole("button", { name: "Book" })).toBeVisible();
  },
};

/** A free slot needs no waitlist: it is selected and booked as any other slot. */
export const FreeInstead: Story = {
  args: { api: { day: fullEvening, rejectWaitlist: slotsFree } },
  play: async ({ canvas }) => {
    const dialog = await openDialog(canvas);
    await userEvent.click(dialog.getByRole("button", { name: "Join Waitlist" }));
    await userEvent.click(await dialog.findByRole("button", { name: "Court 2, 14:00 - 15:00" }));
    await userEvent.click(await canvas.findByRole("button", { name: "Book" }));
    await seeToast("Booking Confirmed! 🎾");
  },
};

/** The grid knows by the time of the tap that it cannot be booked: Book is not offered for it. */
export const FreeButAtTheLimit: Story = {
  args: {
    api: {
      day: {
        ...fullEvening,
        response: {
          allowance: { bookings_today: 2, daily_limit: 2, bookings_this_week: 2, weekly_limit: null, slots_left: 0 },
        },
      },
      rejectWaitlist: slotsFree,
    },
  },
  play: async ({ canvas }) => {
    const dialog = await openDialog(canvas);
    await userEvent.click(dialog.getByRole("button", { name: "Join Waitlist" }));
    await userEvent.click(await dialog.findByRole("button", { name: "Court 2, 14:00 - 15:00" }));
    await expect(await canvas.findByRole("heading", { name: "Book Court 2" })).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Book" })).toBeNull();
  },
};

export const Rejected: Story = {
  args: {
    api: {
      day: fullEvening,
      rejectWaitlist: {
        status: 422,
        code: "past",
        message: "Cannot book in the past",
      },
    },
  },
  play: async ({ canvas }) => {
    const dialog = await openDialog(canvas);
    await userEvent.click(dialog.getByRole("button", { name: "Join Waitlist" }));
    await waitFor(() => expect(dialog.getAllByText("Cannot book in the past")).toHaveLength(2));
    const toast = await within(document.body).findByText("Failed to join waitlist. Please try again.");
    await expect(toast).toBeInTheDocument();
  },
};

/** The member was removed from the club, or signed out elsewhere, meanwhile. */
export const SignedOutMeanwhile: Story = {
  args: {
    api: {
      day: fullEvening,
      rejectWaitlist: {
        status: 401,
        code: "bad_jwt",
        message: "invalid JWT",
      },
    },
  },
  play: async ({ canvas }) => {
    const dialog = await openDialog(canvas);
    await userEvent.click(dialog.getByRole("button", { name: "Join Waitlist" }));
    await waitFor(() => expect(dialog.getAllByText("User not authenticated")).toHaveLength(2));
  },
};

const visitor = fakeMe();
const demo = { ...visitor, access: { ...visitor.access, is_demo: true, access_type: "demo" as const } };

export const Demo: Story = {
  args: { me: demo },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "Demo Waitlist" })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Join Demo Waitlist" }));
    const dialog = within(await within(document.body).findByRole("dialog", { name: "Join Waitlist" }));
    await userEvent.click(dialog.getByRole("button", { name: "Join Waitlist" }));
    await expect(await canvas.findByRole("button", { name: "Already on Waitlist" })).toBeDisabled();
  },
};

/** If there are free slots, joining in the demo also responds with them. */
export const DemoWithFreeSlots: Story = {
  args: { me: demo, api: { day: fullEvening, rejectWaitlist: slotsFree } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Join Demo Waitlist" }));
    const dialog = within(await within(document.body).findByRole("dialog", { name: "Join Waitlist" }));
    await userEvent.click(dialog.getByRole("button", { name: "Join Waitlist" }));
    await expect(await dialog.findByRole("button", { name: "Court 2, 14:00 - 15:00" })).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Already on Waitlist" })).toBeNull();
  },
};

/** Staff assign; they do not wait themselves. */
export const Staff: Story = {
  args: { me: fakeMe("front_desk") },
  play: async ({ canvas }) => {
    const link = await canvas.findByRole("link", { name: "See who waits" });
    await expect(link).toHaveAttribute("href", "/waitlist?date=2036-03-10&sport=tennis");
  },
};

export const SwitchedOff: Story = {
  args: { me: { ...visitor, club: visitor.club && { ...visitor.club, waitlist_enabled: false } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("gridcell", { name: "Court 1, 10:00–11:00, Available" })).toBeVisible();
    await expect(canvas.queryByRole("region", { name: "Waitlist" })).toBeNull();
  },
};
