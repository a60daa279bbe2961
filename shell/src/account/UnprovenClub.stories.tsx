import { mockApi } from "@courtside/contracts/mock-api/mock-api.ts";
import { on } from "@courtside/contracts/mock-api/on.ts";
import { fakeMe } from "@courtside/contracts/shell/fake-me.ts";
import { FakeShell } from "@courtside/contracts/shell/testing.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { SessionProvider } from "../session/SessionContext.ts";
import JoinClubPage from "./JoinClubPage.tsx";
import { UnprovenClub } from "./UnprovenClub.tsx";

const club = {
  id: "22222222-0000-4000-8000-000000000001",
  name: "Hilltop Padel",
  location: "Boston",
  created_at: "2026-03-01T12:00:00Z",
  closes_at: "2026-03-23T12:00:00Z",
  has_subscription: false,
};
const decided = fn();
const fetch = mockApi(
  on("get", "/me/unproven-club", ({ response }) =>
    response(200, { club: decided.mock.calls.length > 0 ? null : club }),
  ),
  on("post", "/me/unproven-club", ({ body, response }) => {
    decided(body);
    return response(200, { kept: body.keep });
  }),
  on("get", "/me/invitations", ({ response }) => response(200, { data: [] })),
  on("get", "/join-requests", ({ response }) => response(200, { data: [] })),
);
const loner = { ...fakeMe("member"), club: null, role: null, effective_role: null };

const meta: Meta<typeof UnprovenClub> = {
  title: "Shell/A club made with my address",
  component: UnprovenClub,
  beforeEach: () => {
    decided.mockClear();
  },
  decorators: [
    (Story, { parameters }) => (
      <FakeShell me={loner} path="/join-club" fetch={parameters.fetch ?? fetch}>
        <SessionProvider value={{ status: "signed-in", me: loner }}>{Story()}</SessionProvider>
      </FakeShell>
    ),
  ],
};
export default meta;

type Story = StoryObj<typeof UnprovenClub>;

export const Kept: Story = {
  play: async ({ canvas }) => {
    await userEvent.dblClick(await canvas.findByRole("button", { name: "Keep It" }));
    await waitFor(() => expect(decided.mock.calls).toEqual([[{ club_id: club.id, keep: true }]]));
    await waitFor(() => expect(canvas.queryByText("Is Hilltop Padel your club?")).toBeNull());
  },
};

/** Turning it away asks once more: others may be in it. */
export const TurnedAway: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "It Is Not Mine" }));
    const dialog = within(await screen.findByRole("alertdialog", { name: "Close Hilltop Padel?" }));
    await userEvent.click(dialog.getByRole("button", { name: "Close Club" }));
    await waitFor(() => expect(decided.mock.calls).toEqual([[{ club_id: club.id, keep: false }]]));
    await waitFor(() => expect(canvas.queryByText("Is Hilltop Padel your club?")).toBeNull());
  },
};

/** A person who has joined another club meanwhile can only turn it away. */
export const InAnotherClub: Story = {
  decorators: [
    (Story) => <SessionProvider value={{ status: "signed-in", me: fakeMe("member") }}>{Story()}</SessionProvider>,
  ],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/leave Riverside Racquet Club first/)).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Keep It" })).toBeNull();
  },
};

const ofPayingClub = mockApi(
  on("get", "/me/unproven-club", ({ response }) => response(200, { club: { ...club, has_subscription: true } })),
);

/** What is paid for does not close: neither by itself nor by a press. */
export const Paying: Story = {
  parameters: { fetch: ofPayingClub },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^It has a running subscription, so it stays open\./)).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Keep It" })).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "It Is Not Mine" })).toBeNull();
    await expect(canvas.queryByText(/it closes on/)).toBeNull();
  },
};

/** Where they land after their first sign-in. */
export const OnJoinAClub: Story = {
  render: () => <JoinClubPage />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Is Hilltop Padel your club?")).toBeVisible();
    await expect(canvas.getByText("If you do not decide, it closes on Monday, March 23, 2026.")).toBeVisible();
  },
};
export const OnAPhone: Story = { ...OnJoinAClub, globals: { viewport: { value: "phone" } } };
