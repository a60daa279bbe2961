import type { MockHandler } from "@courtside/contracts/mock-api/mock-api.ts";
import { on } from "@courtside/contracts/mock-api/on.ts";
import { down, every, never } from "@courtside/contracts/mock-api/responses.ts";
import { fakeMe } from "@courtside/contracts/shell/fake-me.ts";
import { FakeShell } from "@courtside/contracts/shell/testing.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useMemo } from "react";
import { expect, spyOn, userEvent, waitFor } from "storybook/test";
import { fakeReportsApi } from "../../../testing/fake-reports-api.ts";
import ReportsPage from "./ReportsPage.tsx";

interface ShownProps {
  isEmpty?: boolean;
  hasCheckIns?: boolean;
  instead?: MockHandler;
}

function Shown({ isEmpty = false, hasCheckIns = true, instead }: ShownProps) {
  const fetch = useMemo(
    () => fakeReportsApi({ isEmpty, hasCheckIns, ...(instead && { instead }) }),
    [isEmpty, hasCheckIns, instead],
  );
  return (
    <FakeShell me={fakeMe("admin")} fetch={fetch} path="/admin/reports?from=2026-02-11&to=2026-03-10">
      <ReportsPage />
    </FakeShell>
  );
}

const meta: Meta<typeof Shown> = {
  title: "mf-admin/Reports",
  component: Shown,
  parameters: { layout: "fullscreen" },
};
export default meta;

type Story = StoryObj<typeof Shown>;

/** Every chart is a table; what is shown and which courts are chosen is asked anew. */
export const Figures: Story = {
  play: async ({ canvas }) => {
    const heatmap = await canvas.findByRole("table", { name: "Used, part of the open time" });
    await expect(heatmap).toHaveTextContent("18:00");
    await expect(await canvas.findByText("+4 points, 48% before")).toBeVisible();
    await expect(canvas.getByText("8% of the time for which it is known, 71 before")).toBeVisible();
    await userEvent.click(canvas.getByRole("radio", { name: "No-Shows" }));
    await expect(await canvas.findByRole("table", { name: "No-Shows, part of the open time" })).toBeVisible();
    await userEvent.click(canvas.getByRole("radio", { name: "Blocked" }));
    await expect(await canvas.findByRole("table", { name: "Blocked, part of the open time" })).toBeVisible();
    await expect(await canvas.findByRole("table", { name: "Blocked by court" })).toBeVisible();
    await expect(await canvas.findByText("The slot was taken")).toBeVisible();
    await expect(canvas.getAllByRole("button", { name: "Download CSV" })).toHaveLength(4);
    await expect(canvas.getByText("1 of 312. The CSV has all.")).toBeVisible();
    await userEvent.click(canvas.getByText("Show as a table"));
    await expect(await canvas.findByRole("table", { name: "Blocked by date" })).toBeVisible();
  },
};
/** Each file begins with the mark by which spreadsheets know its encoding. */
export const SavedFiles: Story = {
  play: async ({ canvas }) => {
    const made: Blob[] = [];
    spyOn(URL, "createObjectURL").mockImplementation((file) => {
      made.push(file as Blob);
      return "#";
    });
    spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => {});
    await canvas.findByText("The slot was taken");
    for (const [at, button] of canvas.getAllByRole("button", { name: "Download CSV" }).entries()) {
      await userEvent.click(button);
      await waitFor(() => expect(made).toHaveLength(at + 1));
    }
    await expect(made).toHaveLength(4);
    for (const file of made) {
      await expect([...new Uint8Array(await file.slice(0, 3).arrayBuffer())]).toEqual([0xef, 0xbb, 0xbf]);
    }
  },
};
export const OnAPhone: Story = { globals: { viewport: { value: "phone" } } };
export const OnATablet: Story = { globals: { viewport: { value: "tablet" } } };
export const InDark: Story = { globals: { theme: "dark" } };
export const NothingYet: Story = {
  args: { isEmpty: true },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByText("No court was open in this range.")).toHaveLength(2));
    await expect(await canvas.findByText("No request to book was rejected.")).toBeVisible();
    await expect(canvas.getByText("No earlier bookings to compare with.")).toBeVisible();
    await expect(canvas.queryByRole("radio", { name: "Played" })).toBeNull();
  },
};
/** Check-in was in use before this range only: of the range nothing is known. */
export const CheckInsBeforeOnly: Story = {
  args: { hasCheckIns: false },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("+4 points, 48% before")).toBeVisible();
    await expect(canvas.queryByText("No-Shows")).toBeNull();
    await expect(canvas.queryByText("Played")).toBeNull();
  },
};
export const Loading: Story = { args: { instead: every(never) } };
export const Failed: Story = {
  args: { instead: every(down) },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText("The figures could not be loaded")).length).toBeGreaterThan(1);
  },
};

let isDown = false;

/** A later read fails: the figures stay, and say that they may be out of date. */
export const Outdated: Story = {
  args: { instead: on("get", "/reports/utilisation", () => (isDown ? down() : undefined)) },
  beforeEach: () => {
    isDown = false;
  },
  play: async ({ canvas }) => {
    await canvas.findByText("+4 points, 48% before");
    await canvas.findByRole("table", { name: "Used by court" });
    isDown = true;
    // The page is looked at again.
    window.dispatchEvent(new Event("visibilitychange"));
    await expect(await canvas.findByText("The latest changes could not be loaded")).toBeVisible();
    await expect(canvas.getByText("+4 points, 48% before")).toBeVisible();
    await expect(canvas.getByRole("table", { name: "Used by court" })).toBeVisible();
    await expect(canvas.queryByText("The figures could not be loaded")).toBeNull();
    isDown = false;
    await userEvent.click(canvas.getByRole("button", { name: "Retry" }));
    await waitFor(() => expect(canvas.queryByText("The latest changes could not be loaded")).toBeNull());
  },
};

let other = Promise.withResolvers<void>();

/** Until another range is there, the figures of the last one are dimmed, and are not printed under its dates. */
export const AnotherRange: Story = {
  args: {
    instead: on("get", "/reports/utilisation", async ({ query }) => {
      if (query.from !== "2026-02-11") await other.promise;
      return undefined;
    }),
  },
  beforeEach: () => {
    other = Promise.withResolvers();
  },
  play: async ({ canvas }) => {
    const print = canvas.getByRole("button", { name: "Print" });
    await waitFor(() => expect(print).toBeEnabled());
    const figure = canvas.getByText("+4 points, 48% before");
    const isDimmed = () => {
      let part: Element | null = figure;
      while (part && getComputedStyle(part).opacity === "1") part = part.parentElement;
      return part !== null;
    };
    await expect(isDimmed()).toBe(false);
    await userEvent.selectOptions(canvas.getByLabelText("Range"), "This year");
    await waitFor(() => expect(isDimmed()).toBe(true));
    await expect(print).toBeDisabled();
    other.resolve();
    await waitFor(() => expect(print).toBeEnabled());
    await expect(isDimmed()).toBe(false);
  },
};
