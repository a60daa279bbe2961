import { mockApi } from "@courtside/contracts/mock-api/mock-api.ts";
import { on } from "@courtside/contracts/mock-api/on.ts";
import { down, every, never, unreachable } from "@courtside/contracts/mock-api/responses.ts";
import { FakeShell } from "@courtside/contracts/shell/testing.tsx";
import { brokenWords } from "@courtside/design-system/testing.ts";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import {
  fakeBlocks,
  fakeBlocksApi,
  fakeConflicts,
  fakePastBlocks,
  fakeRunningBlock,
} from "../../../testing/fake-blocks-api.ts";
import { fakeAdmin, fakeCourts } from "../../../testing/fake-club.ts";
import BlocksPage from "./BlocksPage.tsx";

const meta: Meta<typeof FakeShell> = {
  title: "mf-admin/Blocks",
  component: FakeShell,
  parameters: { layout: "fullscreen" },
  args: { me: fakeAdmin, path: "/admin/blocks", fetch: fakeBlocksApi(), children: <BlocksPage /> },
};
export default meta;

type Story = StoryObj<typeof FakeShell>;

const page = () => within(document.body);
const message = "Tennis 2 is already blocked at this time";
const rejected = [{ court_id: fakeCourts[1]?.id ?? "", court_name: "Tennis 2", message }];

/** Opens the dialog and fills it for two courts, from 09:00 to 17:00 of today. */
async function fillIn() {
  await page().findByText(/^(\d+ court blocks?|No court blocks found.*)$/);
  await userEvent.click(page().getByRole("button", { name: "Add Block" }));
  const dialog = within(await page().findByRole("dialog", { name: "Add Block" }));
  await userEvent.click(await dialog.findByRole("checkbox", { name: "Tennis 1 (Tennis)" }));
  await userEvent.click(dialog.getByRole("checkbox", { name: "Tennis 2 (Tennis)" }));
  await userEvent.selectOptions(dialog.getByLabelText("Start time"), "09:00");
  await userEvent.selectOptions(dialog.getByLabelText("End time"), "17:00");
  await userEvent.type(dialog.getByLabelText("Reason"), "Nets");
  await userEvent.click(dialog.getByRole("button", { name: "Add Block" }));
}

export const Upcoming: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Mar 10, 2031, 09:00 - 17:00")).toBeVisible();
    await expect(canvas.getByText("Mar 12, 2031, 10:00 - Mar 14, 2031, 24:00")).toBeVisible();
    const heads = canvas.getAllByRole("columnheader").map((head) => head.textContent);
    await expect(heads).toEqual(["", "Court", "Sport", "Date & Time", "Reason", "Actions"]);
  },
};
export const OnAPhone: Story = { globals: { viewport: { value: "phone" } } };
/** A tablet's page beside its rail, with the longest court and span. */
export const OnATablet: Story = {
  args: {
    fetch: fakeBlocksApi({
      blocks: fakeBlocks.map((block) => ({
        ...block,
        court_name: "Show Court Margaret Hamilton",
        reason: "Tournament",
      })),
    }),
    children: (
      <div style={{ width: 732 }}>
        <BlocksPage />
      </div>
    ),
  },
  globals: { viewport: { value: "tablet" } },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText("3 court blocks")).toBeVisible();
    await waitFor(() => expect(brokenWords(canvasElement)).toEqual([]));
  },
};
/** They stay for the reports: none is deleted, alone or with others. */
export const Past: Story = {
  args: { path: "/admin/blocks?tab=past", fetch: fakeBlocksApi({ past: fakePastBlocks }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("3 court blocks")).toBeVisible();
    const heads = canvas.getAllByRole("columnheader").map((head) => head.textContent);
    await expect(heads).toEqual(["Court", "Sport", "Date & Time", "Reason"]);
    await expect(canvas.queryByRole("checkbox")).toBeNull();
  },
};
export const NonePast: Story = { args: { path: "/admin/blocks?tab=past" } };

export const None: Story = {
  args: { fetch: fakeBlocksApi({ blocks: [] }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("No court blocks found. Create one to get started.")).toBeVisible();
    await expect(canvas.getAllByRole("button", { name: "Add Block" })).toHaveLength(1);
  },
};

/** The review replaces the form, under the same title. */
async function fillAndReview() {
  await fillIn();
  await page().findByRole("button", { name: "Block and Cancel 3 Bookings" });
  return within(page().getByRole("dialog", { name: "Add Block" }));
}

