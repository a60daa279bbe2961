import { type MockFetch, mockApi } from "@courtside/contracts/mock-api/mock-api.ts";
import { down, every, never } from "@courtside/contracts/mock-api/responses.ts";
import { fakeMe } from "@courtside/contracts/shell/fake-me.ts";
import { FakeShell } from "@courtside/contracts/shell/testing.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { fakeCourts } from "../../../testing/fake-club.ts";
import { fakeCourtsApi, fakeFeed } from "../../../testing/fake-courts-api.ts";
import FeedsPage from "./FeedsPage.tsx";

function Shown({ fetch }: { fetch: MockFetch }) {
  return (
    <FakeShell me={fakeMe("front_desk")} fetch={fetch} path="/admin/calendar-feeds">
      <FeedsPage />
    </FakeShell>
  );
}

const meta: Meta<typeof Shown> = {
  title: "mf-admin/Calendar Feeds",
  component: Shown,
  parameters: { layout: "fullscreen" },
};
export default meta;

type Story = StoryObj<typeof Shown>;

const page = () => within(document.body);

const feeds = fakeCourts.slice(0, 1).map((court) => fakeFeed(court, { read_at: "2026-03-09T12:05:00.000Z" }));
const coaches = ["Bruno Baker", "Carla Reyes"].map((name, at) => ({
  id: `dddddddd-0000-4000-8000-00000000040${at}`,
  name,
}));
const withFeeds = () => fakeCourtsApi({ feeds, coaches });

/** The desk sees all courts and coaches. */
export const List: Story = {
  args: { fetch: withFeeds() },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Last read Mar 9, 2026, 08:05")).toBeVisible();
    await expect(within(canvas.getByRole("region", { name: "Courts" })).getAllByRole("listitem")).toHaveLength(4);
    await expect(within(canvas.getByRole("region", { name: "Coaches" })).getAllByRole("listitem")).toHaveLength(2);
  },
};
export const OnAPhone: Story = { args: { fetch: withFeeds() }, globals: { viewport: { value: "phone" } } };
export const OnATablet: Story = { args: { fetch: withFeeds() }, globals: { viewport: { value: "tablet" } } };
export const InDark: Story = { args: { fetch: withFeeds() }, globals: { theme: "dark" } };

/** An address is shown once, when it is made. */
export const Made: Story = {
  args: { fetch: withFeeds() },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Make address of Bruno Baker" }));
    await expect(await canvas.findByText("Copy the address of Bruno Baker now: it is shown this once")).toBeVisible();
    await expect(canvas.getByText(/^https:\/\/club\.test\/api\/v1\/calendar\/q+\.ics$/)).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Copy" })).toBeVisible();
    await expect(await canvas.findByRole("button", { name: "Renew address of Bruno Baker" })).toBeVisible();
    await expect(canvas.getByText("Not read yet")).toBeVisible();
  },
};

/** Renewing and deleting ask first, because what reads the old address stops. */
export const RenewedAndDeleted: Story = {
  args: { fetch: withFeeds() },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Renew address of Tennis 1" }));
    const renewing = within(await page().findByRole("alertdialog", { name: "Renew the address of Tennis 1?" }));
    await userEvent.click(renewing.getByRole("button", { name: "Renew address" }));
    await expect(await canvas.findByText("Copy the address of Tennis 1 now: it is shown this once")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Delete address of Tennis 1" }));
    const ending = within(await page().findByRole("alertdialog", { name: "Delete the address of Tennis 1?" }));
    await userEvent.click(ending.getByRole("button", { name: "Delete address" }));
    await expect(await canvas.findByRole("button", { name: "Make address of Tennis 1" })).toBeVisible();
    await expect(canvas.queryByText(/^https:/)).toBeNull();
    await expect(page().getByText("Calendar address deleted")).toBeInTheDocument();
  },
};

export const NotMade: Story = {
  args: { fetch: fakeCourtsApi({ reject: { status: 404, code: "not_found", message: "Court not found" } }) },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Make address of Tennis 2" }));
    await expect(await page().findByText("Failed to change the calendar address: Court not found")).toBeInTheDocument();
  },
};

export const Loading: Story = { args: { fetch: mockApi(every(never)) } };
export const Failed: Story = {
  args: { fetch: mockApi(every(down)) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("The calendar feeds could not be loaded")).toBeVisible();
  },
};
