import { FakeShell } from "@courtside/contracts/shell/testing.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Factor } from "@supabase/auth-js";
import { expect, spyOn, userEvent, waitFor } from "storybook/test";
import { authClient } from "../auth/authClient.ts";
import { fakeUser } from "../auth/fakeAuth.ts";
import { SecondFactor } from "./SecondFactor.tsx";

type Kind = [type: Factor["factor_type"], name: string];
const APP: Kind = ["totp", "Authenticator app"];
const BLUE_KEY: Kind = ["webauthn", "Blue key"];
const PHONE: Kind = ["phone", "My phone"];
const CODES: Kind = ["recovery_code", "Recovery codes"];

/** The account's factors as the auth service returns them, and whether it offers keys at this address. */
const service =
  (factors: Kind[], { keys = true } = {}) =>
  () => {
    spyOn(authClient, "getUser").mockResolvedValue({ data: { user: fakeUser(factors) }, error: null });
    spyOn(globalThis, "fetch").mockImplementation(async () =>
      Response.json({ providers: [], ...(keys && { webauthn_origin: location.origin }) }),
    );
  };

const meta: Meta<typeof SecondFactor> = {
  title: "Shell/Second factor",
  component: SecondFactor,
  parameters: { layout: "fullscreen" },
  decorators: [(Story) => <FakeShell path="/auth">{Story()}</FakeShell>],
};
export default meta;

type Story = StoryObj<typeof SecondFactor>;

export const App: Story = {
  beforeEach: service([APP]),
  play: async ({ canvas }) => {
    await waitFor(async () => expect(await canvas.findByLabelText("6-digit code")).toHaveFocus());
  },
};

export const AppKeyAndCodes: Story = {
  beforeEach: service([APP, BLUE_KEY, CODES]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Use security key" })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Use your authenticator app" }));
    await waitFor(() => expect(canvas.getByLabelText("6-digit code")).toHaveFocus());
    await userEvent.click(canvas.getByRole("button", { name: "Use a recovery code" }));
    await waitFor(() => expect(canvas.getByLabelText("Recovery code")).toHaveFocus());
  },
};
export const OnAPhone: Story = { ...AppKeyAndCodes, globals: { viewport: { value: "phone" } } };
export const InTheDark: Story = { ...AppKeyAndCodes, globals: { theme: "dark" } };

export const Telephone: Story = {
  beforeEach: () => {
    service([PHONE])();
    spyOn(authClient.mfa, "challenge").mockResolvedValue({
      data: { id: "challenge", type: "phone", expires_at: 0 },
      error: null,
    });
    spyOn(authClient.mfa, "verify").mockRejectedValue(new Error("unreachable"));
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Text me a code" }));
    await waitFor(async () => expect(await canvas.findByLabelText("6-digit code")).toHaveFocus());
    await userEvent.keyboard("123456{Enter}");
    await expect(await canvas.findByText("An unexpected error occurred")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Send another code" })).toBeEnabled();
  },
};

export const SeveralKeys: Story = {
  beforeEach: service([BLUE_KEY, ["webauthn", "Spare key"]]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText("Security key")).toBeVisible();
  },
};

export const KeyNotTouched: Story = {
  beforeEach: () => {
    service([BLUE_KEY])();
    const error = Object.assign(new Error("not allowed"), { name: "NotAllowedError", code: "ERROR" });
    spyOn(authClient.mfa.webauthn, "authenticate").mockResolvedValue({ data: null, error: error as never });
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Use security key" }));
    await expect(await canvas.findByRole("alert")).toHaveTextContent("Nothing was confirmed. Try again");
    await expect(canvas.getByRole("button", { name: "Use security key" })).toBeEnabled();
  },
};

export const WrongRecoveryCode: Story = {
  beforeEach: () => {
    service([APP, CODES])();
    spyOn(authClient.mfa.recoveryCodes, "verify").mockRejectedValue(new Error("unreachable"));
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Use a recovery code" }));
    await userEvent.type(canvas.getByLabelText("Recovery code"), "abcd");
    await userEvent.click(canvas.getByRole("button", { name: "Verify" }));
    await expect(await canvas.findByText("Please enter all 16 characters of the code")).toBeVisible();
    await userEvent.type(canvas.getByLabelText("Recovery code"), "-efgh-2345-67ab");
    await userEvent.click(canvas.getByRole("button", { name: "Verify" }));
    await expect(await canvas.findByText("An unexpected error occurred")).toBeVisible();
  },
};

/** The only factor is a key, and this browser has none. */
export const NoWayHere: Story = {
  beforeEach: service([BLUE_KEY], { keys: false }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Your second factor does not work here")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Sign in with another account" })).toBeVisible();
  },
};
