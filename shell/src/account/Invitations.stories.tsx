import type { OwnInvitation } from "@courtside/contracts/api/client.ts";
import { mockApi } from "@courtside/contracts/mock-api/mock-api.ts";
import { on } from "@courtside/contracts/mock-api/on.ts";
import { fakeMe } from "@courtside/contracts/shell/fake-me.ts";
import { FakeShell } from "@courtside/contracts/shell/testing.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import InvitationBanner from "../modes/InvitationBanner.tsx";
import { SessionProvider } from "../session/SessionContext.ts";
import { Invitations } from "./Invitations.tsx";
import JoinClubPage from "./JoinClubPage.tsx";

const invitation: OwnInvitation = {
  id: "11111111-0000-4000-8000-000000000001",
  club_id: "22222222-0000-4000-8000-000000000001",
  club_name: "Hilltop Padel",
  role: "coach",
  invited_by: "Nia Hill",
  created_at: "2026-03-09T12:00:00Z",
  expires_at: "2026-03-12T12:00:00Z",
};
const invited = mockApi(on("get", "/me/invitations", ({ response }) => response(200, { data: [invitation] })));
const nothing = mockApi(
  on("get", "/me/invitations", ({ response }) => response(200, { data: [] })),
  on("get", "/join-requests", ({ response }) => response(200, { data: [] })),
);

const meta: Meta<typeof FakeShell> = {
  title: "Shell/Invitations of another club",
  component: FakeShell,
  args: { me: fakeMe("member"), fetch: invited, children: <Invitations quiet /> },
};
export default meta;

type Story = StoryObj<typeof FakeShell>;

/** A member of another club reads what accepting means, and leaves that club here; then the invitation can be accepted. */
export const InAClub: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Hilltop Padel has invited you")).toBeVisible();
    await expect(canvas.getByText("Nia Hill invites you to join as Coach.")).toBeVisible();
    await expect(canvas.getByText(/You belong to Riverside Racquet Club, .* you first have to leave/)).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Accept invitation" })).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "Leave your club" }));
    const dialog = within(await screen.findByRole("alertdialog", { name: "Leave Riverside Racquet Club?" }));
    await userEvent.click(dialog.getByRole("button", { name: "Stay" }));
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  },
};
export const OnAPhone: Story = { globals: { viewport: { value: "phone" } } };

export const WithoutAClub: Story = {
  args: { me: { ...fakeMe("member"), club: null, role: null, effective_role: null } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Accept invitation" })).toBeVisible();
  },
};

export const AboveTheDashboard: Story = {
  args: { children: <InvitationBanner /> },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("status")).toHaveTextContent("Hilltop Padel has invited you to join as Coach");
    await expect(canvas.getByRole("link", { name: "Read Invitation" })).toHaveAttribute("href", "/my-account");
  },
};

const removed = {
  ...fakeMe("member"),
  club: null,
  role: null,
  effective_role: null,
  removed_from: { club_name: "Riverside Racquet Club", removed_at: "2026-03-09T12:00:00Z", club_closed: false },
};

/** A removed member reads it on the landing page, and may found a club of their own. */
export const Removed: Story = {
  args: {
    me: removed,
    fetch: nothing,
    path: "/join-club",
    children: (
      <SessionProvider value={{ status: "signed-in", me: removed }}>
        <JoinClubPage />
      </SessionProvider>
    ),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Riverside Racquet Club has removed you from the club")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Create Your Club" })).toHaveAttribute("href", "/signup-club");
  },
};

const closed = { ...removed, removed_from: { ...removed.removed_from, club_closed: true } };

/** No admin removed them: the club is closed. */
export const ClubClosed: Story = {
  args: {
    ...Removed.args,
    me: closed,
    children: (
      <SessionProvider value={{ status: "signed-in", me: closed }}>
        <JoinClubPage />
      </SessionProvider>
    ),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Riverside Racquet Club has closed")).toBeVisible();
    await expect(canvas.queryByText(/has removed you/)).toBeNull();
  },
};
