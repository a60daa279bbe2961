import type { Meta, StoryObj } from "@storybook/react-vite";
import { type CSSProperties, useState } from "react";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { type FakeGrid, fakeAvailability } from "../../../testing/fake-availability.ts";
import { largeDay, today, withNames } from "../../../testing/sample-day.ts";
import { buildGrid } from "./build-grid.ts";
import { DayGrid } from "./DayGrid.tsx";
import { GridLoading } from "./GridLoading.tsx";
import { useGridActions } from "./grid-actions.ts";
import { createGridStore } from "./grid-store.ts";
import { openingRow } from "./opening-row.ts";
import { PhoneDay } from "./PhoneDay.tsx";
import { TurnedGrid } from "./TurnedGrid.tsx";

const meta: Meta = { title: "mf-booking/Day grid", parameters: { layout: "padded" } };
export default meta;

type Story = StoryObj;

interface SampleProps {
  day: FakeGrid;
  narrowest?: number;
  phone?: boolean;
  turned?: boolean;
}

/** A grid without the screen around it. `running` = the day's own clock drives the now-line. */
function Sample({ day, narrowest = 96, phone, turned }: SampleProps) {
  const [{ response, grid, store, offset }] = useState(() => {
    const response = fakeAvailability(day);
    return {
      response,
      grid: buildGrid(response.courts, response.time_zone),
      store: createGridStore(),
      offset: Date.parse(response.now) - Date.now(),
    };
  });
  const longestMinutes = response.longest_booking_minutes;
  const actions = useGridActions(store, { grid, longestMinutes, tapOpens: true });
  const [courtId, setCourtId] = useState(response.courts[0]?.court_id ?? "");
  const common = {
    grid,
    store,
    actions,
    dayKey: response.date,
    label: "Tennis courts, Tue, Mar 10",
    openingRow: openingRow(grid, Date.parse(response.now)),
    clockOffset: offset,
    timeZone: response.time_zone,
  };
  if (turned) return <TurnedGrid {...common} />;
  return phone ? (
    // Without a header above it the row of courts sticks at the very top.
    <div style={{ "--cs-page-top": "0px" } as CSSProperties}>
      <PhoneDay
        choosing={null}
        legend={null}
        times={null}
        {...common}
        courtId={courtId}
        onCourt={setCourtId}
        now={Date.parse(response.now)}
      />
    </div>
  ) : (
    <DayGrid {...common} narrowestColumn={narrowest} />
  );
}

/** The now-line passes behind the text of the running row. */
export const EveryState: Story = {
  tags: ["baseline"],
  render: () => <Sample day={today} />,
  play: async ({ canvas }) => {
    const { zIndex, backgroundColor } = getComputedStyle(
      await within(canvas.getByRole("gridcell", { name: "Court 3, 09:00–10:00, Past" })).findByText("09:00"),
    );
    await expect(zIndex).toBe("1");
    await expect(backgroundColor).not.toMatch(/^rgba\(.*, 0\)$/);
  },
};

export const InTheDark: Story = { ...EveryState, tags: ["baseline"], globals: { theme: "dark" } };

export const LimitReached: Story = {
  render: () => (
    <Sample
      day={{ ...today, instead: { state: "limit_reached", reason: "Daily limit reached (2 bookings per day)" } }}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("columnheader", { name: "Court 1 Limit Reached" })).toBeVisible();
  },
};

export const Staff: Story = {
  render: () => <Sample day={{ ...today, filled: withNames, longest: 1440 }} />,
  play: async ({ canvas }) => {
    const cell = canvas.getByRole("gridcell", { name: "Court 4, 11:00–12:00, Booked by: Chloé Martin" });
    cell.focus();
    await expect(await canvas.findByText("Booked by: Chloé Martin")).toBeVisible();
  },
};

export const QuarterHours: Story = {
  render: () => <Sample day={{ ...today, courts: 8, slotMinutes: 15, slots: 64 }} />,
};

export const Compact: Story = {
  render: () => <Sample day={{ ...today, slotMinutes: 30, slots: 32, filled: withNames }} />,
  globals: { density: "compact" },
};

export const TwentyCourts: Story = { render: () => <Sample day={largeDay} /> };

export const CourtsDown: Story = { render: () => <Sample day={{ ...today, filled: withNames }} turned /> };

export const TwentyCourtsDown: Story = { render: () => <Sample day={largeDay} turned /> };

/** The head says what the courts are like, once the club has said it of one. */
export const KindsOfCourts: Story = {
  render: () => <Sample day={{ ...today, kinds: [{ surface: "clay", is_indoor: false }, { is_indoor: true }] }} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("columnheader", { name: /^Court 1 Clay, outdoor \d+ free$/ })).toBeVisible();
    await expect(canvas.getByRole("columnheader", { name: /^Court 2 Indoor \d+ free$/ })).toBeVisible();
    await expect(canvas.getByRole("columnheader", { name: /^Court 3 \d+ free$/ })).toBeVisible();
  },
};

export const Tablet: Story = {
  render: () => <Sample day={{ ...today, courts: 8 }} narrowest={132} />,
  globals: { viewport: { value: "tablet" } },
};

export const Phone: Story = {
  tags: ["baseline"],
  render: () => <Sample day={today} phone />,
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    const fold = await canvas.findByRole("button", { name: "Earlier times (3)" });
    const { x, y, width, height } = fold.getBoundingClientRect();
    for (const at of [y + 6, y + height - 6]) {
      await expect(fold).toContainElement(document.elementFromPoint(x + width / 2, at) as HTMLElement);
    }
  },
};

/** Earlier rows are folded, and the running one has just begun: the clock is not cut by the edge of the grid. */
export const OnTheHour: Story = {
  render: () => <Sample day={{ ...today, now: "2026-03-10T13:01:00Z" }} phone />,
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    const clock = await canvas.findByText("09:01");
    const grid = canvas.getByRole("grid").getBoundingClientRect();
    await expect(clock.getBoundingClientRect().top).toBeGreaterThanOrEqual(grid.top);
  },
};

export const Loading: Story = {
  render: () => (
    <GridLoading courts={["Court 1", "Court 2", "Court 3"]} times={["06:00", "07:00"]} narrowestColumn={96} />
  ),
};

export const LoadingUnknown: Story = { render: () => <GridLoading courts={[]} times={[]} narrowestColumn={96} /> };

export const ByKeyboard: Story = {
  render: () => <Sample day={today} />,
  play: async ({ canvas }) => {
    const focused = (name: string) => waitFor(() => expect(canvas.getByRole("gridcell", { name })).toHaveFocus());
    canvas.getByRole("gridcell", { name: "Court 1, 10:00–11:00, Available" }).focus();
    await userEvent.keyboard("{ArrowRight}");
    await focused("Court 2, 10:00–11:00, Blocked: Resurfacing 08:00–11:00");
    await userEvent.keyboard("{End}{PageDown}");
    await focused("Court 5, 11:00–12:00, Available");
    await userEvent.keyboard("{Control>}{Home}{/Control}");
    await focused("Court 1, 06:00–07:00, Past");
    await userEvent.keyboard("{Control>}{End}{/Control}{ArrowUp}{Shift>}{ArrowDown}{/Shift}");
    await expect(canvas.getAllByRole("gridcell", { selected: true })).toHaveLength(2);
    await userEvent.keyboard("{Escape}");
    await expect(canvas.queryAllByRole("gridcell", { selected: true })).toHaveLength(0);
  },
};
