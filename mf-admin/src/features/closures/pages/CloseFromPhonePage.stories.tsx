import { mockApi } from "@courtside/contracts/mock-api/mock-api.ts";
import { on } from "@courtside/contracts/mock-api/on.ts";
import { down, every, never } from "@courtside/contracts/mock-api/responses.ts";
import { FakeShell } from "@courtside/contracts/shell/testing.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { fakeClosure, fakeClosuresApi } from "../../../testing/fake-closures-api.ts";
import { fakeAdmin } from "../../../testing/fake-club.ts";
import CloseFromPhonePage from "./CloseFromPhonePage.tsx";

const meta: Meta<typeof FakeShell> = {
  title: "mf-admin/Close From a Phone",
  component: FakeShell,
  parameters: { layout: "fullscreen" },
  globals: { viewport: { value: "phone" } },
  args: { me: fakeAdmin, path: "/close", fetch: fakeClosuresApi(), children: <CloseFromPhonePage /> },
};
export default meta;

type Story = StoryObj<typeof FakeShell>;

const page = () => within(document.body);

/** Two taps: all courts for an hour because of rain; then what it does, and it is done. */
export const InTwoTaps: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Preview" }));
    await userEvent.click(await canvas.findByRole("button", { name: "Close 2 Courts and Notify 6" }));
    await expect(await page().findByText("2 courts closed")).toBeInTheDocument();
    await expect(await canvas.findByRole("heading", { name: "Rain: Back at two" })).toBeVisible();
  },
};

/** Its targets are big, and what is missing is said at its place. */
export const ChosenCourts: Story = {
  play: async ({ canvas }) => {
    const choose = await canvas.findByRole("radio", { name: "Choose Courts" });
    await expect(choose.getBoundingClientRect().height).toBeGreaterThanOrEqual(64);
    await userEvent.click(choose);
    await userEvent.click(canvas.getByRole("button", { name: "Preview" }));
    await expect(await canvas.findByText("Choose a court")).toBeVisible();
    await userEvent.click(canvas.getByRole("checkbox", { name: "Tennis 1" }));
    await userEvent.click(canvas.getByRole("radio", { name: "Maintenance" }));
    await userEvent.click(canvas.getByRole("radio", { name: "Move if Free" }));
    await userEvent.click(canvas.getByRole("radio", { name: "2 Hours" }));
    await userEvent.click(canvas.getByRole("button", { name: "Preview" }));
    await expect(await canvas.findByRole("heading", { name: "Before you close" })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Back" }));
    await expect(await canvas.findByRole("checkbox", { name: "Tennis 1" })).toBeChecked();
    for (const name of ["Choose Courts", "2 Hours", "Maintenance", "Move if Free"]) {
      await expect(canvas.getByRole("radio", { name })).toBeChecked();
    }
  },
};

const reads = { count: 0 };

/** The courts are read again, and the reading fails: what was chosen stays. */
export const NotReadAgain: Story = {
  args: {
    fetch: mockApi(
      on("get", "/courts", () => (++reads.count > 1 ? down() : undefined)),
      ...fakeClosuresApi().handlers,
    ),
  },
  beforeEach: () => {
    reads.count = 0;
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("radio", { name: "Maintenance" }));
    await waitFor(() => {
      window.dispatchEvent(new Event("visibilitychange"));
      expect(reads.count).toBeGreaterThan(2);
    });
    await expect(canvas.getByRole("radio", { name: "Maintenance" })).toBeChecked();
    await expect(canvas.queryByText("Failed to load closures")).toBeNull();
  },
};

/** A closure that is over is history: it stands on the assistant's own screen. */
export const ClosedAlready: Story = {
  args: {
    fetch: fakeClosuresApi({
      closures: [
        fakeClosure,
        { ...fakeClosure, id: "adadadad-0000-4000-8000-000000000002", message: "Yesterday", is_over: true },
      ],
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "Rain: Back at two" })).toBeVisible();
    await expect(canvas.queryByRole("heading", { name: "Rain: Yesterday" })).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "Another Hour" }));
    const confirm = await page().findByRole("button", { name: "Close and Notify 6" });
    await waitFor(() => expect(confirm).toBeEnabled());
    await userEvent.click(confirm);
    await expect(await page().findByText("Closed for longer")).toBeInTheDocument();
  },
};

export const AfterHours: Story = {
  args: {
    me: { ...fakeAdmin, club: fakeAdmin.club && { ...fakeAdmin.club, booking_hours_end: "00:00" } },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("radio", { name: "Rest of the Day" }));
    await userEvent.click(canvas.getByRole("button", { name: "Preview" }));
    await expect(await canvas.findByText(/^The club has closed for today/)).toBeVisible();
  },
};

export const OnATablet: Story = { globals: { viewport: { value: "tablet" } } };
export const InTheDark: Story = { globals: { viewport: { value: "phone" }, theme: "dark" } };
export const Loading: Story = { args: { fetch: mockApi(every(never)) } };
export const Failed: Story = { args: { fetch: mockApi(every(down)) } };