export const WhatIsMissing: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Add Block" }));
    const dialog = within(await page().findByRole("dialog", { name: "Add Block" }));
    const add = dialog.getByRole("button", { name: "Add Block" });
    await dialog.findByRole("checkbox", { name: "Tennis 1 (Tennis)" });
    await userEvent.click(add);
    await expect(await dialog.findByText("Please fill in all required fields")).toBeVisible();
    await waitFor(() => expect(dialog.getByRole("checkbox", { name: "Tennis 1 (Tennis)" })).toHaveFocus());
    await userEvent.click(dialog.getByRole("button", { name: "Select all courts" }));
    await expect(dialog.getByText("4 of 4 selected")).toBeVisible();
    await userEvent.selectOptions(dialog.getByLabelText("Start time"), "10:00");
    await userEvent.selectOptions(dialog.getByLabelText("End time"), "09:45");
    await userEvent.click(add);
    const end = dialog.getByLabelText("End time");
    await waitFor(() => expect(end).toHaveAccessibleDescription("End time must be after start time"));
    await waitFor(() => expect(end).toHaveFocus());
  },
};

export const AddsWhereNothingIsInTheWay: Story = {
  args: { fetch: fakeBlocksApi({ blocks: [] }) },
  play: async ({ canvas }) => {
    await fillIn();
    await expect(await page().findByText("Court block created successfully")).toBeInTheDocument();
    await expect(await canvas.findByText("2 court blocks")).toBeVisible();
  },
};

export const ShowsConflicts: Story = {
  args: { fetch: fakeBlocksApi({ conflicts: fakeConflicts, refused: rejected }) },
  play: async () => {
    const review = await fillAndReview();
    const list = within(await review.findByRole("list", { name: "Bookings that will be canceled" }));
    await expect(list.getAllByRole("listitem")).toHaveLength(3);
    await expect(list.getByText("Priya Raman (lesson)")).toBeInTheDocument();
    await expect(review.getByText(message)).toBeInTheDocument();
    await userEvent.click(review.getByRole("button", { name: "Block and Cancel 3 Bookings" }));
    await expect(await page().findByText(`3 bookings canceled. ${message}`)).toBeInTheDocument();
  },
};

export const ConflictsOnAPhone: Story = {
  args: { fetch: fakeBlocksApi({ conflicts: fakeConflicts, refused: rejected }) },
  globals: { viewport: { value: "phone" } },
  play: fillIn,
};

export const TheListHasChanged: Story = {
  args: { fetch: fakeBlocksApi({ conflicts: fakeConflicts, conflictsLater: fakeConflicts.slice(0, 1) }) },
  play: async () => {
    const review = await fillAndReview();
    await userEvent.click(await review.findByRole("button", { name: "Block and Cancel 3 Bookings" }));
    await expect(await review.findByText(/^The bookings in the way have changed/)).toBeVisible();
    await expect(review.getAllByRole("listitem")).toHaveLength(1);
    await userEvent.click(review.getByRole("button", { name: "Block and Cancel 1 Booking" }));
    await expect(await page().findByText("1 booking canceled")).toBeInTheDocument();
  },
};

/** The input is kept. */
export const GoesBack: Story = {
  args: { fetch: fakeBlocksApi({ conflicts: fakeConflicts }) },
  play: async () => {
    await fillIn();
    await userEvent.click(await page().findByRole("button", { name: "Back" }));
    await expect(await page().findByLabelText("Reason")).toHaveValue("Nets");
  },
};

export const NotCreated: Story = {
  args: {
    fetch: fakeBlocksApi({ reject: { status: 503, code: "busy", message: "The service is busy, please try again" } }),
  },
  play: async () => {
    await fillIn();
    await expect(await page().findByText("The service is busy, please try again")).toBeInTheDocument();
  },
};

export const NotCreatedOffline: Story = {
  args: { fetch: mockApi(on("post", "/court-blocks/preview", unreachable), ...fakeBlocksApi().handlers) },
  play: async () => {
    await fillIn();
    await expect(await page().findByText("Failed to create court block")).toBeInTheDocument();
  },
};

const firstDelete = /^Delete the block of Tennis 1/;

const deleted = fn();

