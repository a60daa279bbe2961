import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent, waitFor } from "storybook/test";
import { Calendar } from "../Calendar/Calendar.tsx";
import { Card } from "../Card/Card.tsx";
import { Field } from "../Field/Field.tsx";
import { Inline } from "../Layout/Layout.tsx";
import { TimeSelect } from "../TimeSelect/TimeSelect.tsx";
import { DatePicker } from "./DatePicker.tsx";

const meta: Meta = { title: "Dates/Dates" };
export default meta;

const TODAY = "2026-11-20";

function Pickers() {
  const [date, setDate] = useState<string | undefined>();
  const [time, setTime] = useState<string>();
  return (
    <Inline gap={16} align="start">
      <Field label="Date">
        <DatePicker
          today={TODAY}
          min={TODAY}
          max="2026-12-04"
          value={date}
          onChange={setDate}
          clearLabel="Clear Filter"
        />
      </Field>
      <Field label="Start Time">
        <TimeSelect from="06:00" until="21:00" step={60} placeholder="Any" value={time} onChange={setTime} />
      </Field>
    </Inline>
  );
}

export const Picking: StoryObj = {
  render: () => <Pickers />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Date" }));
    await waitFor(async () =>
      expect(await canvas.findByRole("button", { name: /November 20, 2026, today/ })).toHaveFocus(),
    );
    await userEvent.keyboard("{ArrowDown}{ArrowRight}");
    await waitFor(() => expect(canvas.getByRole("button", { name: "Saturday, November 28, 2026" })).toHaveFocus());
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(canvas.queryByRole("dialog")).toBeNull());
    await expect(canvas.getByRole("button", { name: "Date" })).toHaveTextContent("Sat, Nov 28, 2026");
    await userEvent.click(canvas.getByRole("button", { name: "Clear Filter" }));
    await expect(canvas.getByRole("button", { name: "Date" })).toHaveTextContent("Pick a date");
  },
};

const openPicker: StoryObj["play"] = async ({ canvas }) => {
  await userEvent.click(canvas.getByRole("button", { name: "Date" }));
  await canvas.findByText("November 2026");
};

export const Open: StoryObj = { render: () => <Pickers />, play: openPicker };

export const OnAPhone: StoryObj = { ...Open, globals: { viewport: { value: "phone" } } };

function Month() {
  const [date, setDate] = useState("2026-11-24");
  const events = (day: string) => (day.endsWith("4") || day.endsWith("8") ? 2 : 0);
  return (
    <Card>
      <Calendar
        today={TODAY}
        value={date}
        onChange={setDate}
        min="2026-11-03"
        renderDay={(day) => (events(day) > 0 ? "••" : null)}
        dayLabel={(day) => (events(day) > 0 ? "2 events" : undefined)}
      />
    </Card>
  );
}

export const MonthWithMarks: StoryObj = {
  tags: ["baseline"],
  render: () => <Month />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: /November 26/ }));
    await expect(canvas.getByRole("button", { name: /November 26/, pressed: true })).toBeVisible();
  },
};
