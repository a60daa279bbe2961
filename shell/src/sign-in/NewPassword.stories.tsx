import { fakeMe } from "@courtside/contracts/shell/fake-me.ts";
import { FakeShell } from "@courtside/contracts/shell/testing.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { AuthApiError, AuthRetryableFetchError } from "@supabase/auth-js";
import { expect, spyOn, userEvent, waitFor } from "storybook/test";
import { authClient } from "../auth/authClient.ts";
import { fakeUser } from "../auth/fakeAuth.ts";
import { SessionProvider } from "../session/SessionContext.ts";
import { NewPassword } from "./NewPassword.tsx";

const me = fakeMe("member");
let renamed: unknown;

const meta: Meta<typeof NewPassword> = {
  title: "Shell/New password",
  component: NewPassword,
  parameters: { layout: "fullscreen" },
  beforeEach: () => {
    renamed = undefined;
    spyOn(globalThis, "fetch").mockImplementation(async (input) => {
      if (!(input instanceof Request) || input.method !== "PATCH") return Response.json({}, { status: 404 });
      renamed = await input.json();
      return Response.json(me);
    });
    spyOn(authClient, "updateUser").mockResolvedValue({ data: { user: fakeUser([]) }, error: null });
  },
  decorators: [
    (Story) => (
      <FakeShell path="/club-invite?step=password">
        <SessionProvider value={{ status: "signed-in", me }}>{Story()}</SessionProvider>
      </FakeShell>
    ),
  ],
};
export default meta;

type Story = StoryObj<typeof NewPassword>;

/** An invited person has the name that the club typed, and corrects it here. */
export const OfAnInvitedPerson: Story = {
  args: { title: "Choose a password", askName: true },
  play: async ({ canvas }) => {
    const name = await canvas.findByLabelText("Full Name");
    await expect(name).toHaveValue(me.profile.name);
    await userEvent.clear(name);
    await userEvent.click(canvas.getByRole("button", { name: "Set password" }));
    await waitFor(() => expect(name).toHaveFocus());
    for (const label of ["New Password", "Confirm Password"])
      await expect(canvas.getByLabelText(label)).toHaveAccessibleDescription(new RegExp(`${label} is required`));
    await userEvent.type(canvas.getByLabelText("New Password"), "first-secret");
    await userEvent.type(canvas.getByLabelText("Confirm Password"), "first-secret{Enter}");
    await waitFor(() => expect(name).toHaveFocus());
    await expect(name).toBeInvalid();
    await expect(renamed).toBeUndefined();
    await expect(authClient.updateUser).not.toHaveBeenCalled();
    await userEvent.type(name, "Ana María Ruiz{Enter}");
    await expect(await canvas.findByRole("heading", { name: "Password set" })).toBeVisible();
    await expect(renamed).toEqual({ full_name: "Ana María Ruiz" });
    await expect(authClient.updateUser).toHaveBeenCalledWith({ password: "first-secret" });
  },
};

/** In a session older than a day a mailed code shows who is there: there is no current password to ask for. */
export const ADayLater: Story = {
  beforeEach: () => {
    const error = new AuthApiError("Password update requires reauthentication", 422, "reauthentication_needed");
    spyOn(authClient, "updateUser").mockImplementation(async (attributes) =>
      attributes.nonce ? { data: { user: fakeUser([]) }, error: null } : { data: { user: null }, error },
    );
    spyOn(authClient, "reauthenticate").mockResolvedValue({ data: { user: null, session: null }, error: null });
  },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText("New Password"), "first-secret");
    await userEvent.type(canvas.getByLabelText("Confirm Password"), "first-secret{Enter}");
    await expect(await canvas.findByText(/You signed in more than a day ago/)).toBeVisible();
    await expect(canvas.queryByLabelText("Current Password")).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "Email me a code" }));
    await expect(await canvas.findByText(/We have sent you a code/)).toBeVisible();
    await userEvent.type(canvas.getByLabelText("Code from the email"), "123 456{Enter}");
    await expect(await canvas.findByRole("heading", { name: "Password set" })).toBeVisible();
    await expect(authClient.updateUser).toHaveBeenLastCalledWith({ password: "first-secret", nonce: "123456" });
  },
};

/** The response is lost after the password was stored: sending it again is no failure. */
export const AfterALostResponse: Story = {
  beforeEach: () => {
    const lost = new AuthRetryableFetchError("Failed to fetch", 0);
    const same = new AuthApiError("New password should be different from the old password.", 422, "same_password");
    spyOn(authClient, "updateUser")
      .mockResolvedValueOnce({ data: { user: null }, error: lost })
      .mockResolvedValue({ data: { user: null }, error: same });
    spyOn(authClient, "refreshSession").mockResolvedValue({ data: { user: null, session: null }, error: null });
  },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText("New Password"), "first-secret");
    await userEvent.type(canvas.getByLabelText("Confirm Password"), "first-secret{Enter}");
    await expect(await canvas.findByText("The connection was lost. Please try again.")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Set password" }));
    await expect(await canvas.findByRole("heading", { name: "Password set" })).toBeVisible();
    await expect(authClient.refreshSession).toHaveBeenCalledOnce();
  },
};

/** The same in a session older than a day: the code is used up, and the password that counts is the new one. */
export const ADayLaterAfterALostResponse: Story = {
  beforeEach: () => {
    const rejected = (code: string) => ({ data: { user: null }, error: new AuthApiError(code, 422, code) });
    let stored = false;
    spyOn(authClient, "updateUser").mockImplementation(async ({ nonce, current_password }) => {
      if (current_password !== undefined) {
        return rejected(stored && current_password === "first-secret" ? "same_password" : "current_password_invalid");
      }
      if (!nonce) return rejected("reauthentication_needed");
      if (stored) return rejected("reauthentication_not_valid");
      stored = true;
      return { data: { user: null }, error: new AuthRetryableFetchError("Failed to fetch", 0) };
    });
    spyOn(authClient, "reauthenticate").mockResolvedValue({ data: { user: null, session: null }, error: null });
    spyOn(authClient, "refreshSession").mockResolvedValue({ data: { user: null, session: null }, error: null });
  },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText("New Password"), "first-secret");
    await userEvent.type(canvas.getByLabelText("Confirm Password"), "first-secret{Enter}");
    await userEvent.click(await canvas.findByRole("button", { name: "Email me a code" }));
    await userEvent.type(await canvas.findByLabelText("Code from the email"), "123 456{Enter}");
    await expect(await canvas.findByText("The connection was lost. Please try again.")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Set password" }));
    await expect(await canvas.findByRole("heading", { name: "Password set" })).toBeVisible();
  },
};

export const ForgottenOnAPhone: Story = {
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { name: "Set a new password" })).toBeVisible();
    await expect(canvas.queryByLabelText("Full Name")).toBeNull();
  },
};