/** A double click sends one request, and only one result is shown. */
export const Deletes: Story = {
  args: {
    fetch: mockApi(
      on("delete", "/court-blocks/{id}", () => deleted()),
      ...fakeBlocksApi().handlers,
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: firstDelete }));
    const dialog = within(await page().findByRole("alertdialog", { name: "Delete the block of Tennis 1?" }));
    deleted.mockClear();
    const confirm = dialog.getByRole("button", { name: "Delete Block" });
    confirm.click();
    confirm.click();
    await expect(await page().findByText("Court block deleted successfully")).toBeInTheDocument();
    await expect(deleted).toHaveBeenCalledOnce();
    await waitFor(() => expect(canvas.queryByRole("button", { name: firstDelete })).toBeNull());
  },
};

export const NotDeleted: Story = {
  args: {
    fetch: fakeBlocksApi({ reject: { status: 503, code: "busy", message: "The service is busy, please try again" } }),
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: firstDelete }));
    await userEvent.click(within(await page().findByRole("alertdialog")).getByRole("button", { name: "Delete Block" }));
    await expect(await page().findByText("Failed to delete court block")).toBeInTheDocument();
  },
};

/** One that has begun is not deleted: its court is opened, and what has passed stays. */
export const OpensNow: Story = {
  args: { fetch: fakeBlocksApi({ blocks: [fakeRunningBlock, ...fakeBlocks] }) },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: /^Open now: Pickleball 2/ }));
    const dialog = within(await page().findByRole("alertdialog", { name: "Open Pickleball 2 now?" }));
    await expect(dialog.getByText(/The time that has passed stays blocked in the reports/)).toBeVisible();
    await userEvent.click(dialog.getByRole("button", { name: "Open Now" }));
    await expect(await page().findByText("Court opened successfully")).toBeInTheDocument();
    await waitFor(() => expect(canvas.queryByRole("button", { name: /^Open now/ })).toBeNull());
  },
};

/** Of several, those that have begun are said to end. */
export const DeletesMany: Story = {
  args: { fetch: fakeBlocksApi({ blocks: [fakeRunningBlock, ...fakeBlocks] }) },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("checkbox", { name: /^Select all/ }));
    await userEvent.click(canvas.getByRole("button", { name: "Delete" }));
    const dialog = within(await page().findByRole("dialog", { name: "Delete 4 court blocks?" }));
    await expect(dialog.getByText("Ends now")).toBeVisible();
    await expect(dialog.getByText(/A block that has begun ends now/)).toBeVisible();
    await userEvent.click(dialog.getByRole("button", { name: "Delete" }));
    await expect(await page().findByText("Court block deleted successfully")).toBeInTheDocument();
  },
};

/** A sport of which no block is loaded is offered, and the address's is kept. */
export const FilteredByAddress: Story = {
  args: { path: "/admin/blocks?sport=padel" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("No court block matches")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Clear filters" }));
    await expect(await canvas.findByText("3 court blocks")).toBeVisible();
  },
};

/** Without the courts there is nothing to choose: they can be asked for again. */
export const CourtsNotLoaded: Story = {
  args: { fetch: mockApi(on("get", "/courts", down), ...fakeBlocksApi().handlers) },
  play: async ({ canvas }) => {
    await canvas.findByText("3 court blocks");
    await userEvent.click(canvas.getByRole("button", { name: "Add Block" }));
    const dialog = within(await page().findByRole("dialog", { name: "Add Block" }));
    await expect(await dialog.findByText("The courts could not be loaded")).toBeVisible();
    await expect(dialog.getByRole("button", { name: "Retry" })).toBeVisible();
    await expect(dialog.getByRole("button", { name: "Add Block" })).toBeDisabled();
  },
};

/** The list of conflicts is no way to lose the input either. */
export const ReviewKeepsTheInput: Story = {
  args: { fetch: fakeBlocksApi({ conflicts: fakeConflicts }) },
  play: async () => {
    const review = await fillAndReview();
    await userEvent.click(review.getByRole("button", { name: "Close" }));
    await expect(await page().findByRole("alertdialog", { name: "Discard what you wrote?" })).toBeVisible();
    await userEvent.click(page().getByRole("button", { name: "Keep Writing" }));
    await expect(await page().findByRole("button", { name: "Block and Cancel 3 Bookings" })).toBeVisible();
  },
};

export const Loading: Story = { args: { fetch: mockApi(every(never)) } };
export const Failed: Story = {
  args: {
    fetch: mockApi(every(down)),
  },
};
