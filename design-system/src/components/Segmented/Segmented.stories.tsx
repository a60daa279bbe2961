import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent } from "storybook/test";
import { Stack } from "../Layout/Layout.tsx";
import { Segmented, type SegmentedProps } from "./Segmented.tsx";

const meta: Meta<typeof Segmented> = { title: "Core/Segmented", component: Segmented };
export default meta;

type Story = StoryObj<typeof Segmented>;

function Chooser(props: Omit<SegmentedProps<string>, "value" | "onChange">) {
  const [value, setValue] = useState(props.options[0]?.value);
  return <Segmented {...props} value={value} onChange={setValue} />;
}

const sports = ["tennis", "pickleball", "squash", "padel"].map((sport) => ({
  value: sport,
  label: sport.replace(/^./, (letter) => letter.toUpperCase()),
}));

const courts = ["Court 1", "Court 2", "Court 3", "Court 4", "Court 5"].map((court, nth) => ({
  value: court,
  label: court,
  hint: `${8 - nth * 2} free`,
  disabled: nth === 4,
}));

export const Joined: Story = {
  tags: ["baseline-long"],
  render: () => (
    <Chooser
      label="View"
      options={[
        { value: "day", label: "Day" },
        { value: "week", label: "Week" },
      ]}
    />
  ),
  play: async ({ canvas }) => {
    for (const radio of canvas.getAllByRole("radio"))
      await expect(radio.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await userEvent.click(canvas.getByRole("radio", { name: "Week" }));
    await expect(canvas.getByRole("radio", { name: "Week" })).toBeChecked();
    await userEvent.keyboard("{ArrowLeft}");
    await expect(canvas.getByRole("radio", { name: "Day" })).toBeChecked();
  },
};

/** As wide as its options, in a column that stretches its children too. */
export const InAColumn: Story = {
  render: () => (
    <div style={{ display: "grid", width: 600 }}>
      <Chooser label="Sport" options={sports} />
    </div>
  ),
  play: async ({ canvas }) => {
    const group = canvas.getByRole("radiogroup", { name: "Sport" }).getBoundingClientRect();
    const last = canvas.getByText("Padel").getBoundingClientRect();
    await expect(group.right - last.right).toBeLessThan(32);
  },
};

export const Pills: Story = {
  render: () => (
    <Stack>
      <Chooser label="Sport" look="pills" options={sports} />
      <Chooser label="Court" look="pills" options={courts} />
    </Stack>
  ),
};

const days = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"].map((day, nth) => ({
  value: day,
  label: day,
  hint: `${nth * 2} free`,
}));

export const Tiles: Story = {
  render: () => (
    <Stack>
      <Chooser label="Day" look="tiles" options={days} />
      <Chooser label="Court" look="pills" wrap options={courts} />
    </Stack>
  ),
};
export const TilesOnAPhone: Story = { ...Tiles, globals: { viewport: { value: "phone" } } };

export const OnAPhone: Story = { ...Pills, globals: { viewport: { value: "phone" } } };
