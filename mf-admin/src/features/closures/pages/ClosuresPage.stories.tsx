import { mockApi } from "@courtside/contracts/mock-api/mock-api.ts";
import { down, every, never } from "@courtside/contracts/mock-api/responses.ts";
import { FakeShell } from "@courtside/contracts/shell/testing.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { fakeClosure, fakeClosuresApi, fakePreview } from "../../../testing/fake-closures-api.ts";
import { fakeAdmin } from "../../../testing/fake-club.ts";
import ClosuresPage from "./ClosuresPage.tsx";

const meta: Meta<typeof FakeShell> = {
  title: "mf-admin/Closures",
  component: FakeShell,
  parameters: { layout: "fullscreen" },
  args: { me: fakeAdmin, path: "/admin/closures", fetch: fakeClosuresApi(), children: <ClosuresPage /> },
};
export default meta;

type Story = StoryObj<typeof FakeShell>;

const page = () => within(document.body);

async function look(canvas: ReturnType<typeof within>) {
  await userEvent.click(await canvas.findByRole("button", { name: "Preview" }));
  await canvas.findByRole("heading", { name: "Before you close" });
}

/** What to close, what that does, and it is closed. */
export const Closes: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole("button", { name: "Preview" });
    await userEvent.click(canvas.getByRole("radio", { name: "Tennis" }));
    await userEvent.click(canvas.getByRole("button", { name: "For 2 hours" }));
    await look(canvas);
    const list = within(canvas.getByRole("list", { name: "What the closure affects" }));
    await expect(list.getAllByRole("listitem")).toHaveLength(5);
    await expect(canvas.getByText("2 canceled, 1 moved, 1 offer withdrawn. 6 people are notified.")).toBeVisible();
    await expect(canvas.getByText("Pickleball 1 is already blocked at this time")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Close 2 Courts and Notify 6" }));
    await expect(await page().findByText("2 courts closed")).toBeInTheDocument();
    await expect(page().getByText("6 people are notified")).toBeInTheDocument();
    await expect(await canvas.findByRole("heading", { name: "Rain: Back at two" })).toBeVisible();
  },
};

/** A job carries out a big one: nothing can be done with it until then. One that failed says why. */
export const BeingClosed: Story = {
  args: {
    fetch: fakeClosuresApi({
      closures: [
        {
          ...fakeClosure,
          state: "closing",
          canceled: 0,
          moved: 0,
          alternatives_held: 0,
          progress: { done: 150, total: 412 },
        },
        {
          ...fakeClosure,
          id: "adadadad-0000-4000-8000-000000000002",
          message: "The lower courts too",
          state: "failed",
          is_over: true,
          ...{ canceled: 0, moved: 0, alternatives_held: 0 },
          problem: "What this closure affects has changed: please look at the list again",
        },
      ],
    }),
  },
  play: async ({ canvas }) => {
    const bar = await canvas.findByRole("progressbar", { name: "Closing the courts" });
    await expect(bar).toHaveAttribute("aria-valuenow", "150");
    await expect(canvas.getByText(/^150 of 412 bookings, lessons and events/)).toBeVisible();
    await expect(canvas.getByText("Nothing was changed")).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Another Hour" })).toBeNull();
  },
};

export const WhatIsMissing: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("radio", { name: "Choose" }));
    await userEvent.click(canvas.getByRole("radio", { name: "From a time" }));
    await userEvent.click(canvas.getByRole("button", { name: "Preview" }));
    await expect(await canvas.findByText("Choose a court")).toBeVisible();
    await expect(canvas.getByLabelText("Start time")).toHaveAccessibleDescription("Choose a time");
  },
};

export const NothingBooked: Story = {
  args: {
    fetch: fakeClosuresApi({
      preview: {
        ...fakePreview,
        refused: [],
        items: [],
        counts: { cancel: 0, move: 0, keep: 0, withdraw: 0, waiting: 0 },
        people: 0,
      },
    }),
  },
  play: async ({ canvas }) => {
    await look(canvas);
    await expect(canvas.getByText("Nothing is booked at this time.")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Back" }));
    await expect(await canvas.findByRole("button", { name: "Preview" })).toBeVisible();
  },
};

export const TheListHasChanged: Story = {
  args: { fetch: fakeClosuresApi({ changedOnce: true, preview: { ...fakePreview, people: 1 } }) },
  play: async ({ canvas }) => {
    await look(canvas);
    await userEvent.click(canvas.getByRole("button", { name: "Close 2 Courts and Notify 1" }));
    await expect(await canvas.findByText(/^What this closure affects has changed/)).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Close 2 Courts and Notify 1" }));
    await expect(await page().findByText("1 person is notified")).toBeInTheDocument();
    await expect(await canvas.findByRole("heading", { name: "Rain: Back at two" })).toBeVisible();
  },
};

const closed = { closures: [fakeClosure] };

export const AnotherHour: Story = {
  args: { fetch: fakeClosuresApi(closed) },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Another Hour" }));
    await expect(await page().findByText("Closed for longer")).toBeInTheDocument();
    await expect(await canvas.findByText("Mar 10, 2026, 11:30 - 15:00")).toBeVisible();
  },
};

export const Reopens: Story = {
  args: { fetch: fakeClosuresApi(closed) },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Reopen" }));
    await userEvent.click(await page().findByRole("button", { name: "Reopen Courts" }));
    await expect(await page().findByText("The courts are open")).toBeInTheDocument();
    await expect(await canvas.findByText("Reopened")).toBeVisible();
  },
};

export const Undone: Story = {
  args: { fetch: fakeClosuresApi(closed) },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Undo" }));
    await userEvent.click(await page().findByRole("button", { name: "Undo Closure" }));
    await expect(await page().findByText("The closure is undone")).toBeInTheDocument();
    await expect(await canvas.findByText("Undone")).toBeVisible();
  },
};

export const NotUndone: Story = {
  args: {
    fetch: fakeClosuresApi({
      ...closed,
      reject: {
        status: 409,
        code: "closure_rebooked",
        message: "This closure can no longer be undone: Court 1 has been booked",
      },
    }),
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Undo" }));
    await userEvent.click(await page().findByRole("button", { name: "Undo Closure" }));
    await expect(await page().findByText("The closure was not changed")).toBeInTheDocument();
  },
};

export const NotClosed: Story = {
  args: {
    fetch: fakeClosuresApi({ reject: { status: 503, code: "busy", message: "The service is busy, please try again" } }),
  },
  play: async ({ canvas }) => {
    await look(canvas);
    await userEvent.click(canvas.getByRole("button", { name: "Close 2 Courts and Notify 6" }));
    await expect(await page().findByText("The courts could not be closed")).toBeInTheDocument();
  },
};

export const OnAPhone: Story = { args: { fetch: fakeClosuresApi(closed) }, globals: { viewport: { value: "phone" } } };
export const PreviewOnAPhone: Story = {
  globals: { viewport: { value: "phone" } },
  play: ({ canvas }) => look(canvas),
};
export const Loading: Story = { args: { fetch: mockApi(every(never)) } };
export const Failed: Story = { args: { fetch: mockApi(every(down)) } };
