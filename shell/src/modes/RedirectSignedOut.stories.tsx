import { FakeShell } from "@courtside/contracts/shell/testing.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { Route, Routes, useLocation } from "react-router";
import { expect, spyOn, userEvent } from "storybook/test";
import AccountPage from "../account/AccountPage.tsx";
import { JoinClub } from "../app/JoinClub.tsx";
import { authClient } from "../auth/authClient.ts";
import type { SignedOutReason } from "../auth/signedOutReason.ts";
import { returnPath } from "../session/returnPath.ts";
import { SessionProvider } from "../session/SessionContext.ts";
import { useLogout } from "../session/useLogout.ts";

/** Where the page has led, and where sign-in leads afterwards. */
function Address() {
  const { pathname, state } = useLocation();
  return (
    <p>
      At {pathname}, then {returnPath(state) ?? "home"}
    </p>
  );
}

function Pages({ reason }: { reason: SignedOutReason }) {
  return (
    <SessionProvider value={{ status: "signed-out", me: null, reason }}>
      <Routes>
        <Route path="/my-account" element={<AccountPage />} />
        <Route path="/join-club" element={<JoinClub />} />
        <Route path="*" element={<Address />} />
      </Routes>
    </SessionProvider>
  );
}

const meta: Meta<typeof Pages> = {
  title: "Shell/Without a session",
  component: Pages,
  args: { reason: "ended" },
  decorators: [(Story, { parameters }) => <FakeShell path={parameters.path ?? "/my-account"}>{Story()}</FakeShell>],
};
export default meta;

type Story = StoryObj<typeof Pages>;

const leadsTo = (address: string): Story["play"] =>
  async function play({ canvas }) {
    await expect(await canvas.findByText(address)).toBeVisible();
  };

export const Ended: Story = { play: leadsTo("At /auth, then /my-account") };
export const LoggedOut: Story = { args: { reason: "logout" }, play: leadsTo("At /auth, then home") };

/** A demo has a page for its end, wherever its visitor was. */
export const DemoEnded: Story = {
  beforeEach: () => {
    sessionStorage.setItem("courtside-demo", "1");
    return () => sessionStorage.removeItem("courtside-demo");
  },
  play: leadsTo("At /demo-ended, then home"),
};
export const DemoEndedOnJoinAClub: Story = { ...DemoEnded, parameters: { path: "/join-club" } };

/** Also a person who signs out to join as another keeps the code of a club's link. */
export const LoggedOutOnAClubsLink: Story = {
  ...LoggedOut,
  parameters: { path: "/join-club?code=K7QM-2XRA" },
  play: leadsTo("At /signup, then /join-club?code=K7QM-2XRA"),
};

function TopBar() {
  const logout = useLogout();
  return (
    <>
      <button type="button" onClick={logout}>
        Logout
      </button>
      <Address />
    </>
  );
}

/** The top bar's Logout keeps it too. */
export const LogoutOnAClubsLink: Story = {
  parameters: { path: "/join-club?code=K7QM-2XRA" },
  beforeEach: () => {
    spyOn(authClient, "signOut").mockResolvedValue({ error: null });
  },
  render: () => <TopBar />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Logout" }));
    await expect(await canvas.findByText("At /auth, then /join-club?code=K7QM-2XRA")).toBeVisible();
  },
};
