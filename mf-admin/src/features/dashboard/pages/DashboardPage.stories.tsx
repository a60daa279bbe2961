import { on } from "@courtside/contracts/mock-api/on.ts";
import { down, every, never } from "@courtside/contracts/mock-api/responses.ts";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { AdminShell } from "../../../testing/AdminShell.tsx";
import { fakeCourts, fakeDay, fakeOnboarding } from "../../../testing/fake-club.ts";
// With the story, so that no play waits for its code.
import "../../invitations/components/InviteDialog.tsx";
import DashboardPage from "./DashboardPage.tsx";

const NOT_YET = ["/settings", "/club-settings", "/admin/invite", "/admin/members", "/waitlist"];

const meta: Meta<typeof AdminShell> = {
  title: "mf-admin/Dashboard",
  component: AdminShell,
  parameters: { layout: "fullscreen" },
  args: { children: <DashboardPage /> },
};
export default meta;

type Story = StoryObj<typeof AdminShell>;

export const Settled: Story = {
  tags: ["baseline-long"],
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole("heading", { level: 1, name: "Welcome to Riverside Racquet Club, Ada Okafor!" }),
    ).toBeVisible();
    await expect(canvas.getByText("Manage your court bookings and club activities")).toBeVisible();
    await expect(await canvas.findByText("31%")).toBeVisible();
    await expect(canvas.getByRole("link", { name: /Waitlist/ })).toHaveAttribute("href", "/waitlist");
    await expect(canvas.getByText("Quick Actions")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Club Settings" })).toHaveAttribute("href", "/settings");
    await expect(canvas.getByRole("tab", { name: "Overview", selected: true })).toBeVisible();
    await expect(canvas.getByRole("tab", { name: "Settings" })).toBeVisible();
    await expect(await canvas.findByRole("heading", { name: "Join Code" })).toBeVisible();
    await expect(canvas.getByRole("img", { name: /^QR code to join / })).toBeVisible();
    await expect(canvas.getByText(/\/join-club\?code=/)).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Print Poster" })).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Renew Code" })).toBeVisible();
  },
};

const longCourts = (sport: string) => {
  const day = fakeDay(sport).shared;
  return { ...day, courts: day.courts.map((court) => ({ ...court, name: "Show Court Margaret Hamilton North" })) };
};

/** Who plays next on a phone: the name is whole, the court's is cut off, and all courts end at one edge. */
export const NextOnAPhone: Story = {
  args: { instead: on("get", "/days/{date}", ({ query, response }) => response(200, longCourts(query.sport))) },
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    const [court] = await canvas.findAllByText("Show Court Margaret Hamilton North");
    const rows = court?.closest("ol")?.querySelectorAll("li") ?? [];
    await expect(rows.length).toBeGreaterThan(1);
    for (const row of rows) {
      const [, who, where] = row.querySelectorAll("span");
      await expect(who?.scrollWidth).toBeLessThanOrEqual(who?.clientWidth ?? 0);
      const edge = row.getBoundingClientRect().right - Number.parseFloat(getComputedStyle(row).paddingRight);
      await expect(where?.getBoundingClientRect().right).toBeCloseTo(edge, 0);
    }
  },
};

const oneInactive = (sport: string) => {
  const day = fakeDay(sport).shared;
  return { ...day, courts: day.courts.map((court, at) => (at === 0 ? { ...court, is_active: false } : court)) };
};

/** What is left on courts that have been deactivated is next too; they are no open courts. */
export const InactiveCourts: Story = {
  args: {
    courts: fakeCourts.map((court) => ({ ...court, is_active: court.name.endsWith("2") })),
    instead: on("get", "/days/{date}", ({ query, response }) => response(200, oneInactive(query.sport))),
  },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText("Tennis 1"))[0]).toBeVisible();
    const stat = canvas.getByText("Open courts").parentElement as HTMLElement;
    await expect(within(stat).getByText("2")).toBeVisible();
  },
};

export const FirstDay: Story = {
  args: { onboarding: fakeOnboarding(["court"]) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("1 of 5 steps done")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Dismiss" }));
    await waitFor(() => expect(canvas.queryByText("1 of 5 steps done")).toBeNull());
  },
};

