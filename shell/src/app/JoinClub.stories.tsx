import { mockApi } from "@courtside/contracts/mock-api/mock-api.ts";
import { on } from "@courtside/contracts/mock-api/on.ts";
import { fakeMe } from "@courtside/contracts/shell/fake-me.ts";
import { FakeShell } from "@courtside/contracts/shell/testing.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { SessionProvider } from "../session/SessionContext.ts";
import type { Session } from "../session/useSession.ts";
import { JoinClub } from "./JoinClub.tsx";

const me = fakeMe("member");
const loner = { ...me, club: null, role: null, effective_role: null };
const fetch = mockApi(
  on("get", "/me/unproven-club", ({ response }) => response(200, { club: null })),
  on("get", "/me/invitations", ({ response }) => response(200, { data: [] })),
  on("get", "/join-requests", ({ response }) => response(200, { data: [] })),
);

function Page({ session }: { session: Session }) {
  return (
    <SessionProvider value={session}>
      <JoinClub />
    </SessionProvider>
  );
}

const meta: Meta<typeof Page> = {
  title: "Shell/A club's link",
  component: Page,
  args: { session: { status: "signed-in", me } },
  decorators: [
    (Story) => (
      <FakeShell me={me} path="/join-club?code=K7QM-2XRA" fetch={fetch}>
        {Story()}
      </FakeShell>
    ),
  ],
};
export default meta;

type Story = StoryObj<typeof Page>;

/** A member reads that a person belongs to one club, and leaves it here. */
export const InAClub: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/leave Riverside Racquet Club first/)).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Go to Riverside Racquet Club" })).toHaveAttribute("href", "/auth");
    await userEvent.click(canvas.getByRole("button", { name: "Leave your club" }));
    const dialog = within(await screen.findByRole("alertdialog", { name: "Leave Riverside Racquet Club?" }));
    await userEvent.click(dialog.getByRole("button", { name: "Stay" }));
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  },
};
export const OnAPhone: Story = { globals: { viewport: { value: "phone" } } };

export const InTheDemo: Story = {
  args: { session: { status: "signed-in", me: { ...me, profile: { ...me.profile, is_demo: true } } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/leave the demo first/)).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Leave the demo" })).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Leave your club" })).toBeNull();
  },
};

export const WithoutAClub: Story = {
  args: { session: { status: "signed-in", me: loner } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText("Club join code")).toHaveValue("K7QM-2XRA");
  },
};
