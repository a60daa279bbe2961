import { mockApi } from "@courtside/contracts/mock-api/mock-api.ts";
import { on } from "@courtside/contracts/mock-api/on.ts";
import { down, every, never, rejectChanges } from "@courtside/contracts/mock-api/responses.ts";
import { FakeShell } from "@courtside/contracts/shell/testing.tsx";
import { seeToast } from "@courtside/design-system/components/Toast/seeToast.ts";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { fakeAdmin } from "../../../testing/fake-club.ts";
import { fakeNewsApi, sampleNews } from "../../../testing/fake-news-api.ts";
import { NewsSection } from "../components/NewsSection.tsx";
import NewsPage from "./NewsPage.tsx";

const meta: Meta<typeof FakeShell> = {
  title: "mf-admin/News",
  component: FakeShell,
  parameters: { layout: "fullscreen" },
  args: { me: fakeAdmin, path: "/admin/news", fetch: fakeNewsApi(sampleNews), children: <NewsPage /> },
};
export default meta;

type Story = StoryObj<typeof FakeShell>;

export const Published: Story = {};
export const OnAPhone: Story = { globals: { viewport: { value: "phone" } } };

const ofAnotherYear = sampleNews.map((item) => ({ ...item, published_at: "2024-12-30T15:00:00Z" }));
export const OfAnotherYear: Story = {
  args: { fetch: fakeNewsApi(ofAnotherYear) },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText(/^Monday, December 30, 2024 by Ada Okafor/)).toHaveLength(3);
  },
};
export const OfAnotherYearInTheSettings: Story = {
  args: { fetch: fakeNewsApi(ofAnotherYear), children: <NewsSection id="news" /> },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText("Monday, December 30, 2024")).length).toBeGreaterThan(0);
  },
};

/** As a table, which the address keeps: sorted by importance, two retired at once. */
export const AsATable: Story = {
  args: { fetch: fakeNewsApi(sampleNews), path: "/admin/news?view=table&sort=-priority" },
  play: async ({ canvas }) => {
    const table = within(await canvas.findByRole("table", { name: "Published news" }));
    await expect(table.getAllByRole("row")[1]).toHaveTextContent("High");
    for (const title of ["Summer Open", "Thursday mixer"]) {
      await userEvent.click(table.getByRole("checkbox", { name: `Select ${title}` }));
    }
    await userEvent.click(
      within(canvas.getByRole("region", { name: "Selected rows" })).getByRole("button", { name: "Retire" }),
    );
    const dialog = within(await within(document.body).findByRole("dialog", { name: "Retire 2 items?" }));
    await userEvent.click(dialog.getByRole("button", { name: "Retire" }));
    await waitFor(() => expect(canvas.queryByText("Thursday mixer")).toBeNull());
  },
};
export const ATableOnAPhone: Story = {
  args: { path: "/admin/news?view=table" },
  globals: { viewport: { value: "phone" } },
};

export const Writes: Story = {
  args: { fetch: fakeNewsApi(sampleNews) },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Write News" }));
    const page = within(document.body);
    const dialog = within(await page.findByRole("dialog", { name: "Write News" }));
    await userEvent.click(dialog.getByRole("button", { name: "Publish" }));
    await expect(dialog.getByText("Please fill in all required fields")).toBeVisible();
    await waitFor(() => expect(dialog.getByLabelText("Title")).toHaveFocus());
    await userEvent.type(dialog.getByLabelText("Title"), "Courts closed on Monday");
    await userEvent.type(dialog.getByLabelText("Text"), "The lines are painted anew.");
    await userEvent.selectOptions(dialog.getByLabelText("Priority"), "High");
    await userEvent.click(dialog.getByRole("button", { name: "Publish" }));
    await expect(await canvas.findByRole("heading", { name: "Courts closed on Monday" })).toBeVisible();
  },
};

