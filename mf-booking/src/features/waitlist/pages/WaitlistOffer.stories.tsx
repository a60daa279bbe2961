import { seeToast } from "@courtside/design-system/components/Toast/seeToast.ts";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { BOOKING_UNANSWERED } from "../../../changes/no-response.ts";
import type { FakeApi } from "../../../testing/fake-api.ts";
import { fakeEntry, fakeOffer } from "../../../testing/fake-entries.ts";
import { InShell } from "../../../testing/InShell.tsx";
import { fullEvening } from "../../../testing/sample-day.ts";
import BookPage from "../../booking/pages/BookPage.tsx";

const offer = fakeOffer(9);
const offered: FakeApi = {
  day: {
    ...fullEvening,
    filled: [
      { court: 0, from: 10 * 60, minutes: 360, state: "booked" },
      {
        court: 1,
        from: 12 * 60,
        minutes: 60,
        state: "offer_held",
        offer: { id: offer.id, expires_at: "2036-03-10T13:35:00Z", is_yours: true },
      },
    ],
  },
  entries: [fakeEntry(0, { offer })],
};

const meta: Meta<typeof InShell> = {
  title: "mf-booking/Waitlist offer",
  component: InShell,
  parameters: { layout: "fullscreen" },
  args: { api: offered, path: "/book?date=2036-03-10", children: <BookPage /> },
};
export default meta;

type Story = StoryObj<typeof InShell>;

export const Arrives: Story = {
  play: async ({ canvas }) => {
    const notice = within(await canvas.findByRole("region", { name: "Offer of Court 2" }));
    await expect(notice.getByText("Court 2 is offered to you")).toBeVisible();
    await expect(await canvas.findByRole("gridcell", { name: "Court 2, 18:00–19:00, Offered to you" })).toBeVisible();
    await userEvent.click(notice.getByRole("button", { name: /^Accept Court 2/ }));
    await seeToast("Court 2 booked for 18:00");
    const link = await within(document.body).findByRole("link", { name: "See it, add it to your calendar" });
    await expect(link.getAttribute("href")).toMatch(/^\/my-bookings\/[\w-]+$/);
    await waitFor(() => expect(canvas.queryByRole("region", { name: "Offer of Court 2" })).toBeNull());
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: "phone" } } };

export const InThePanel: Story = {
  play: async ({ canvas }) => {
    const cell = await canvas.findByRole("gridcell", { name: "Court 2, 18:00–19:00, Offered to you" });
    await userEvent.click(cell, { pointerEventsCheck: 0 });
    const panel = within(await canvas.findByRole("region", { name: "Court 2" }));
    await expect(panel.getByText(/^Offered to you until 09:35/)).toBeVisible();
    await userEvent.click(panel.getByRole("button", { name: /^Pass/ }));
    await seeToast("Offer passed");
    await seeToast("You stay on the waitlist.");
  },
};

/** The booking is there: the silent retry gets the response that was lost. */
export const AcceptedWithALostResponse: Story = {
  args: { api: { ...offered, lostOffers: 1 } },
  play: async ({ canvas }) => {
    const notice = within(await canvas.findByRole("region", { name: "Offer of Court 2" }));
    await userEvent.click(notice.getByRole("button", { name: /^Accept Court 2/ }));
    await seeToast("Court 2 booked for 18:00");
    await expect(within(document.body).queryByText("Booking Failed")).toBeNull();
  },
};

/** The retry is lost too: the offer stays, to be accepted again by the same key. */
export const AcceptedUnanswered: Story = {
  args: { api: { ...offered, lostOffers: 2 } },
  play: async ({ canvas }) => {
    // Then nothing more is read, which would show that the offer is gone.
    await canvas.findAllByRole("gridcell");
    const notice = within(await canvas.findByRole("region", { name: "Offer of Court 2" }));
    await userEvent.click(notice.getByRole("button", { name: /^Accept Court 2/ }));
    await seeToast(BOOKING_UNANSWERED);
    await userEvent.click(await notice.findByRole("button", { name: /^Accept Court 2/ }));
    await seeToast("Court 2 booked for 18:00");
    await waitFor(() => expect(canvas.queryByRole("region", { name: "Offer of Court 2" })).toBeNull());
  },
};

/** The shell has sent it once more by itself, and both responses are lost: it is not said to have failed. */
export const PassedUnanswered: Story = {
  args: { api: { ...offered, lostOffers: 1 } },
  play: async ({ canvas }) => {
    // Then nothing more is read, which would show that the offer is gone.
    await canvas.findAllByRole("gridcell");
    const notice = within(await canvas.findByRole("region", { name: "Offer of Court 2" }));
    await userEvent.click(notice.getByRole("button", { name: /^Pass/ }));
    await seeToast("The connection was lost, and the offer may have been passed. Pass again to be sure.");
    // Until then it is named "Passing...".
    await userEvent.click(await notice.findByRole("button", { name: /^Pass(?!ing)/ }));
    await seeToast("Offer passed");
  },
};

export const NotPassed: Story = {
  args: { api: { ...offered, rejectWaitlist: { status: 503, code: "unavailable", message: "Busy" } } },
  play: async ({ canvas }) => {
    const notice = within(await canvas.findByRole("region", { name: "Offer of Court 2" }));
    await userEvent.click(notice.getByRole("button", { name: /^Pass/ }));
    await seeToast("The offer could not be passed");
  },
};

/** After the last second the notice says that the offer has expired, and stays until it is dismissed. */
export const Expires: Story = {
  args: { api: { day: fullEvening, entries: [fakeEntry(0, { offer: fakeOffer(0.02) })] } },
  play: async ({ canvas }) => {
    const notice = within(await canvas.findByRole("region", { name: "Offer of Court 2" }));
    await expect(await notice.findByText("The offer of Court 2 has expired", {}, { timeout: 20_000 })).toBeVisible();
    await userEvent.click(notice.getByRole("button", { name: "Dismiss" }));
    await waitFor(() => expect(canvas.queryByRole("region", { name: "Offer of Court 2" })).toBeNull());
  },
};

const atItsStart = fakeOffer(0.02);
/** An offer is never held past the start of its slot. */
export const ExpiresAtItsStart: Story = {
  args: {
    api: {
      day: fullEvening,
      entries: [fakeEntry(0, { offer: { ...atItsStart, start_time: atItsStart.expires_at } })],
    },
  },
  play: async ({ canvas }) => {
    const notice = within(await canvas.findByRole("region", { name: "Offer of Court 2" }));
    await expect(
      await notice.findByText(/This time has begun\. You keep your place/, {}, { timeout: 20_000 }),
    ).toBeVisible();
  },
};

export const AcceptedTooLate: Story = {
  args: {
    api: {
      ...offered,
      rejectWaitlist: {
        status: 409,
        code: "offer_expired",
        message: "This offer has expired",
      },
    },
  },
  play: async ({ canvas }) => {
    const notice = within(await canvas.findByRole("region", { name: "Offer of Court 2" }));
    await userEvent.click(notice.getByRole("button", { name: /^Accept Court 2/ }));
    await expect(await within(document.body).findByText("This offer has expired")).toBeInTheDocument();
  },
};
