import type { ConsentKind } from "@courtside/contracts/domain/consents.ts";
import { type MockHandler, mockApi } from "@courtside/contracts/mock-api/mock-api.ts";
import { on } from "@courtside/contracts/mock-api/on.ts";
import { down } from "@courtside/contracts/mock-api/responses.ts";
import { fakeClub, fakeMe } from "@courtside/contracts/shell/fake-me.ts";
import { FakeShell } from "@courtside/contracts/shell/testing.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { ConsentsCard } from "./ConsentsCard.tsx";

const me = { ...fakeMe("member"), club: { ...fakeClub, partner_search: "directory" as const } };

function fakeConsents(...instead: MockHandler[]) {
  const given = new Set<ConsentKind>(["directory"]);
  const all = () => ({
    data: (["directory", "photos", "marketing"] as const).map((kind) => ({
      ...{ kind, is_given: given.has(kind), decided_at: null, wording: null },
    })),
  });
  return mockApi(
    ...instead,
    on("get", "/me/consents", ({ response }) => response(200, all())),
    on("put", "/me/consents/{kind}", ({ path, body, response }) => {
      if (body.is_given) given.add(path.kind);
      else given.delete(path.kind);
      return response(200, all());
    }),
  );
}

const meta: Meta<typeof ConsentsCard> = {
  title: "Shell/My Account, consents",
  component: ConsentsCard,
  args: { me },
  render: (args) => (
    <FakeShell path="/my-account" fetch={fakeConsents()}>
      <ConsentsCard {...args} />
    </FakeShell>
  ),
};
export default meta;

type Story = StoryObj<typeof ConsentsCard>;

/** Nothing is given unless it is switched on. */
export const Chosen: Story = {
  play: async ({ canvas }) => {
    const photos = await canvas.findByRole("switch", { name: /^The club may show photos of me/ });
    await expect(photos).not.toBeChecked();
    await expect(canvas.getByRole("switch", { name: /^Show me to other members/ })).toBeChecked();
    await userEvent.click(photos);
    await expect(photos).toBeChecked();
    await expect(canvas.queryByRole("alert")).toBeNull();
  },
};
export const InDark: Story = { globals: { theme: "dark" } };
export const OnAPhone: Story = { globals: { viewport: { value: "phone" } } };

export const NotSaved: Story = {
  render: (args) => (
    <FakeShell path="/my-account" fetch={fakeConsents(on("put", "/me/consents/{kind}", down))}>
      <ConsentsCard {...args} />
    </FakeShell>
  ),
  play: async ({ canvas }) => {
    const marketing = await canvas.findByRole("switch", { name: /^The club may send me offers/ });
    await userEvent.click(marketing);
    await expect(await canvas.findByRole("alert")).toHaveTextContent("The service is busy, please try again");
    await expect(marketing).not.toBeChecked();
  },
};

/** A club without a directory does not ask about it. */
export const WithoutADirectory: Story = {
  args: { me: fakeMe("member") },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("switch", { name: /^The club may send me offers/ })).toBeVisible();
    await expect(canvas.queryByRole("switch", { name: /^Show me/ })).toBeNull();
  },
};
