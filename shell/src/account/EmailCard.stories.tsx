import { FakeShell } from "@courtside/contracts/shell/testing.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { AuthApiError } from "@supabase/auth-js";
import { expect, spyOn, userEvent, waitFor } from "storybook/test";
import { authClient } from "../auth/authClient.ts";
import { fakeTurnstile, GUARDED_SETTINGS } from "../auth/captcha/fakeTurnstile.ts";
import { fakeUser } from "../auth/fakeAuth.ts";
import { EmailCard } from "./EmailCard.tsx";

const meta: Meta<typeof EmailCard> = {
  title: "Shell/My Account, email",
  component: EmailCard,
  args: { user: { ...fakeUser([]), new_email: "ana@hilltop.test" } },
  decorators: [(Story) => <FakeShell path="/my-account">{Story()}</FakeShell>],
};
export default meta;

type Story = StoryObj<typeof EmailCard>;

/** Where a captcha is configured, the mails are asked for with its token. */
export const SentAgainPastACaptcha: Story = {
  beforeEach: () => {
    spyOn(globalThis, "fetch").mockImplementation(async () => Response.json(GUARDED_SETTINGS));
    spyOn(authClient, "resend").mockResolvedValue({ data: { user: null, session: null }, error: null });
    return fakeTurnstile("token");
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Send again" }));
    await expect(await canvas.findByText("Sent again. It can take a minute to arrive.")).toBeVisible();
    await expect(authClient.resend).toHaveBeenCalledWith({
      type: "email_change",
      email: "ana@riverside.test",
      options: { emailRedirectTo: expect.stringMatching(/\/my-account$/), captchaToken: "token" },
    });
  },
};

/** The change is given up; the address stays. */
export const ChangeCanceled: Story = {
  beforeEach: () => {
    spyOn(authClient, "updateUser").mockResolvedValue({ data: { user: fakeUser([]) }, error: null });
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Cancel the change" }));
    await expect(authClient.updateUser).toHaveBeenCalledWith({ email: "ana@riverside.test" });
  },
};

/** Who founded a club and has not confirmed the address. */
export const NotConfirmed: Story = {
  args: { user: { ...fakeUser([]), email_confirmed_at: undefined } },
  beforeEach: () => {
    spyOn(globalThis, "fetch").mockImplementation(async () => Response.json({ captcha: null }));
    spyOn(authClient, "resend").mockResolvedValue({ data: { user: null, session: null }, error: null });
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("ana@riverside.test is not confirmed yet")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Send again" }));
    await expect(await canvas.findByText("Sent again. It can take a minute to arrive.")).toBeVisible();
    await expect(authClient.resend).toHaveBeenCalledWith(
      expect.objectContaining({ type: "signup", email: "ana@riverside.test" }),
    );
  },
};

export const NotConfirmedAndChanging: Story = {
  args: { user: { ...fakeUser([]), email_confirmed_at: undefined, new_email: "ana@hilltop.test" } },
  globals: { viewport: { value: "phone" }, theme: "dark" },
};

/** After a day the founder shows by the password that it is still them: no code can be mailed. */
export const NotConfirmedAfterADay: Story = {
  args: { user: { ...fakeUser([]), email_confirmed_at: undefined } },
  beforeEach: () => {
    const user = { ...fakeUser([]), email_confirmed_at: undefined };
    spyOn(authClient, "getUser").mockResolvedValue({ data: { user }, error: null });
    const error = new AuthApiError(
      "Changing how you sign in requires reauthentication",
      400,
      "reauthentication_needed",
    );
    spyOn(authClient, "updateUser")
      .mockResolvedValueOnce({ data: { user: null }, error })
      .mockResolvedValue({ data: { user: fakeUser([]) }, error: null });
  },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText("New email"), "ana@hilltop.test");
    await userEvent.click(canvas.getByRole("button", { name: "Change email" }));
    await userEvent.type(await canvas.findByLabelText("Current Password"), "first-secret");
    await waitFor(() => expect(canvas.queryByRole("button", { name: /Email me a code/ })).toBeNull());
    await userEvent.click(canvas.getByRole("button", { name: "Continue" }));
    await expect(await canvas.findByLabelText("New email")).toHaveValue("ana@hilltop.test");
  },
};
