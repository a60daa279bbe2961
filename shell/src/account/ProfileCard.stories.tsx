import { fakeMe } from "@courtside/contracts/shell/fake-me.ts";
import { FakeShell } from "@courtside/contracts/shell/testing.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, spyOn, userEvent, waitFor } from "storybook/test";
import { authClient } from "../auth/authClient.ts";
import { fakeTurnstile, GUARDED_SETTINGS } from "../auth/captcha/fakeTurnstile.ts";
import { ProfileCard } from "./ProfileCard.tsx";

const meta: Meta<typeof ProfileCard> = {
  title: "Shell/My Account, profile",
  component: ProfileCard,
  args: { me: fakeMe("member") },
  decorators: [(Story) => <FakeShell path="/my-account">{Story()}</FakeShell>],
};
export default meta;

type Story = StoryObj<typeof ProfileCard>;

export const Member: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("link", { name: "Open Platform" })).toBeNull();
  },
};

/** Operators of the installation have a way to its page, whatever their role in a club is. */
export const Operator: Story = {
  args: { me: { ...fakeMe("member"), is_operator: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Open Platform" })).toHaveAttribute("href", "/admin/platform");
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: "phone" } } };
export const WithoutAClub: Story = { args: { me: { ...fakeMe("member"), role: null, club: null } } };

/** A blank name is rejected beneath its field; a new one is saved. */
export const ChangesTheName: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Change Name" }));
    const name = canvas.getByLabelText("Full Name");
    await waitFor(() => expect(name).toHaveFocus());
    await userEvent.clear(name);
    await userEvent.click(canvas.getByRole("button", { name: "Save Name" }));
    await expect(await canvas.findByText("Name is required")).toBeVisible();
    await userEvent.type(name, "Mia Chen");
    await userEvent.click(canvas.getByRole("button", { name: "Save Name" }));
    await expect(await canvas.findByText("Your name is changed.")).toBeVisible();
    await expect(canvas.queryByLabelText("Full Name")).toBeNull();
  },
};

/** Visitors of the demo share a club: renaming is disabled there. */
export const DemoVisitor: Story = {
  args: { me: { ...fakeMe("member"), profile: { ...fakeMe("member").profile, is_demo: true } } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("button", { name: "Change Name" })).toBeNull();
  },
};

/** The auth service is not part of the api's document. */
export const MailSent: Story = {
  beforeEach: () => {
    spyOn(globalThis, "fetch").mockImplementation(async () => Response.json({}));
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Reset Password" }));
    await expect(await canvas.findByRole("status")).toHaveTextContent("We have sent a link to set a new password");
  },
};

/** Where a captcha is configured, the mail is asked for with its token. */
export const MailSentPastACaptcha: Story = {
  beforeEach: () => {
    spyOn(globalThis, "fetch").mockImplementation(async () => Response.json(GUARDED_SETTINGS));
    spyOn(authClient, "resetPasswordForEmail").mockResolvedValue({ data: {}, error: null });
    return fakeTurnstile("token");
  },
  play: async ({ canvas }) => {
    for (const time of [1, 2]) {
      await userEvent.click(canvas.getByRole("button", { name: "Reset Password" }));
      await waitFor(() => expect(authClient.resetPasswordForEmail).toHaveBeenCalledTimes(time));
      await expect(await canvas.findByRole("status")).toHaveTextContent("We have sent a link to set a new password");
    }
    await expect(authClient.resetPasswordForEmail).toHaveBeenLastCalledWith(
      fakeMe("member").profile.email,
      expect.objectContaining({ captchaToken: "token" }),
    );
  },
};
