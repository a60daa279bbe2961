import { fakeMe } from "@courtside/contracts/shell/fake-me.ts";
import { FakeShell } from "@courtside/contracts/shell/testing.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Factor, PasskeyListItem } from "@supabase/auth-js";
import { expect, screen, spyOn, userEvent, within } from "storybook/test";
import { authClient } from "../auth/authClient.ts";
import { fakeUser } from "../auth/fakeAuth.ts";
import { SecurityTab } from "./SecurityTab.tsx";

interface World {
  passkeys?: PasskeyListItem[];
  factors?: [type: Factor["factor_type"], name: string][];
  remaining?: number;
  keys?: boolean;
}

const LAPTOP: PasskeyListItem = {
  id: "00000000-0000-4000-8000-000000000021",
  friendly_name: "Windows Hello",
  created_at: "2026-11-03T12:00:00Z",
  last_used_at: "2026-11-20T12:00:00Z",
};
const PHONE: PasskeyListItem = {
  id: "00000000-0000-4000-8000-000000000022",
  friendly_name: "iCloud Keychain",
  created_at: "2026-11-19T12:00:00Z",
};
const APP: [Factor["factor_type"], string] = ["totp", "Authenticator app"];
const CODES: [Factor["factor_type"], string] = ["recovery_code", "Recovery codes"];
const TEN = Array.from({ length: 10 }, (_, place) => `abcdefgh234567${"abcdefghij"[place]}k`);

/** What the auth service knows of the account. */
const service =
  ({ passkeys = [], factors = [], remaining = 10, keys = true }: World = {}) =>
  () => {
    const listed = [...passkeys];
    spyOn(globalThis, "fetch").mockImplementation(async () =>
      Response.json({ providers: [], manual_linking_enabled: true, ...(keys && { webauthn_origin: location.origin }) }),
    );
    spyOn(authClient, "getUser").mockResolvedValue({ data: { user: fakeUser(factors) }, error: null });
    spyOn(authClient.passkey, "list").mockImplementation(async () => ({ data: [...listed], error: null }));
    spyOn(authClient.passkey, "update").mockImplementation(async ({ passkeyId, friendlyName }) => {
      const at = listed.findIndex(({ id }) => id === passkeyId);
      const renamed = { ...LAPTOP, ...listed[at], friendly_name: friendlyName };
      listed[at] = renamed;
      return { data: renamed, error: null };
    });
    spyOn(authClient.passkey, "delete").mockImplementation(async ({ passkeyId }) => {
      listed.splice(0, listed.length, ...listed.filter(({ id }) => id !== passkeyId));
      return { data: null, error: null };
    });
    spyOn(authClient, "registerPasskey").mockImplementation(async () => {
      listed.push(PHONE);
      return { data: PHONE, error: null };
    });
    const codes = { id: "c", type: "recovery_code" as const, total: 10 };
    spyOn(authClient.mfa.recoveryCodes, "getStatus").mockResolvedValue({ data: { ...codes, remaining }, error: null });
    spyOn(authClient.mfa.recoveryCodes, "generate").mockResolvedValue({ data: { ...codes, codes: TEN }, error: null });
    spyOn(authClient.mfa.recoveryCodes, "regenerate").mockResolvedValue({
      data: { ...codes, codes: TEN },
      error: null,
    });
  };

const meta: Meta<typeof SecurityTab> = {
  title: "Shell/My Account, security",
  component: SecurityTab,
  args: { me: fakeMe("member") },
  beforeEach: service(),
  decorators: [(Story) => <FakeShell path="/my-account?tab=security">{Story()}</FakeShell>],
};
export default meta;

type Story = StoryObj<typeof SecurityTab>;

export const Nothing: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("You have no passkey yet.")).toBeVisible();
    await expect(canvas.queryByRole("region", { name: "Recovery codes" })).toBeNull();
  },
};

export const Everything: Story = {
  beforeEach: service({ passkeys: [LAPTOP, PHONE], factors: [APP, ["webauthn", "Blue key"], CODES], remaining: 9 }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Last used Nov 20, 2026/)).toBeVisible();
    await expect(canvas.getByText(/Not used yet/)).toBeVisible();
    await expect(await canvas.findByText("9 of 10 codes are left.")).toBeVisible();
  },
};
export const OnAPhone: Story = { ...Everything, globals: { viewport: { value: "phone" } } };
export const InTheDark: Story = { ...Everything, globals: { theme: "dark" } };

