import { FakeShell } from "@courtside/contracts/shell/testing.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { AuthApiError } from "@supabase/auth-js";
import { expect, spyOn, userEvent, waitFor } from "storybook/test";
import { authClient } from "../auth/authClient.ts";
import { ForgotPassword } from "./AuthPage.tsx";
import { SignInForm } from "./SignInForm.tsx";
import { forgetTyped } from "./typed.ts";

/** The auth service, which is not part of the api's document: what each of its paths returns. */
const service = (responses: Record<string, [status: number, body: object]>) => () => {
  forgetTyped();
  spyOn(globalThis, "fetch").mockImplementation(async (input) => {
    const { pathname } = new URL(input instanceof Request ? input.url : String(input), location.origin);
    const [status, body] = responses[pathname.replace("/auth/v1", "")] ?? [404, {}];
    return Response.json(body, { status });
  });
};
const noProviders: [number, object] = [200, { providers: [], manual_linking_enabled: false }];

const meta: Meta<typeof SignInForm> = {
  title: "Shell/Sign In",
  component: SignInForm,
  parameters: { layout: "fullscreen" },
  args: { reason: "visitor" },
  beforeEach: service({ "/settings": noProviders }),
  decorators: [(Story) => <FakeShell path="/auth">{Story()}</FakeShell>],
};
export default meta;

type Story = StoryObj<typeof SignInForm>;

export const Untouched: Story = {
  tags: ["baseline-long"],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Try Demo" })).toHaveAttribute("href", "/demo");
    await expect(canvas.getByRole("link", { name: "Start Free Trial" })).toHaveAttribute("href", "/start-trial");
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: "phone" } } };
export const InTheDark: Story = { globals: { theme: "dark" } };
export const SessionEnded: Story = { args: { reason: "ended" } };
export const AccountErased: Story = {
  args: { reason: "erased" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("Your account is erased.");
  },
};

export const WithProviders: Story = {
  beforeEach: service({
    "/settings": [200, { providers: [{ name: "google", label: "Google" }], manual_linking_enabled: true }],
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Continue with Google" })).toBeVisible();
  },
};

/** Where the browser has passkeys and the address is the site's own. */
export const WithPasskeys: Story = {
  beforeEach: () => {
    service({
      "/settings": [200, { providers: [], manual_linking_enabled: false, webauthn_origin: location.origin }],
    })();
    const error = new AuthApiError("Credential verification failed", 400, "webauthn_verification_failed");
    spyOn(authClient, "signInWithPasskey").mockImplementation(({ options } = {}) =>
      options?.mediation ? new Promise(() => {}) : Promise.resolve({ data: null, error }),
    );
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText("Email")).toHaveAttribute("autocomplete", "username webauthn");
    await userEvent.click(await canvas.findByRole("button", { name: "Sign in with a passkey" }));
    await expect(await canvas.findByRole("alert")).toHaveTextContent("This passkey does not work here.");
  },
};

/** Wrong password and unknown address look alike. */
export const Rejected: Story = {
  beforeEach: service({
    "/settings": noProviders,
    "/token": [
      400,
      { code: "invalid_credentials", error_code: "invalid_credentials", msg: "Invalid login credentials" },
    ],
  }),
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText("Email"), "ana@riverside.test");
    await userEvent.type(canvas.getByLabelText("Password"), "not-hers");
    await userEvent.click(canvas.getByRole("button", { name: "Sign In" }));
    await expect(await canvas.findByRole("alert")).toHaveTextContent("Invalid login credentials");
  },
};

/** The right password of an address that was never confirmed: its mail can be asked for again. */
export const NotConfirmed: Story = {
  beforeEach: service({
    "/settings": noProviders,
    "/token": [400, { code: "email_not_confirmed", error_code: "email_not_confirmed", msg: "Email not confirmed" }],
    "/resend": [
      429,
      {
        code: "over_email_send_rate_limit",
        error_code: "over_email_send_rate_limit",
        msg: "For security purposes, you can only request this after 40 seconds.",
      },
    ],
  }),
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText("Email"), "ana@riverside.test");
    await userEvent.type(canvas.getByLabelText("Password"), "hers");
    await userEvent.click(canvas.getByRole("button", { name: "Sign In" }));
    await expect(await canvas.findByRole("alert")).toHaveTextContent("Email not confirmed");
    await userEvent.click(canvas.getByRole("button", { name: "Send the confirmation again" }));
    await expect(await canvas.findByText(/you can only request this after 40 seconds/)).toBeVisible();
  },
};

/** Each field says what it lacks, until it is there. */
export const NothingFilledIn: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Sign In" }));
    await expect(await canvas.findByText("Please fill in all fields")).toBeVisible();
    await waitFor(() => expect(canvas.getByLabelText("Email")).toHaveFocus());
    await expect(canvas.getByLabelText("Email")).toHaveAccessibleDescription("Email is required");
    await expect(canvas.getByLabelText("Password")).toHaveAccessibleDescription("Password is required");
    await userEvent.type(canvas.getByLabelText("Email"), "ana@riverside.test");
    await expect(canvas.queryByText("Email is required")).toBeNull();
    await expect(canvas.getByText("Password is required")).toBeVisible();
    await userEvent.type(canvas.getByLabelText("Password"), "hers");
    await expect(canvas.queryByText("Please fill in all fields")).toBeNull();
  },
};

export const PasswordForgotten: Story = {
  render: () => <ForgotPassword />,
  beforeEach: service({ "/settings": noProviders, "/recover": [200, {}] }),
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText("Email"), "ana@riverside.test");
    await userEvent.click(canvas.getByRole("button", { name: "Send reset link" }));
    await expect(await canvas.findByRole("heading", { name: "Check your email" })).toBeVisible();
  },
};
