import type { components } from "@courtside/contracts/api/schema.d.ts";
import { mockApi } from "@courtside/contracts/mock-api/mock-api.ts";
import { on } from "@courtside/contracts/mock-api/on.ts";
import { FAKE_CLUB_ID, fakeClub, fakeMe } from "@courtside/contracts/shell/fake-me.ts";
import { FakeShell } from "@courtside/contracts/shell/testing.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { ClubCard } from "./ClubCard.tsx";

type Closing = components["schemas"]["ClubClosing"];

const CLOSES = "2026-03-23T12:00:00Z";
const left = fn();
const changed = fn();

const api = (closing: Closing) =>
  mockApi(
    on("get", "/club-closing", ({ response }) => response(200, closing)),
    on("put", "/club-closing", ({ body, response }) => {
      changed(body);
      return response(200, { closes_at: body.close ? CLOSES : null, obstacle: null });
    }),
    on("post", "/me/leave-club", ({ body, response }) => {
      left(body);
      return response(200, { club_id: body.club_id, canceled_bookings: 2 });
    }),
  );
const rejecting = mockApi(
  on("post", "/me/leave-club", ({ reject }) =>
    reject({ status: 409, code: "last_admin", message: "You are the club's only administrator." }),
  ),
);

const meta: Meta<typeof ClubCard> = {
  title: "Shell/My Account, club",
  component: ClubCard,
  args: { me: fakeMe("admin") },
  beforeEach: () => {
    left.mockClear();
    changed.mockClear();
  },
};
export default meta;

type Story = StoryObj<typeof ClubCard>;

const inShell = (closing: Closing): Story["decorators"] => [
  (Story) => (
    <FakeShell path="/my-account" fetch={api(closing)}>
      {Story()}
    </FakeShell>
  ),
];

/** Leaving asks first, names the club that is meant, and sends once. */
export const Member: Story = {
  args: { me: fakeMe("member") },
  decorators: inShell({ closes_at: null, obstacle: null }),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Leave Club" }));
    const dialog = within(await screen.findByRole("alertdialog", { name: "Leave Riverside Racquet Club?" }));
    await waitFor(() => expect(dialog.getByRole("button", { name: "Stay" })).toHaveFocus());
    await userEvent.dblClick(dialog.getByRole("button", { name: "Leave Club" }));
    await waitFor(() => expect(left.mock.calls).toEqual([[{ club_id: FAKE_CLUB_ID }]]));
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  },
};

/** A rejection is shown in the dialog. */
export const Rejected: Story = {
  args: { me: fakeMe("member") },
  decorators: [(Story) => <FakeShell fetch={rejecting}>{Story()}</FakeShell>],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Leave Club" }));
    const dialog = within(await screen.findByRole("alertdialog"));
    await userEvent.click(dialog.getByRole("button", { name: "Leave Club" }));
    await expect(await dialog.findByRole("alert")).toHaveTextContent("You are the club's only administrator.");
  },
};

/** The only admin closes the club by typing its name. */
export const OnlyAdmin: Story = {
  decorators: inShell({ closes_at: null, obstacle: null }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: "Members" })).toHaveAttribute("href", "/admin/members");
    await expect(canvas.queryByRole("button", { name: "Leave Club" })).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "Close Club" }));
    const dialog = within(await screen.findByRole("alertdialog", { name: "Close Riverside Racquet Club?" }));
    const name = dialog.getByLabelText("Club name");
    await userEvent.type(name, "Another club");
    await userEvent.click(dialog.getByRole("button", { name: "Close Club" }));
    await expect(await dialog.findByText("Please type the club's name")).toBeVisible();
    await expect(changed).not.toHaveBeenCalled();
    await userEvent.clear(name);
    await userEvent.type(name, "Riverside Racquet Club");
    await userEvent.click(dialog.getByRole("button", { name: "Close Club" }));
    await waitFor(() => expect(changed.mock.calls).toEqual([[{ close: true, club_name: "Riverside Racquet Club" }]]));
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  },
};

export const CloseDialog: Story = {
  decorators: inShell({ closes_at: null, obstacle: null }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Close Club" }));
    await expect(await screen.findByRole("alertdialog")).toBeVisible();
  },
};
export const CloseDialogOnAPhone: Story = { ...CloseDialog, globals: { viewport: { value: "phone" } } };

export const OneOfSeveralAdmins: Story = {
  decorators: inShell({ closes_at: null, obstacle: "other_admins" }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Leave Club" })).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Close Club" })).toBeNull();
  },
};

export const WithASubscription: Story = {
  decorators: inShell({ closes_at: null, obstacle: "subscription_active" }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: "Upgrade" })).toHaveAttribute("href", "/upgrade");
    await expect(canvas.queryByRole("button", { name: "Close Club" })).toBeNull();
  },
};

/** A club that is going to close can be kept open, and left by its only admin. */
export const Closing: Story = {
  args: { me: { ...fakeMe("admin"), club: { ...fakeClub, closes_at: CLOSES } } },
  decorators: inShell({ closes_at: CLOSES, obstacle: null }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("The club closes on Monday, March 23, 2026")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Keep Club Open" }));
    await waitFor(() => expect(changed.mock.calls).toEqual([[{ close: false }]]));
    await userEvent.click(canvas.getByRole("button", { name: "Leave Club" }));
    await expect(await screen.findByRole("alertdialog")).toHaveTextContent("no one can keep it open");
  },
};
export const ClosingOnAPhone: Story = {
  ...Closing,
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Keep Club Open" })).toBeVisible();
  },
};

export const Failed: Story = {
  decorators: [
    (Story) => (
      <FakeShell
        fetch={mockApi(
          on("get", "/club-closing", ({ reject }) =>
            reject({ status: 503, code: "busy", message: "The service is busy, please try again" }),
          ),
        )}
      >
        {Story()}
      </FakeShell>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Your club could not be loaded")).toBeVisible();
  },
};
