import { fakeMe } from "@courtside/contracts/shell/fake-me.ts";
import { FakeShell } from "@courtside/contracts/shell/testing.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { AuthApiError, type Factor, type PasskeyListItem } from "@supabase/auth-js";
import { expect, screen, spyOn, userEvent, waitFor, within } from "storybook/test";
import { authClient } from "../auth/authClient.ts";
import { fakeUser } from "../auth/fakeAuth.ts";
import { SecurityTab } from "./SecurityTab.tsx";

interface World {
  passkeys?: PasskeyListItem[];
  factors?: [type: Factor["factor_type"], name: string][];
  remaining?: number;
  keys?: boolean;
  texts?: boolean;
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
  ({ passkeys = [], factors = [], remaining = 10, keys = true, texts = false }: World = {}) =>
  () => {
    const listed = [...passkeys];
    spyOn(globalThis, "fetch").mockImplementation(async () =>
      Response.json({
        providers: [],
        manual_linking_enabled: true,
        external: { phone: texts },
        ...(keys && { webauthn_origin: location.origin }),
      }),
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

const NUMBER = { providers: [], manual_linking_enabled: false, external: { phone: true } };

/** An account with an address and a number, and what the service offers here. */
const withIdentities = (settings: object) => {
  service()();
  spyOn(globalThis, "fetch").mockImplementation(async () => Response.json(settings));
  const data = { email: { email: "ana@riverside.test" }, phone: { phone: "15551234567" } };
  let identities = (["email", "phone"] as const).map((provider) => ({
    ...{ id: "i", user_id: "u", identity_id: provider, provider, identity_data: data[provider] },
  }));
  spyOn(authClient, "getUser").mockImplementation(async () => ({
    data: { user: { ...fakeUser([]), identities } },
    error: null,
  }));
  spyOn(authClient, "unlinkIdentity").mockImplementation(async (gone) => {
    identities = identities.filter(({ provider }) => provider !== gone.provider);
    return { data: {}, error: null };
  });
};

async function disconnectNumber(canvas: ReturnType<typeof within>) {
  await userEvent.click(await canvas.findByRole("button", { name: "Disconnect Telephone number" }));
  const dialog = within(await screen.findByRole("alertdialog", { name: "Disconnect Telephone number?" }));
  await userEvent.click(dialog.getByRole("button", { name: "Disconnect" }));
}

/** A code sent to a number signs in, so whose it is not must be able to take it away: also where accounts are not connected by hand. */
export const WithANumber: Story = {
  beforeEach: () => withIdentities(NUMBER),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("+15551234567")).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Disconnect Email and password" })).toBeNull();
    await disconnectNumber(canvas);
    await waitFor(() => expect(canvas.queryByText("+15551234567")).toBeNull());
    // Nothing else is connected, and the card stays all the same to say so.
    await expect(await canvas.findByRole("status")).toHaveTextContent("Telephone number is disconnected.");
    await expect(canvas.getByRole("status")).toBeVisible();
  },
};

/** The row is gone, and what was done is said above the others; the next removal takes the text away. */
export const DisconnectingAnAccount: Story = {
  beforeEach: () =>
    withIdentities({
      providers: [{ name: "google", label: "Google" }],
      manual_linking_enabled: true,
      external: { phone: true },
    }),
  play: async ({ canvas }) => {
    await disconnectNumber(canvas);
    await expect(await canvas.findByRole("status")).toHaveTextContent("Telephone number is disconnected.");
    await expect(canvas.queryByText("+15551234567")).toBeNull();
    await expect(canvas.getByText("ana@riverside.test")).toBeVisible();
    await expect(canvas.getByRole("status")).toBeVisible();
  },
};

/** The reason is beneath the name and the whole button. */
export const NumberNotDisconnected: Story = {
  beforeEach: () => {
    withIdentities(NUMBER);
    const error = new AuthApiError("AAL2 required to unlink an identity", 403, "insufficient_aal");
    spyOn(authClient, "unlinkIdentity").mockResolvedValue({ data: null, error });
  },
  play: async ({ canvas }) => {
    await disconnectNumber(canvas);
    const alert = await canvas.findByRole("alert");
    const row = within(canvas.getByRole("region", { name: "Connected accounts" })).getAllByRole("listitem")[1];
    const button = canvas.getByRole("button", { name: "Disconnect Telephone number" });
    await expect(alert.getBoundingClientRect().width).toBe(row?.getBoundingClientRect().width);
    await expect(alert.getBoundingClientRect().top).toBeGreaterThan(button.getBoundingClientRect().bottom);
    const text = within(button).getByText("Disconnect");
    await expect(text.scrollWidth).toBeLessThanOrEqual(text.clientWidth);
  },
};
export const NumberNotDisconnectedOnAPhone: Story = {
  ...NumberNotDisconnected,
  globals: { viewport: { value: "phone" } },
};

/** After a day the person shows who they are before another account is connected: the form is in place of the buttons. */
export const ConnectingAfterADay: Story = {
  beforeEach: () => {
    const providers = [
      { name: "google", label: "Google" },
      { name: "apple", label: "Apple" },
    ];
    withIdentities({ providers, manual_linking_enabled: true, external: { phone: true } });
    const error = new AuthApiError("Connecting an account requires reauthentication", 400, "reauthentication_needed");
    spyOn(authClient, "linkIdentity").mockResolvedValue({ data: { user: null, session: null }, error });
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Connect Google" }));
    await expect(await canvas.findByLabelText("Current Password")).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Connect Apple" })).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "Cancel" }));
    await expect(canvas.getByRole("button", { name: "Connect Apple" })).toBeVisible();
  },
};
export const ConnectingAfterADayOnAPhone: Story = {
  ...ConnectingAfterADay,
  globals: { viewport: { value: "phone" } },
};

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
    await waitFor(() => expect(name).toHaveFocus());
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
    await expect(await canvas.findByRole("status")).toHaveTextContent("Windows Hello is removed.");
    await userEvent.click(canvas.getByRole("button", { name: "Add a passkey" }));
    await waitFor(() => expect(canvas.getByRole("status")).toHaveTextContent(/^The passkey is added/));
  },
};

