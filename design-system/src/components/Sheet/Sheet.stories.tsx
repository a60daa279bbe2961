import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen } from "storybook/test";
import { Button } from "../Button/Button.tsx";
import { Descriptions } from "../Descriptions/Descriptions.tsx";
import { Sheet } from "./Sheet.tsx";

const meta: Meta<typeof Sheet> = {
  title: "Overlay/Sheet",
  component: Sheet,
  args: {
    open: true,
    onClose: fn(),
    title: "Book Court 2",
    footer: <Button variant="primary">Book</Button>,
    children: (
      <Descriptions
        items={[
          { label: "Date", value: "Saturday, Nov 21" },
          { label: "Time", value: "10:00 - 11:00" },
          { label: "Allowance", value: "uses 1 of 2 today" },
        ]}
      />
    ),
  },
};
export default meta;

type Story = StoryObj<typeof Sheet>;

export const End: Story = {};
export const EndOnAPhone: Story = { globals: { viewport: { value: "phone" } } };
/** An address has no blank to break at. */
export const LongDescriptionOnAPhone: Story = {
  args: { description: `https://hooks.example.com/${"a-long-path/".repeat(8)}` },
  globals: { viewport: { value: "phone" } },
  play: async () => {
    const text = await screen.findByText(/^https:/);
    await expect(text.scrollWidth).toBeLessThanOrEqual(text.clientWidth);
  },
};
export const Start: Story = { args: { side: "start", title: "Menu", footer: undefined } };
export const Bottom: Story = { tags: ["baseline-long"], args: { side: "bottom" } };
