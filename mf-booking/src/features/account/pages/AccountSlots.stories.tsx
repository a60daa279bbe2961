import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { fakeBooking } from "../../../testing/fake-club.ts";
import { InShell } from "../../../testing/InShell.tsx";
import ClubInfoSlot from "./ClubInfoSlot.tsx";
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

export const ClubInfo: Story = {
  args: { children: <ClubInfoSlot /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("The clubhouse café opens at 7:30. Please wear non-marking shoes.")).toBeVisible();
    await expect(canvas.getByText("Brooklyn, NY")).toBeVisible();
    await expect(canvas.getByText("Tennis, Pickleball, Squash")).toBeVisible();
  },
};
