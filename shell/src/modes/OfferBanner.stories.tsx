import { fakeMe } from "@courtside/contracts/shell/fake-me.ts";
import { FakeShell } from "@courtside/contracts/shell/testing.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import OfferBanner from "./OfferBanner.tsx";

const offers = [
  { court_name: "Court 2", expires_at: "2026-03-10T14:30:00Z" },
  { court_name: "Court 5", expires_at: "2026-03-10T14:15:00Z" },
];
const entries = { data: offers.map((offer) => ({ offer })), now: "2026-03-10T14:00:00Z" };

const meta: Meta<typeof FakeShell> = {
  title: "Shell/Offer of the waitlist",
  component: FakeShell,
  args: { me: fakeMe("member"), fetch: async () => Response.json(entries), children: <OfferBanner /> },
};
export default meta;

type Story = StoryObj<typeof FakeShell>;

/** Of two offers the one that ends first. */
export const Held: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Court 5 is held for you until 10:15")).toBeVisible();
    const way = canvas.getByRole("link", { name: "Accept or pass" });
    await expect(way).toHaveAttribute("href", "/my-account?tab=waitlist");
  },
};
export const OnAPhone: Story = { ...Held, globals: { viewport: { value: "phone" } } };