export const RemovingASecondFactor: Story = {
  beforeEach: () => {
    service({ factors: [APP] })();
    spyOn(authClient, "refreshSession").mockResolvedValue({ data: { user: null, session: null }, error: null });
    spyOn(authClient.mfa, "unenroll").mockImplementation(async ({ factorId }) => {
      spyOn(authClient, "getUser").mockResolvedValue({ data: { user: fakeUser([]) }, error: null });
      return { data: { id: factorId }, error: null };
    });
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Remove Authenticator app" }));
    const dialog = within(await screen.findByRole("alertdialog", { name: "Remove Authenticator app?" }));
    await userEvent.click(dialog.getByRole("button", { name: "Remove" }));
    await expect(await canvas.findByRole("status")).toHaveTextContent("Authenticator app is removed.");
    await expect(canvas.queryByRole("button", { name: "Remove Authenticator app" })).toBeNull();
  },
};

export const ChoosingASecondFactor: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Set up two-factor sign-in" }));
    await expect(await canvas.findByRole("group", { name: "What do you want to confirm with?" })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Security key" }));
    await waitFor(() => expect(canvas.getByLabelText("Name of this key")).toHaveFocus());
  },
};

const withTexts = () => {
  const number = "15551234567";
  const factor = { id: "phone-factor", type: "phone" as const, friendly_name: "Telephone ending in 67", phone: number };
  service({ texts: true })();
  spyOn(authClient.mfa, "listFactors").mockResolvedValue({
    data: { all: [], totp: [], phone: [], webauthn: [], recovery_code: [] },
    error: null,
  });
  spyOn(authClient.mfa, "enroll").mockResolvedValue({ data: factor, error: null });
  spyOn(authClient.mfa, "challenge").mockResolvedValue({
    data: { id: "challenge", type: "phone", expires_at: 0 },
    error: null,
  });
  spyOn(authClient.mfa, "verify").mockImplementation(async () => {
    const user = fakeUser([["phone", "Telephone ending in 67"]]);
    spyOn(authClient, "getUser").mockResolvedValue({ data: { user }, error: null });
    const session = { access_token: "a", token_type: "bearer" as const, expires_in: 1, refresh_token: "r", user };
    return { data: session, error: null };
  });
};

/** A telephone as second factor: its number, then the code that it was sent. */
export const SettingUpATelephone: Story = {
  beforeEach: withTexts,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Set up two-factor sign-in" }));
    await userEvent.click(await canvas.findByRole("button", { name: "Text message" }));
    const number = canvas.getByLabelText("Telephone number");
    await waitFor(() => expect(number).toHaveFocus());
    await userEvent.type(number, "555 123 4567{Enter}");
    await expect(await canvas.findByText(/Enter the number with its country code/)).toBeVisible();
    await expect(authClient.mfa.enroll).not.toHaveBeenCalled();
    await userEvent.clear(number);
    await userEvent.type(number, "+1 555 123 4567{Enter}");
    await expect(await canvas.findByText(/We have sent a code to \+15551234567/)).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Send another code" }));
    await expect(await canvas.findByText("Sent again. Only the newest code works.")).toBeVisible();
    await expect(authClient.mfa.challenge).toHaveBeenCalledTimes(2);
    await userEvent.type(canvas.getByLabelText("6-digit code"), "123 456{Enter}");
    await expect(await canvas.findByRole("button", { name: "Remove Telephone ending in 67" })).toBeVisible();
    await expect(canvas.getByRole("region", { name: "Recovery codes" })).toBeVisible();
  },
};

const askedForNumber = async (canvas: ReturnType<typeof within>) => {
  await userEvent.click(await canvas.findByRole("button", { name: "Set up two-factor sign-in" }));
  await userEvent.click(await canvas.findByRole("button", { name: "Text message" }));
  await userEvent.type(canvas.getByLabelText("Telephone number"), "+1 555 123 4567{Enter}");
};

export const TelephoneCodeOnAPhone: Story = {
  beforeEach: withTexts,
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    await askedForNumber(canvas);
    await waitFor(async () => expect(await canvas.findByLabelText("6-digit code")).toHaveFocus());
  },
};

