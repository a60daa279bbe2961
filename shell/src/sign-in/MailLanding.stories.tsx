import { FakeShell } from "@courtside/contracts/shell/testing.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useLocation } from "react-router";
import { expect, spyOn, userEvent, waitFor } from "storybook/test";
import { authClient } from "../auth/authClient.ts";
import { fakeUser } from "../auth/fakeAuth.ts";
import { MailLanding } from "./MailLanding.tsx";
import type { MailLink } from "./mailLink.ts";
import { NotAccepted } from "./NotAccepted.tsx";
import { forgetInvitation, isOwnInvitation } from "./usedInvitation.ts";

const CLUB = "00000000-0000-4000-8000-000000000002";
const link: MailLink = { tokenHash: "hash", type: "invite", goal: null, clubId: CLUB };
const own = { userId: fakeUser([]).id, tokenHash: link.tokenHash };

const meta: Meta<typeof MailLanding> = {
  title: "Shell/Mail link",
  component: MailLanding,
  parameters: { layout: "fullscreen" },
  args: { link },
  beforeEach: () => {
    forgetInvitation();
    spyOn(globalThis, "fetch").mockImplementation(async (input) => {
      const isList = input instanceof Request && input.method === "GET" && input.url.endsWith("/me/invitations");
      return Response.json(isList ? { data: [{ id: CLUB, club_id: CLUB }] } : {});
    });
    return forgetInvitation;
  },
  decorators: [
    (Story) => (
      <FakeShell path="/club-invite">
        <Story />
        <Place />
      </FakeShell>
    ),
  ],
};
export default meta;

type Story = StoryObj<typeof MailLanding>;

function Place() {
  const { pathname, search } = useLocation();
  return <output aria-label="Page">{pathname + search}</output>;
}

/** The link's session, of an account with or without a password. */
function verifies(has_password: boolean) {
  const identity = { id: own.userId, user_id: own.userId, identity_id: own.userId, provider: "email" };
  const user = { ...fakeUser([]), identities: [identity], has_password };
  const session = { access_token: "", refresh_token: "", token_type: "bearer" as const, expires_in: 3600, user };
  spyOn(authClient, "verifyOtp").mockResolvedValue({ data: { user, session }, error: null });
}

export const InvitedWithoutPassword: Story = {
  beforeEach: () => verifies(false),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Accept invitation" }));
    await waitFor(() => expect(canvas.getByLabelText("Page")).toHaveTextContent("/club-invite?step=password"));
    await expect(isOwnInvitation(own)).toBe(true);
  },
};

/** They signed up in this browser before the invitation proved their address: that password counts, and none is asked for. */
export const InvitedWithPassword: Story = {
  beforeEach: () => verifies(true),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Accept invitation" }));
    await waitFor(() => expect(canvas.getByLabelText("Page")).toHaveTextContent(/^\/auth$/));
    await expect(isOwnInvitation(own)).toBe(false);
  },
};

/** The same person, whose invitation was revoked meanwhile, reads so. */
export const RevokedMeanwhile: Story = {
  beforeEach: () => {
    verifies(true);
    spyOn(globalThis, "fetch").mockImplementation(async () => Response.json({ data: [] }));
  },
  render: (args) => <LandingThenNotice {...args} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Accept invitation" }));
    await expect(await canvas.findByText(/This invitation is no longer valid/)).toBeVisible();
    await expect(canvas.getByLabelText("Page")).toHaveTextContent("/club-invite?step=not-accepted");
    await userEvent.click(canvas.getByRole("button", { name: "Continue" }));
    await waitFor(() => expect(canvas.getByLabelText("Page")).toHaveTextContent(/^\/auth$/));
  },
};

function LandingThenNotice(props: Parameters<typeof MailLanding>[0]) {
  const { search, state } = useLocation();
  return search === "?step=not-accepted" ? <NotAccepted notice={state?.notice} /> : <MailLanding {...props} />;
}
