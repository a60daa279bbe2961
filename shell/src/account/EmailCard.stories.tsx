import { FakeShell } from "@courtside/contracts/shell/testing.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, spyOn, userEvent } from "storybook/test";
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