/** The gateway did not take the text: the number stays to be corrected. */
export const TextNotSent: Story = {
  beforeEach: () => {
    withTexts();
    const error = new AuthApiError("Error sending the text message", 422, "sms_send_failed");
    spyOn(authClient.mfa, "challenge").mockResolvedValue({ data: null, error });
  },
  play: async ({ canvas }) => {
    await askedForNumber(canvas);
    await expect(await canvas.findByRole("alert")).toHaveTextContent("Error sending the text message");
    await expect(canvas.getByLabelText("Telephone number")).toHaveValue("+1 555 123 4567");
  },
};

/** A session older than a day: the service asks who is there before it sets anything up. */
export const AfterADay: Story = {
  beforeEach: () => {
    service({ texts: true })();
    const error = new AuthApiError("Adding a passkey requires reauthentication", 400, "reauthentication_needed");
    let proven = false;
    spyOn(authClient, "updateUser").mockImplementation(async () => {
      proven = true;
      return { data: { user: fakeUser([]) }, error: null };
    });
    spyOn(authClient, "registerPasskey").mockImplementation(async () =>
      proven ? { data: PHONE, error: null } : { data: null, error },
    );
    spyOn(authClient.mfa, "listFactors").mockResolvedValue({
      data: { all: [], totp: [], phone: [], webauthn: [], recovery_code: [] },
      error: null,
    });
    spyOn(authClient.mfa, "enroll").mockResolvedValue({ data: null, error });
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Set up two-factor sign-in" }));
    await userEvent.click(await canvas.findByRole("button", { name: "Authenticator app" }));
    await expect(await canvas.findByLabelText("Current Password")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Cancel" }));

    await userEvent.click(canvas.getByRole("button", { name: "Add a passkey" }));
    await userEvent.click(await canvas.findByRole("button", { name: "Continue" }));
    await expect(canvas.getByRole("alert")).toHaveTextContent("Please fill in all fields");
    await userEvent.type(canvas.getByLabelText("Current Password"), "first-secret{Enter}");
    await expect(await canvas.findByText(/The passkey is added/)).toBeVisible();
    await expect(authClient.updateUser).toHaveBeenCalledWith({ current_password: "first-secret" });
  },
};

const qaMember = fakeMe("member");

/** Many people use a QA account: its sign-in cannot be changed. */
export const OfQa: Story = {
  args: { me: { ...qaMember, session: { ...qaMember.session, qa_role: "member" } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Sign out everywhere" })).toBeVisible();
    await expect(canvas.queryByRole("region", { name: "Two-factor sign-in" })).toBeNull();
    await expect(canvas.queryByRole("region", { name: "Passkeys" })).toBeNull();
  },
};

export const WithoutRecoveryCodes: Story = {
  beforeEach: service({ factors: [APP] }),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText(/You have no recovery codes/)).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Make recovery codes" }));
    const codes = within(await canvas.findByRole("list", { name: "Recovery codes" }));
    await expect(codes.getAllByRole("listitem")).toHaveLength(10);
    await expect(codes.getByText("abcd-efgh-2345-67ak")).toBeVisible();
    // What is printed says what it is for.
    const printed = canvasElement.querySelector("pre");
    await expect(printed).toHaveTextContent(/^Recovery codes for .* Each works once, .*abcd-efgh-2345-67ak/);
    await expect(printed).not.toBeVisible();
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
/** New codes sign in too, so an old session proves itself first. */
export const NewCodesAfterADay: Story = {
  beforeEach: () => {
    service({ factors: [APP, CODES] })();
    const error = new AuthApiError("Making recovery codes requires reauthentication", 400, "reauthentication_needed");
    spyOn(authClient, "updateUser").mockResolvedValue({ data: { user: fakeUser([]) }, error: null });
    spyOn(authClient.mfa.recoveryCodes, "regenerate")
      .mockResolvedValueOnce({ data: null, error })
      .mockResolvedValue({ data: { id: "codes", type: "recovery_code", total: 10, codes: TEN }, error: null });
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Make new codes" }));
    const dialog = within(await screen.findByRole("alertdialog"));
    await userEvent.click(dialog.getByRole("button", { name: "Make new codes" }));
    await userEvent.type(await canvas.findByLabelText("Current Password"), "first-secret{Enter}");
    await expect(await canvas.findByRole("list", { name: "Recovery codes" })).toBeVisible();
  },
};

/** Codes that are not saved yet are not left by chance. */
export const LeavingUnsavedCodes: Story = {
  beforeEach: service({ factors: [APP] }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Make recovery codes" }));
    await expect(await canvas.findByRole("list", { name: "Recovery codes" })).toBeVisible();
    const closing = new Event("beforeunload", { cancelable: true });
    dispatchEvent(closing);
    await expect(closing.defaultPrevented).toBe(true);
    await userEvent.click(canvas.getByLabelText("I have saved these codes"));
    await userEvent.click(canvas.getByRole("button", { name: "Done" }));
    const later = new Event("beforeunload", { cancelable: true });
    dispatchEvent(later);
    await expect(later.defaultPrevented).toBe(false);
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