export const Edits: Story = {
  args: { fetch: fakeNewsApi(sampleNews) },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Edit Thursday mixer" }));
    const dialog = within(await within(document.body).findByRole("dialog", { name: "Edit News" }));
    await userEvent.type(dialog.getByLabelText("Title"), ", moved");
    await userEvent.click(dialog.getByRole("button", { name: "Save" }));
    await expect(await canvas.findByRole("heading", { name: "Thursday mixer, moved" })).toBeVisible();
  },
};

const edited = fn<(change: object) => void>();
/** Only what was changed is sent: another admin may have changed the rest meanwhile. Without a change nothing is sent. */
export const EditsOneField: Story = {
  args: {
    fetch: mockApi(
      on("patch", "/news/{id}", ({ body }) => {
        edited(body);
        return undefined;
      }),
      ...fakeNewsApi(sampleNews).handlers,
    ),
  },
  beforeEach: () => void edited.mockClear(),
  play: async ({ canvas }) => {
    const page = within(document.body);
    const open = async () => {
      await userEvent.click(await canvas.findByRole("button", { name: /^Edit Thursday mixer/ }));
      return within(await page.findByRole("dialog", { name: "Edit News" }));
    };
    const unchanged = await open();
    await userEvent.type(unchanged.getByLabelText("Title"), " ");
    await userEvent.click(unchanged.getByRole("button", { name: "Save" }));
    await waitFor(() => expect(page.queryByRole("dialog")).toBeNull());
    await expect(edited).not.toHaveBeenCalled();
    const dialog = await open();
    await userEvent.type(dialog.getByLabelText("Title"), ", moved");
    await userEvent.click(dialog.getByRole("button", { name: "Save" }));
    await expect(await canvas.findByRole("heading", { name: "Thursday mixer, moved" })).toBeVisible();
    await expect(edited.mock.calls).toEqual([[{ title: "Thursday mixer, moved" }]]);
  },
};

export const RetiresAndUndoes: Story = {
  args: { fetch: fakeNewsApi(sampleNews) },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Retire Summer Open" }));
    await expect(await canvas.findByRole("status")).toHaveTextContent("members no longer see it");
    await expect(canvas.queryByRole("heading", { name: "Summer Open" })).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "Undo" }));
    await expect(await canvas.findByRole("heading", { name: "Summer Open" })).toBeVisible();
  },
};

const rejecting = mockApi(
  rejectChanges({ status: 503, code: "unavailable", message: "Busy" }),
  ...fakeNewsApi(sampleNews).handlers,
);

/** The input stays in the dialog. */
export const NotPublished: Story = {
  args: { fetch: rejecting },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Write News" }));
    const dialog = within(await within(document.body).findByRole("dialog", { name: "Write News" }));
    await userEvent.type(dialog.getByLabelText("Title"), "Courts closed");
    await userEvent.type(dialog.getByLabelText("Text"), "On Monday.");
    await userEvent.click(dialog.getByRole("button", { name: "Publish" }));
    await seeToast("Failed to publish news");
    await expect(dialog.getByLabelText("Title")).toHaveValue("Courts closed");
  },
};

export const NotEdited: Story = {
  args: { fetch: rejecting },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Edit Thursday mixer" }));
    const dialog = within(await within(document.body).findByRole("dialog", { name: "Edit News" }));
    await userEvent.type(dialog.getByLabelText("Title"), ", moved");
    await userEvent.click(dialog.getByRole("button", { name: "Save" }));
    await seeToast("Failed to update news");
  },
};

export const NotRetired: Story = {
  args: { fetch: rejecting },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Retire Summer Open" }));
    await seeToast("Failed to retire news");
    await expect(canvas.getByRole("heading", { name: "Summer Open" })).toBeVisible();
  },
};

export const Retired: Story = {
  args: {
    path: "/admin/news?tab=retired",
    fetch: fakeNewsApi(sampleNews.map((item) => ({ ...item, retired_at: "2026-03-10T15:00:00Z" }))),
  },
};

export const None: Story = { args: { fetch: fakeNewsApi([]) } };
export const NoneRetired: Story = { args: { path: "/admin/news?tab=retired" } };
export const Loading: Story = { args: { fetch: mockApi(every(never)) } };
export const Failed: Story = {
  args: {
    fetch: mockApi(every(down)),
  },
};
