import { mockApi } from "@courtside/contracts/mock-api/mock-api.ts";
import { on } from "@courtside/contracts/mock-api/on.ts";
import { down } from "@courtside/contracts/mock-api/responses.ts";
import { fakeClub, fakeMe } from "@courtside/contracts/shell/fake-me.ts";
import { FakeShell } from "@courtside/contracts/shell/testing.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { DirectoryCard } from "./DirectoryCard.tsx";

const me = { ...fakeMe("member"), club: { ...fakeClub, partner_search: "directory" as const } };

const meta: Meta<typeof DirectoryCard> = {
  title: "Shell/My Account, members' directory",
  component: DirectoryCard,
  args: { me },
  render: (args) => (
    <FakeShell path="/my-account">
      <DirectoryCard {...args} />
    </FakeShell>
  ),
};
export default meta;

const unavailable = mockApi(on("patch", "/me/profile", down));

type Story = StoryObj<typeof DirectoryCard>;

export const Shown: Story = {
  play: async ({ canvas }) => {
    const listed = canvas.getByRole("switch", { name: /^Show me to other members/ });
    await expect(listed).toBeChecked();
    await userEvent.click(listed);
    await expect(canvas.queryByRole("alert")).toBeNull();
  },
};
export const Hidden: Story = { args: { me: { ...me, profile: { ...me.profile, in_directory: false } } } };
export const InDark: Story = { globals: { theme: "dark" } };

export const NotSaved: Story = {
  render: (args) => (
    <FakeShell path="/my-account" fetch={unavailable}>
      <DirectoryCard {...args} />
    </FakeShell>
  ),
  play: async ({ canvas }) => {
    const listed = canvas.getByRole("switch", { name: /^Show me to other members/ });
    await userEvent.click(listed);
    await expect(await canvas.findByRole("alert")).toHaveTextContent("The service is busy, please try again");
    await expect(listed).toBeChecked();
  },
};

/** A club without a directory does not ask. */
export const WithoutADirectory: Story = {
  args: { me: fakeMe("member") },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("switch")).toBeNull();
  },
};
