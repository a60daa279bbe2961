import type { WaitlistEntry } from "@courtside/contracts/api/client.ts";
import { mockApi } from "@courtside/contracts/mock-api/mock-api.ts";
import { on } from "@courtside/contracts/mock-api/on.ts";
import { fakeMe } from "@courtside/contracts/shell/fake-me.ts";
import { FakeShell } from "@courtside/contracts/shell/testing.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import OfferBanner from "./OfferBanner.tsx";

const entry = (at: number, court_name: string, expires_at: string): WaitlistEntry => ({
  id: `11111111-0000-4000-8000-00000000000${at}`,
  sport: "tennis",
  requested_date: "2026-03-10",
  court_id: null,
  court_name: null,
  preferred_start_time: null,
  preferred_end_time: null,
  status: "active",
  position: 1,
  offer: {
    id: `22222222-0000-4000-8000-00000000000${at}`,
    court_id: `cccccccc-0000-4000-8000-00000000000${at}`,
    court_name,
    sport: "tennis",
    start_time: "2026-03-10T22:00:00Z",
    end_time: "2026-03-10T23:00:00Z",
    expires_at,
    status: "open",
  },
  created_at: "2026-03-09T12:00:00Z",
});
const entries = [entry(2, "Court 2", "2026-03-10T14:30:00Z"), entry(5, "Court 5", "2026-03-10T14:15:00Z")];
const fetch = mockApi(
  on("get", "/waitlist-entries", ({ response }) => response(200, { data: entries, now: "2026-03-10T14:00:00Z" })),
);

const meta: Meta<typeof FakeShell> = {
  title: "Shell/Offer of the waitlist",
  component: FakeShell,
  args: { me: fakeMe("member"), fetch, children: <OfferBanner /> },
};
export default meta;

type Story = StoryObj<typeof FakeShell>;

/** Of two offers, the one that ends first. */
export const Held: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Court 5 is held for you until 10:15")).toBeVisible();
    const way = canvas.getByRole("link", { name: "Accept or pass" });
    await expect(way).toHaveAttribute("href", "/my-account?tab=waitlist");
  },
};
export const OnAPhone: Story = { ...Held, globals: { viewport: { value: "phone" } } };