/** The buttons of a step are below its text, which is as wide as the card. */
export const FirstDayOnAPhone: Story = {
  args: { onboarding: fakeOnboarding(["court"]) },
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    const text = await canvas.findByText(/Every slot follows the club's clock/);
    await expect(text.clientWidth).toBeGreaterThan(200);
    const button = canvas.getByRole("button", { name: "Looks Right" });
    await expect(button.getBoundingClientRect().top).toBeGreaterThanOrEqual(text.getBoundingClientRect().bottom);
  },
};

export const AllStepsDone: Story = {
  args: { onboarding: fakeOnboarding(["hours", "court", "member", "booking", "personalised"]) },
  play: async ({ canvas }) => {
    const figures = await canvas.findByText("31%");
    const card = canvas.getByRole("heading", { name: "Your club is ready" });
    await expect(figures.compareDocumentPosition(card)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  },
};

/** The hours are confirmed unchanged, or changed on the settings screen. */
export const ConfirmingHours: Story = {
  args: { onboarding: fakeOnboarding(["court"]) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Now: 06:00 - 22:00, America\/New York\./)).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Change" })).toHaveAttribute("href", "/settings#hours");
    await userEvent.click(canvas.getByRole("button", { name: "Looks Right" }));
    await expect(await canvas.findByText("2 of 5 steps done")).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Looks Right" })).toBeNull();
  },
};

/** Screens that the product does not have yet are not linked to. */
export const FewScreens: Story = {
  args: { onboarding: fakeOnboarding([]), missing: NOT_YET },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: "Add Court" })).toBeVisible();
    const hrefs = canvas.getAllByRole("link").map((link) => link.getAttribute("href"));
    await expect(hrefs.filter((href) => NOT_YET.includes(href ?? ""))).toEqual([]);
  },
};

export const NothingBooked: Story = { args: { bookings: 0 } };
export const NoCourts: Story = { args: { courts: [] } };
export const Loading: Story = { args: { instead: every(never) } };
export const Failed: Story = {
  args: {
    instead: every(down),
  },
};

let isDown = false;

/** The figures stay, and say that they may be out of date. */
export const Outdated: Story = {
  args: { instead: on("get", "/days/{date}", () => (isDown ? down() : undefined)) },
  beforeEach: () => {
    isDown = false;
  },
  play: async ({ canvas }) => {
    await canvas.findByText("31%");
    isDown = true;
    // The page is looked at again.
    window.dispatchEvent(new Event("visibilitychange"));
    await expect(await canvas.findByText("The latest changes could not be loaded")).toBeVisible();
    await expect(canvas.getByText("31%")).toBeVisible();
    isDown = false;
    await userEvent.click(canvas.getByRole("button", { name: "Retry" }));
    await waitFor(() => expect(canvas.queryByText("The latest changes could not be loaded")).toBeNull());
  },
};

/** A stray press, Esc or Back does not lose pasted addresses. */
export const KeepsPastedAddresses: Story = {
  play: async ({ canvas }) => {
    const page = within(document.body);
    await userEvent.click(await canvas.findByRole("button", { name: "Invite Member" }));
    const dialog = within(await page.findByRole("dialog", { name: "Invite New Member" }));
    await userEvent.click(await dialog.findByLabelText(/^Email Addresses/));
    await userEvent.paste("ana@example.com, ben@example.com");
    await userEvent.click(dialog.getByRole("button", { name: "Close" }));
    const question = within(await page.findByRole("alertdialog", { name: "Discard what you wrote?" }));
    await userEvent.click(question.getByRole("button", { name: "Keep Writing" }));
    await expect(dialog.getByLabelText(/^Email Addresses/)).toHaveValue("ana@example.com, ben@example.com");
    await userEvent.click(dialog.getByRole("button", { name: "Close" }));
    await userEvent.click(await page.findByRole("button", { name: "Discard" }));
    await waitFor(() => expect(page.queryByRole("dialog")).toBeNull());
  },
};
