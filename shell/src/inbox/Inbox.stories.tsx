import { mockApi } from "@courtside/contracts/mock-api/mock-api.ts";
import { on } from "@courtside/contracts/mock-api/on.ts";
import { down } from "@courtside/contracts/mock-api/responses.ts";
import { fakeMe } from "@courtside/contracts/shell/fake-me.ts";
import { FakeShell } from "@courtside/contracts/shell/testing.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import InboxButton from "./InboxButton.tsx";

const item = (at: number, more: object = {}) => ({
  id: `aaaaaaaa-0000-4000-8000-00000000000${at}`,
  event: "booking_made" as const,
  title: "Your court is booked",
  subject: "Booked: Tennis 1",
  paragraphs: [
    "You have booked a court at Riverside Racquet Club.",
    "Tennis 1\nTuesday, March 10, 2026, 18:00 - 19:00 EDT (America/New_York)",
  ],
  link: { label: "See the booking", path: "/my-bookings" },
  created_at: "2026-03-10T13:20:00.000Z",
  read_at: null as string | null,
  ...more,
});

/** An inbox that keeps what was marked as read, unless it cannot. */
function inbox({ cannotMark = false } = {}) {
  let items = [
    item(1, {
      event: "waitlist_offer",
      title: "A court is free for you",
      link: { label: "Accept or pass", path: "/my-account?tab=waitlist" },
    }),
    item(2),
    item(3, { title: "Your court is closed at the time you booked", link: null, read_at: "2026-03-09T08:00:00.000Z" }),
  ];
  const unread = () => items.filter(({ read_at }) => read_at === null).length;
  return mockApi(
    on("get", "/me/inbox", ({ response }) => response(200, { data: items, unread_count: unread(), next_cursor: null })),
    on("post", "/me/inbox/read", ({ body, response }) => {
      if (cannotMark) return down();
      const ids = body?.ids;
      items = items.map((each) =>
        !ids || ids.includes(each.id) ? { ...each, read_at: "2026-03-10T14:00:00.000Z" } : each,
      );
      return response(200, { unread_count: unread() });
    }),
  );
}

const meta: Meta<typeof InboxButton> = {
  title: "Shell/Inbox",
  component: InboxButton,
  render: () => (
    <FakeShell me={fakeMe("member")} fetch={inbox()}>
      <InboxButton />
    </FakeShell>
  ),
};
export default meta;

type Story = StoryObj<typeof InboxButton>;

const open: Story["play"] = async ({ canvas }) => {
  await userEvent.click(await canvas.findByRole("button", { name: /^Notifications/ }));
  await canvas.findByRole("dialog", { name: "Notifications" });
};

export const Unread: Story = {
  play: async (context) => {
    const { canvas } = context;
    await canvas.findByRole("button", { name: "Notifications, 2 unread" });
    await open(context);
    const dialog = within(canvas.getByRole("dialog"));
    await expect(dialog.getAllByRole("listitem")).toHaveLength(3);
    const [first] = dialog.getAllByRole("button", { name: "Mark as Read" });
    if (first) await userEvent.click(first);
    await canvas.findByRole("button", { name: "Notifications, 1 unread", hidden: true });
    await userEvent.click(dialog.getByRole("button", { name: "Mark All as Read" }));
    await canvas.findByRole("button", { name: "Notifications", hidden: true });
    await expect(dialog.queryByRole("button", { name: "Mark as Read" })).toBeNull();
  },
};

export const OnAPhoneInDark: Story = { globals: { viewport: { value: "phone" }, theme: "dark" }, play: open };

export const Nothing: Story = {
  render: () => (
    <FakeShell
      me={fakeMe("member")}
      fetch={mockApi(
        on("get", "/me/inbox", ({ response }) => response(200, { data: [], unread_count: 0, next_cursor: null })),
      )}
    >
      <InboxButton />
    </FakeShell>
  ),
  play: async (context) => {
    await open(context);
    await expect(await context.canvas.findByText("Nothing yet")).toBeVisible();
  },
};

export const NotMarked: Story = {
  render: () => (
    <FakeShell me={fakeMe("member")} fetch={inbox({ cannotMark: true })}>
      <InboxButton />
    </FakeShell>
  ),
  play: async (context) => {
    await open(context);
    const dialog = within(context.canvas.getByRole("dialog"));
    await userEvent.click(dialog.getByRole("button", { name: "Mark All as Read" }));
    await expect(await dialog.findByRole("alert")).toHaveTextContent("Failed to mark as read");
    await expect(dialog.getAllByRole("button", { name: "Mark as Read" })).toHaveLength(2);
  },
};

export const Unavailable: Story = {
  render: () => (
    <FakeShell me={fakeMe("member")} fetch={mockApi(on("get", "/me/inbox", down))}>
      <InboxButton />
    </FakeShell>
  ),
  play: async (context) => {
    await open(context);
    await expect(await context.canvas.findByRole("alert")).toHaveTextContent("Your notifications could not be loaded");
  },
};
