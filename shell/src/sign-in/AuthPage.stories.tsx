import { FakeShell } from "@courtside/contracts/shell/testing.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, spyOn, userEvent } from "storybook/test";
import { authClient } from "../auth/authClient.ts";
import { AuthStep } from "./AuthPage.tsx";
import { forgetTyped } from "./typed.ts";

const meta: Meta<typeof AuthStep> = {
  title: "Shell/Sign-in steps",
  component: AuthStep,
  parameters: { layout: "fullscreen" },
  args: { session: { status: "signed-in", userId: "ana", lacksPassword: false } },
  beforeEach: () => {
    forgetTyped();
    spyOn(globalThis, "fetch").mockImplementation(async () => Response.json({ providers: [] }));
    spyOn(authClient, "resetPasswordForEmail").mockResolvedValue({ data: {}, error: null });
    spyOn(authClient, "verifyOtp").mockResolvedValue({ data: { user: null, session: null }, error: null });
  },
};
export default meta;

type Story = StoryObj<typeof AuthStep>;

/** An expired link leads a signed-in person here too: the mail is sent, and only its code leads to the new password. */
export const NewLinkWhileSignedIn: Story = {
  decorators: [(Story) => <FakeShell path="/auth?step=forgot">{Story()}</FakeShell>],
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText("Email"), "ana@riverside.test");
    await userEvent.click(canvas.getByRole("button", { name: "Send reset link" }));
    await expect(await canvas.findByRole("heading", { name: "Check your email" })).toBeVisible();
    await expect(authClient.resetPasswordForEmail).toHaveBeenCalledWith("ana@riverside.test", expect.anything());
    await userEvent.type(canvas.getByLabelText("Code from the email"), "123456{Enter}");
    await expect(await canvas.findByRole("heading", { name: "Set a new password" })).toBeVisible();
  },
};
