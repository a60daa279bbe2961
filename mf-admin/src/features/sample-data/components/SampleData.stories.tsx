import { mockApi } from "@courtside/contracts/mock-api/mock-api.ts";
import { on } from "@courtside/contracts/mock-api/on.ts";
import { rejectChanges } from "@courtside/contracts/mock-api/responses.ts";
import { FakeShell } from "@courtside/contracts/shell/testing.tsx";
import { seeToast } from "@courtside/design-system/components/Toast/seeToast.ts";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { fakeAdmin } from "../../../testing/fake-club.ts";
import { SampleData } from "./SampleData.tsx";

/** A new club in memory, whose samples can be removed. */
const newClub = () => {
  let samples = { people: 1, news: 3 };
  return mockApi(
    on("get", "/sample-data", ({ response }) => response(200, samples)),
    on("post", "/sample-data/remove", ({ response }) => {
      const removed = samples;
      samples = { people: 0, news: 0 };
      return response(200, removed);
    }),
  );
};

const meta: Meta<typeof FakeShell> = {
  title: "mf-admin/Sample Data",
  component: FakeShell,
  args: { me: fakeAdmin, path: "/dashboard", fetch: newClub(), children: <SampleData /> },
};
export default meta;

type Story = StoryObj<typeof FakeShell>;

const page = () => within(document.body);

/** Asks first, names what goes, and is gone itself afterwards. */
export const Removes: Story = {
  args: { fetch: newClub() },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/began with 1 sample coach and 3 sample news items/)).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Remove Sample Data" }));
    const dialog = within(await page().findByRole("alertdialog", { name: "Remove the sample data?" }));
    await userEvent.click(dialog.getByRole("button", { name: "Remove Sample Data" }));
    await seeToast("Sample data removed");
    await waitFor(() => expect(canvas.queryByText("Sample data")).toBeNull());
  },
};

export const NotRemoved: Story = {
  args: {
    fetch: mockApi(
      rejectChanges({ status: 403, code: "forbidden", message: "Access Denied" }),
      on("get", "/sample-data", ({ response }) => response(200, { people: 1, news: 0 })),
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Remove Sample Data" }));
    const dialog = within(await page().findByRole("alertdialog"));
    await userEvent.click(dialog.getByRole("button", { name: "Remove Sample Data" }));
    await seeToast("Failed to remove the sample data");
    await expect(canvas.getByRole("button", { name: "Remove Sample Data" })).toBeVisible();
  },
};

export const InTheDark: Story = { globals: { theme: "dark" } };
