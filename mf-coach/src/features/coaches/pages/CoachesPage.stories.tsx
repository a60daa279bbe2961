import { mockApi } from "@courtside/contracts/mock-api/mock-api.ts";
import { down, every, never } from "@courtside/contracts/mock-api/responses.ts";
import { fakeMe } from "@courtside/contracts/shell/fake-me.ts";
import { useLocation } from "@courtside/contracts/shell/index.tsx";
import { FakeShell } from "@courtside/contracts/shell/testing.tsx";
import { seeToast } from "@courtside/design-system/components/Toast/seeToast.ts";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { fakeCoaches } from "../../../testing/fake-coaches.ts";
import { fakeCoachesApi } from "../../../testing/fake-coaches-api.ts";
import CoachesPage from "./CoachesPage.tsx";

const meta: Meta<typeof FakeShell> = {
  title: "mf-coach/Coaches",
  component: FakeShell,
  parameters: { layout: "fullscreen" },
  args: { me: fakeMe("member"), path: "/coaches", fetch: fakeCoachesApi(), children: <CoachesPage /> },
};
export default meta;

type Story = StoryObj<typeof FakeShell>;

const names = (list: HTMLElement) =>
  within(list)
    .getAllByRole("heading")
    .map(({ textContent }) => textContent);
const Path = () => <p>{useLocation().pathname}</p>;

export const AMember: Story = {
  play: async ({ canvas }) => {
    const list = await canvas.findByRole("list", { name: "Coaches" });
    await expect(names(list)[0]).toBe("ARAna Ruiz");
    // Initials have at most two letters.
    await expect(within(list).getByText("BH")).toBeVisible();
    await expect(within(list).getByText("No bio yet.")).toBeVisible();
    await userEvent.click(canvas.getByRole("radio", { name: "Pickleball" }));
    await expect(names(list)).toHaveLength(1);
    await userEvent.click(canvas.getByRole("radio", { name: "All Sports" }));
    await userEvent.type(canvas.getByRole("searchbox", { name: "Search coaches by name or bio" }), "footwork");
    await expect(names(list)).toEqual(["ARAna Ruiz"]);
    await userEvent.type(canvas.getByRole("searchbox"), " and no such words");
    await expect(await canvas.findByText("No coaches match")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Clear filters" }));
    await expect(names(await canvas.findByRole("list", { name: "Coaches" }))).toHaveLength(3);
  },
};
export const OnAPhone: Story = { globals: { viewport: { value: "phone" } } };
export const OnATablet: Story = { globals: { viewport: { value: "tablet" } } };

/** The filter is shown even if all coaches share one sport. */
export const OneSport: Story = {
  args: { fetch: fakeCoachesApi({ coaches: fakeCoaches.slice(2) }) },
  play: async ({ canvas }) => {
    const sport = within(await canvas.findByRole("radiogroup", { name: "Sport" }));
    for (const name of ["All Sports", "Tennis"]) await expect(sport.getByRole("radio", { name })).toBeEnabled();
  },
};

export const AsksFromTheList: Story = {
  args: { fetch: fakeCoachesApi() },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Request a Lesson with Ana Ruiz" }));
    const page = within(document.body);
    const sheet = within(await page.findByRole("dialog", { name: "Request a Lesson with Ana Ruiz" }));
    await userEvent.click(await sheet.findByRole("radio", { name: "11:00" }));
    await userEvent.click(sheet.getByRole("button", { name: "Send Request" }));
    await seeToast("Lesson Request Sent!");
    await seeToast("Ana Ruiz will be in touch soon.");
  },
};

export const ACoach: Story = {
  args: { me: fakeMe("coach") },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: "Ana Ruiz" })).toHaveAttribute(
      "href",
      expect.stringContaining("/coaches/"),
    );
    await expect(canvas.queryByRole("button", { name: /^Request a Lesson/ })).toBeNull();
  },
};

export const AnAdminIsLedOn: Story = {
  args: {
    me: fakeMe("admin"),
    children: (
      <>
        <Path />
        <CoachesPage />
      </>
    ),
  },
  play: ({ canvas }) => waitFor(() => expect(canvas.getByText("/manage/coaches")).toBeVisible()),
};

export const None: Story = {
  args: { fetch: fakeCoachesApi({ coaches: [] }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("No coaches yet")).toBeVisible();
  },
};

export const Loads: Story = { args: { fetch: mockApi(every(never)) } };

export const Fails: Story = {
  args: {
    fetch: mockApi(every(down)),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Coaches could not be loaded")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Retry" })).toBeVisible();
  },
};
