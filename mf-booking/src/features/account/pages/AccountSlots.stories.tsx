import { on } from "@courtside/contracts/mock-api/on.ts";
import { down, unreachable } from "@courtside/contracts/mock-api/responses.ts";
import { seeToast } from "@courtside/design-system/components/Toast/seeToast.ts";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, spyOn, userEvent, waitFor, within } from "storybook/test";
import { fakeBooking } from "../../../testing/fake-club.ts";
import { InShell } from "../../../testing/InShell.tsx";
import CalendarSlot from "./CalendarSlot.tsx";
import ClubInfoSlot from "./ClubInfoSlot.tsx";
import KioskSlot from "./KioskSlot.tsx";
import MyBookingsSlot from "./MyBookingsSlot.tsx";
import WaitlistSlot from "./WaitlistSlot.tsx";

const meta: Meta<typeof InShell> = {
  title: "mf-booking/My account",
  component: InShell,
  args: {
    api: { upcoming: [fakeBooking(0), fakeBooking(1)], past: [fakeBooking(-1, { can_cancel: false })] },
    path: "/my-account?tab=mf-booking.my-bookings",
  },
};
export default meta;

type Story = StoryObj<typeof InShell>;

export const MyBookings: Story = {
  args: { children: <MyBookingsSlot /> },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("tab", { name: "Upcoming (2)", selected: true })).toBeVisible();
    await userEvent.click(canvas.getByRole("tab", { name: "Past & Canceled (1)" }));
    await expect(await canvas.findByRole("tab", { name: "Past & Canceled (1)", selected: true })).toBeVisible();
  },
};

export const Waitlist: Story = { args: { children: <WaitlistSlot /> } };

const body = () => within(document.body);

/** The address is shown once, when it is made. */
export const Calendar: Story = {
  args: { children: <CalendarSlot /> },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Make address" }));
    await expect(await canvas.findByText("Copy the address now: it is shown this once")).toBeVisible();
    await expect(canvas.getByText(/^https:\/\/club\.test\/api\/v1\/calendar\/q+1\.ics$/)).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Open in calendar" })).toHaveAttribute(
      "href",
      expect.stringMatching(/^webcal:\/\/club\.test\//),
    );
    const write = spyOn(navigator.clipboard, "writeText").mockResolvedValue();
    await userEvent.click(canvas.getByRole("button", { name: "Copy" }));
    await expect(write).toHaveBeenCalledWith(expect.stringMatching(/^https:\/\/club\.test\/.*\.ics$/));
    await seeToast("Address copied");
  },
};

export const CalendarNotCopied: Story = {
  args: { ...Calendar.args },
  play: async ({ canvas }) => {
    spyOn(navigator.clipboard, "writeText").mockRejectedValue(new DOMException("denied", "NotAllowedError"));
    await userEvent.click(await canvas.findByRole("button", { name: "Make address" }));
    await userEvent.click(await canvas.findByRole("button", { name: "Copy" }));
    await seeToast("The address could not be copied");
    await seeToast("Select it and copy it by hand.");
  },
};

export const CalendarNotMade: Story = {
  args: { api: { instead: on("post", "/me/calendar-feed", down) }, children: <CalendarSlot /> },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Make address" }));
    await seeToast("Failed to change the calendar address");
    await expect(await canvas.findByRole("button", { name: "Make address" })).toBeVisible();
  },
};

/** A renewal is confirmed, because the old address ends. */
export const CalendarRenewed: Story = {
  args: {
    api: { feed: { created_at: "2026-02-01T15:00:00.000Z", read_at: "2026-03-09T12:05:00.000Z" } },
    children: <CalendarSlot />,
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Mar 9, 2026, 08:05")).toBeVisible();
    await expect(canvas.queryByText(/calendar\/q/)).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "Renew address" }));
    const dialog = within(await body().findByRole("alertdialog"));
    await userEvent.click(dialog.getByRole("button", { name: "Renew address" }));
    await expect(await canvas.findByText("Copy the address now: it is shown this once")).toBeVisible();
    await expect(canvas.getByText("Not yet")).toBeVisible();
  },
};