export const Adding: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Add a passkey" }));
    await expect(await canvas.findByRole("button", { name: "Rename iCloud Keychain" })).toBeVisible();
    await expect(canvas.getByRole("status")).toHaveTextContent("The passkey is added.");
  },
};

export const NotConfirmed: Story = {
  beforeEach: () => {
    service()();
    const error = Object.assign(new Error("not allowed"), { name: "NotAllowedError", code: "ERROR" });
    spyOn(authClient, "registerPasskey").mockResolvedValue({ data: null, error: error as never });
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Add a passkey" }));
    await expect(await canvas.findByRole("alert")).toHaveTextContent("Nothing was confirmed.");
  },
};

export const Renaming: Story = {
  beforeEach: service({ passkeys: [LAPTOP] }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Rename Windows Hello" }));
    const name = canvas.getByLabelText("Name of this passkey");
    await expect(name).toHaveFocus();
    await userEvent.clear(name);
    await userEvent.click(canvas.getByRole("button", { name: "Save name" }));
    await expect(await canvas.findByText("Please enter a name")).toBeVisible();
    await userEvent.type(name, "Work laptop");
    await userEvent.click(canvas.getByRole("button", { name: "Save name" }));
    await expect(await canvas.findByRole("button", { name: "Rename Work laptop" })).toBeVisible();
  },
};

export const Removing: Story = {
  beforeEach: service({ passkeys: [LAPTOP] }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Remove Windows Hello" }));
    const dialog = within(await screen.findByRole("alertdialog"));
    await userEvent.click(dialog.getByRole("button", { name: "Remove" }));
    await expect(await canvas.findByText("You have no passkey yet.")).toBeVisible();
  },
};

export const ChoosingASecondFactor: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Set up two-factor sign-in" }));
    await expect(await canvas.findByRole("group", { name: "What do you want to confirm with?" })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Security key" }));
    await expect(canvas.getByLabelText("Name of this key")).toHaveFocus();
  },
};

export const WithoutRecoveryCodes: Story = {
  beforeEach: service({ factors: [APP] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/You have no recovery codes/)).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Make recovery codes" }));
    const codes = within(await canvas.findByRole("list", { name: "Recovery codes" }));
    await expect(codes.getAllByRole("listitem")).toHaveLength(10);
    await expect(codes.getByText("abcd-efgh-2345-67ak")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Done" })).toBeDisabled();
    await userEvent.click(canvas.getByLabelText("I have saved these codes"));
    await userEvent.click(canvas.getByRole("button", { name: "Done" }));
    await expect(canvas.queryByRole("list", { name: "Recovery codes" })).toBeNull();
  },
};

export const NewCodes: Story = {
  beforeEach: service({ factors: [APP, CODES] }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Make new codes" }));
    const dialog = within(await screen.findByRole("alertdialog"));
    await userEvent.click(dialog.getByRole("button", { name: "Make new codes" }));
    await expect(await canvas.findByRole("list", { name: "Recovery codes" })).toBeVisible();
  },
};
export const NewCodesOnAPhone: Story = { ...NewCodes, globals: { viewport: { value: "phone" } } };

export const FewCodesLeft: Story = {
  beforeEach: service({ factors: [APP, CODES], remaining: 2 }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/2 of 10 codes are left. Make new ones/)).toBeVisible();
  },
};

/** On plain http, or in a browser without passkeys, nothing speaks of them. */
export const WithoutKeys: Story = {
  beforeEach: service({ keys: false }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("region", { name: "Two-factor sign-in" })).toBeVisible();
    await expect(canvas.queryByRole("region", { name: "Passkeys" })).toBeNull();
  },
};

export const PasskeysNotLoaded: Story = {
  beforeEach: () => {
    service()();
    spyOn(authClient.passkey, "list").mockRejectedValue(new Error("unreachable"));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Your passkeys could not be loaded")).toBeVisible();
  },
};
