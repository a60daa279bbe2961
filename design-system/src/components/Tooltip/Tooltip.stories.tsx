import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor } from "storybook/test";
import { Button } from "../Button/Button.tsx";
import { Tooltip } from "./Tooltip.tsx";

const meta: Meta<typeof Tooltip> = {
  title: "Overlay/Tooltip",
  component: Tooltip,
  args: { content: "Booked by Ana Lima", placement: "bottom-start", children: <Button>Court 2, 10:00</Button> },
};
export default meta;

export const OnFocus: StoryObj<typeof Tooltip> = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(await canvas.findByRole("tooltip")).toHaveTextContent("Booked by Ana Lima");
    await expect(canvas.getByRole("button")).toHaveAccessibleDescription("Booked by Ana Lima");
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(canvas.queryByRole("tooltip")).toBeNull());
    await userEvent.tab();
    await userEvent.tab({ shift: true });
    await canvas.findByRole("tooltip");
  },
};