/** The old address has ended, so the dates of the new one are read, and it is made again. */
export const CalendarRenewedUnanswered: Story = {
  args: {
    api: {
      feed: { created_at: "2026-02-01T15:00:00.000Z", read_at: "2026-03-09T12:05:00.000Z", losesRenewal: true },
    },
    children: <CalendarSlot />,
  },
  play: async ({ canvas }) => {
    const renew = async () => {
      await userEvent.click(await canvas.findByRole("button", { name: "Renew address" }));
      const dialog = within(await body().findByRole("alertdialog"));
      await userEvent.click(dialog.getByRole("button", { name: "Renew address" }));
      await waitFor(() => expect(body().queryByRole("alertdialog")).toBeNull());
    };
    await renew();
    await seeToast("The connection was lost. The address may have been renewed: make it again.");
    await expect(await canvas.findByText("Not yet")).toBeVisible();
    await renew();
    await expect(await canvas.findByText("Copy the address now: it is shown this once")).toBeVisible();
  },
};

export const CalendarDeleted: Story = {
  args: { ...CalendarRenewed.args },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Delete address" }));
    const dialog = within(await body().findByRole("alertdialog"));
    await userEvent.click(dialog.getByRole("button", { name: "Delete address" }));
    await seeToast("Calendar address deleted");
    await expect(await canvas.findByRole("button", { name: "Make address" })).toBeVisible();
  },
};

export const CalendarNotDeleted: Story = {
  args: {
    api: { ...CalendarRenewed.args?.api, instead: on("delete", "/me/calendar-feed", down) },
    children: <CalendarSlot />,
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Delete address" }));
    const dialog = within(await body().findByRole("alertdialog"));
    await userEvent.click(dialog.getByRole("button", { name: "Delete address" }));
    await seeToast("Failed to change the calendar address");
    await expect(canvas.getByText("Mar 9, 2026, 08:05")).toBeVisible();
  },
};

/** The code is made on request alone. */
export const AtTheKiosk: Story = {
  args: { children: <KioskSlot /> },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Show code" }));
    await expect(await canvas.findByRole("img", { name: "QR code of the digits below" })).toBeVisible();
    await expect(canvas.getByText("4071 8853")).toBeVisible();
    await expect(canvas.getByText(/^A new code in \d+ s$/)).toBeVisible();
  },
};

/** The button is gone, and the focus is where the code is. */
export const AtTheKioskByKeyboard: Story = {
  args: { children: <KioskSlot /> },
  play: async ({ canvas }) => {
    canvas.getByRole("button", { name: "Show code" }).focus();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(canvas.getByRole("group", { name: "Your code" })).toHaveFocus());
    await expect(await canvas.findByText("4071 8853")).toBeVisible();
  },
};

/** Without the network there is no code, and it says so. */
export const KioskOffline: Story = {
  args: {
    api: { instead: on("get", "/me/kiosk-code", unreachable) },
    services: { liveStatus: "offline" },
    children: <KioskSlot />,
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Show code" }));
    await expect(await canvas.findByRole("status")).toHaveTextContent(/^Your code needs the network/);
    await expect(canvas.queryByRole("img")).toBeNull();
  },
};

let isReached = true;
/** A code that has ended is not shown: the network went, and the next one comes when it is back. */
export const KioskCodeEnds: Story = {
  args: {
    api: {
      instead: on("get", "/me/kiosk-code", ({ response }) =>
        isReached
          ? response(200, { code: "40718853", qr: "courtside:kiosk:40718853", expires_at: "2036-03-10T14:03:00.000Z" })
          : unreachable(),
      ),
    },
    services: { liveStatus: "offline" },
    children: <KioskSlot seconds={3} />,
  },
  beforeEach: () => {
    isReached = true;
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Show code" }));
    await expect(await canvas.findByText("4071 8853")).toBeVisible();
    await expect(canvas.getByText(/^Works for \d+ s more\. A new one needs the network\.$/)).toBeVisible();
    isReached = false;
    await expect(await canvas.findByRole("status", {}, { timeout: 20_000 })).toHaveTextContent(/needs the network/);
    await expect(canvas.queryByText("4071 8853")).toBeNull();
  },
};

export const NoCode: Story = {
  args: { api: { instead: on("get", "/me/kiosk-code", down) }, children: <KioskSlot /> },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Show code" }));
    await expect(await canvas.findByText("The code could not be made")).toBeVisible();
  },
};

export const ClubInfo: Story = {
  args: { children: <ClubInfoSlot /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("The clubhouse café opens at 7:30. Please wear non-marking shoes.")).toBeVisible();
    await expect(canvas.getByText("Brooklyn, NY")).toBeVisible();
    await expect(canvas.getByText("Tennis, Pickleball, Squash")).toBeVisible();
  },
};
