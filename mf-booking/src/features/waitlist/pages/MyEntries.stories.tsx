import { down, every, never } from "@courtside/contracts/mock-api/responses.ts";
import { fakeMe } from "@courtside/contracts/shell/fake-me.ts";
import { seeToast } from "@courtside/design-system/components/Toast/seeToast.ts";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import type { FakeApi } from "../../../testing/fake-api.ts";
import { fakeEntry, fakeOffer } from "../../../testing/fake-entries.ts";
import { InShell } from "../../../testing/InShell.tsx";
import WaitlistSlot from "../../account/pages/WaitlistSlot.tsx";
import DashboardPage from "../../dashboard/pages/DashboardPage.tsx";

const api: FakeApi = {
  entries: [
    fakeEntry(5, { status: "expired", position: null, requested_date: "2036-03-08", sport: "squash" }),
    fakeEntry(0, { offer: fakeOffer(12) }),
    fakeEntry(1, { preferred_start_time: "18:00", preferred_end_time: "21:00", court_name: "Court 3" }),
  ],
};

const meta: Meta<typeof InShell> = {
  title: "mf-booking/My waitlist",
  component: InShell,
  parameters: { layout: "fullscreen" },
  args: { api, path: "/dashboard?tab=waitlist", children: <DashboardPage /> },
};
export default meta;

type Story = StoryObj<typeof InShell>;

export const OnTheDashboard: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Court 2 is offered to you")).toBeVisible();
    await expect(canvas.getByText("Number 2 in line")).toBeVisible();
    await expect(canvas.getAllByText("Active")).toHaveLength(2);
    await expect(canvas.getByText("Expired")).toBeVisible();
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: "phone" } } };

export const InMyAccount: Story = {
  args: { path: "/my-account?tab=waitlist", children: <WaitlistSlot /> },
  play: async ({ canvas }) => {
    await userEvent.click(
      await canvas.findByRole("button", { name: "Remove from Waitlist: Tennis, Tue, Mar 11, 2036" }),
    );
    const page = within(document.body);
    const dialog = within(await page.findByRole("alertdialog", { name: "Leave the waitlist for Tennis?" }));
    await userEvent.click(dialog.getByRole("button", { name: "Remove from Waitlist" }));
    await expect(await page.findByText("Removed from waitlist successfully")).toBeInTheDocument();
    await waitFor(() => expect(canvas.queryByText("Number 2 in line")).toBeNull());
  },
};

const me = fakeMe("member");
const withoutWaitlist = { ...me, club: me.club && { ...me.club, waitlist_enabled: false } };

/** The club has switched its waitlist off while members wait. */
export const SwitchedOff: Story = {
  args: { me: withoutWaitlist },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("The waitlist is switched off")).toBeVisible();
    await expect(canvas.getByText(/^Your club offers no free slots at the moment\./)).toBeVisible();
    await expect(canvas.getByText("Number 2 in line")).toBeVisible();
  },
};

export const SwitchedOffWithoutWaiting: Story = {
  args: { me: withoutWaitlist, api: { entries: [fakeEntry(5, { status: "expired", position: null })] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Expired")).toBeVisible();
    await expect(canvas.queryByText("The waitlist is switched off")).toBeNull();
  },
};

/** From the button of a push message: the offer is accepted only once that is confirmed. */
export const AskedToAccept: Story = {
  args: { path: `/my-account?tab=waitlist&accept=${fakeOffer(12).id}`, children: <WaitlistSlot /> },
  play: async ({ canvas }) => {
    const page = within(document.body);
    const dialog = within(await page.findByRole("alertdialog", { name: "Accept Court 2?" }));
    await expect(dialog.getByText(/^Court 2, Monday, March 10, 2036, 18:00 - 19:00\. Held until/)).toBeVisible();
    await userEvent.click(dialog.getByRole("button", { name: "Accept" }));
    await seeToast("Court 2 booked for 18:00");
    await waitFor(() => expect(page.queryByRole("alertdialog")).toBeNull());
    await expect(canvas.queryByText("This offer is no longer open")).toBeNull();
  },
};

export const AskedAndKept: Story = {
  args: { path: `/my-account?tab=waitlist&accept=${fakeOffer(12).id}`, children: <WaitlistSlot /> },
  play: async ({ canvas }) => {
    const page = within(document.body);
    const dialog = within(await page.findByRole("alertdialog"));
    await userEvent.click(dialog.getByRole("button", { name: "Not Now" }));
    await waitFor(() => expect(page.queryByRole("alertdialog")).toBeNull());
    await expect(canvas.getByRole("button", { name: /^Accept Court 2/ })).toBeVisible();
  },
};

export const AskedTooLate: Story = {
  args: { path: "/my-account?tab=waitlist&accept=22222222-0000-4000-8000-000000000099", children: <WaitlistSlot /> },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("This offer is no longer open")).toBeVisible();
    await expect(within(document.body).queryByRole("alertdialog")).toBeNull();
  },
};

/** An expired entry has no place in line to lose. */
export const Expired: Story = {
  play: async ({ canvas }) => {
    const page = within(document.body);
    const keepLabelOf = async (entry: string) => {
      await userEvent.click(await canvas.findByRole("button", { name: entry }));
      const [keep] = within(await page.findByRole("alertdialog")).getAllByRole("button", { name: /^Keep/ });
      await userEvent.click(keep ?? document.body);
      await waitFor(() => expect(page.queryByRole("alertdialog")).toBeNull());
      return keep?.textContent;
    };
    await expect(await keepLabelOf("Remove from Waitlist: Squash, Sat, Mar 8, 2036")).toBe("Keep Entry");
    await expect(await keepLabelOf("Remove from Waitlist: Tennis, Tue, Mar 11, 2036")).toBe("Keep Place");
  },
};

export const GoneMeanwhile: Story = {
  args: {
    api: {
      ...api,
      rejectWaitlist: {
        status: 404,
        code: "not_found",
        message: "Waitlist entry not found",
      },
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(
      await canvas.findByRole("button", { name: "Remove from Waitlist: Tennis, Tue, Mar 11, 2036" }),
    );
    const page = within(document.body);
    const dialog = within(await page.findByRole("alertdialog"));
    await userEvent.click(dialog.getByRole("button", { name: "Remove from Waitlist" }));
    await expect(await page.findByText("Failed to remove from waitlist")).toBeInTheDocument();
    await expect(page.getByText("Waitlist entry not found")).toBeInTheDocument();
  },
};

export const Nowhere: Story = {
  args: { api: {} },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("You are not on a waitlist")).toBeVisible();
  },
};

export const Failed: Story = {
  args: { api: { instead: every(down) } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Failed to load waitlist entries")).toBeVisible();
  },
};

export const Loading: Story = { args: { api: { instead: every(never) } } };
