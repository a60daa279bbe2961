import { fakeMe } from "@courtside/contracts/shell/fake-me.ts";
import { FakeShell } from "@courtside/contracts/shell/testing.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, spyOn, userEvent } from "storybook/test";
import { ProfileCard } from "./ProfileCard.tsx";

const meta: Meta<typeof ProfileCard> = {
  title: "Shell/My Account, profile",
  component: ProfileCard,
  args: { me: fakeMe("member") },
  decorators: [(Story) => <FakeShell path="/my-account">{Story()}</FakeShell>],
};
export default meta;

type Story = StoryObj<typeof ProfileCard>;

export const Member: Story = {};
export const OnAPhone: Story = { globals: { viewport: { value: "phone" } } };
export const WithoutAClub: Story = { args: { me: { ...fakeMe("member"), role: null, club: null } } };

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
