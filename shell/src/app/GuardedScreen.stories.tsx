import { fakeMe } from "@courtside/contracts/shell/fake-me.ts";
import { CONTRACT_VERSION, type RegistryEntry } from "@courtside/contracts/shell/remote.ts";
import { FakeShell } from "@courtside/contracts/shell/testing.tsx";
import { Button } from "@courtside/design-system/core.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent } from "storybook/test";
import { SessionProvider } from "../session/SessionContext.ts";
import { GuardedScreen } from "./GuardedScreen.tsx";

const me = fakeMe("member");
const ACCESS = {
  open: me.access,
  expired: { ...me.access, has_access: false, access_type: "trial_expired" as const, is_active: false },
  suspended: { ...me.access, has_access: false, access_type: "suspended" as const, is_active: false },
};
type Access = keyof typeof ACCESS;

const entry: RegistryEntry = {
  name: "mf-story",
  version: "1.0.0",
  contract: CONTRACT_VERSION,
  entry: "/_mf/mf-story/1.0.0/mf-manifest.json",
  script: { file: "remoteEntry.js", integrity: "" },
  routes: [],
  nav: [],
};
const route = { path: "/", title: "Notes", screen: "Notes", access: "club" as const, entry };

const Notes = () => (
  <label>
    Notes <input />
  </label>
);

/** Module Federation's container of that remote, and the functions of the build that load one. */
const container = {
  init: () => undefined,
  get: async () => () => ({ default: { contract: CONTRACT_VERSION, screens: { Notes } } }),
};

/** A club whose access ends, and is there again, while one of its screens is open. */
function Club({ first }: { first: Access }) {
  const [access, setAccess] = useState(first);
  return (
    <SessionProvider value={{ status: "signed-in", me: { ...me, access: ACCESS[access] } }}>
      <GuardedScreen owners={[route]} remotes={[entry]} />
      {(["open", "expired", "suspended"] as const).map((next) => (
        <Button key={next} onClick={() => setAccess(next)}>
          {next}
        </Button>
      ))}
    </SessionProvider>
  );
}

const meta: Meta<typeof Club> = {
  title: "Shell/When access ends",
  component: Club,
  args: { first: "open" },
  beforeEach: () => {
    const build = {
      mf_story: container,
      __webpack_init_sharing__: async () => undefined,
      __webpack_share_scopes__: { default: {} },
    };
    Object.assign(globalThis, build);
  },
  decorators: [
    (Story, { parameters }) => (
      <FakeShell me={me} services={parameters.services}>
        {Story()}
      </FakeShell>
    ),
  ],
};
export default meta;

type Story = StoryObj<typeof Club>;

const keepsWhatWasTyped =
  (access: Access, title: string): Story["play"] =>
  async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText("Notes"), "Bring balls");
    await userEvent.click(canvas.getByRole("button", { name: access }));
    await expect(await canvas.findByRole("heading", { name: title })).toBeVisible();
    await expect(canvas.getByLabelText("Notes")).not.toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "open" }));
    await expect(canvas.getByLabelText("Notes")).toBeVisible();
    await expect(canvas.getByLabelText("Notes")).toHaveValue("Bring balls");
    await expect(canvas.queryByRole("heading", { name: title })).toBeNull();
  };

export const TrialExpires: Story = { play: keepsWhatWasTyped("expired", "Trial Expired") };
export const ClubIsSuspended: Story = {
  play: keepsWhatWasTyped("suspended", "Riverside Racquet Club is suspended"),
};

const off = () => {};
const kiosk = { active: true, idle: false, canFillScreen: false, enter: off, begin: off, finish: off };
const onKiosk: Story["parameters"] = { services: { kiosk } };

/** A locked tablet leads to no page of the console, and books again once the club has access. */
export const TrialExpiresOnAKiosk: Story = {
  parameters: onKiosk,
  play: keepsWhatWasTyped("expired", "Booking is closed for now"),
};
export const ClubIsSuspendedOnAKiosk: Story = {
  parameters: onKiosk,
  play: keepsWhatWasTyped("suspended", "Booking is closed for now"),
};

/** Reloaded meanwhile. */
export const ExpiredBeforeOnAKiosk: Story = {
  args: { first: "expired" },
  parameters: onKiosk,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { name: "Booking is closed for now" })).toBeVisible();
    await expect(canvas.queryByLabelText("Notes")).toBeNull();
  },
};

/** A screen that was not open loads nothing. */
export const SuspendedBefore: Story = {
  args: { first: "suspended" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { name: "Riverside Racquet Club is suspended" })).toBeVisible();
    await expect(canvas.queryByLabelText("Notes")).toBeNull();
  },
};
