import type { Meta, StoryObj } from "@storybook/react-vite";
import { useRef, useState } from "react";
import { expect, userEvent, waitFor } from "storybook/test";
import { Button } from "../Button/Button.tsx";
import { Stack } from "../Layout/Layout.tsx";
import { Text } from "../Text/Text.tsx";
import { Popover } from "./Popover.tsx";

const meta: Meta = { title: "Overlay/Popover" };
export default meta;

function WithPopover({ startOpen = false }: { startOpen?: boolean }) {
  const [open, setOpen] = useState(startOpen);
  const anchor = useRef<HTMLButtonElement>(null);
  return (
    <>
      <Button ref={anchor} aria-expanded={open} onClick={() => setOpen(!open)}>
        10:00, Court 2
      </Button>
      <Popover open={open} onClose={() => setOpen(false)} anchor={anchor} label="Book Court 2 at 10:00">
        <Stack gap={12}>
          <Text strong>Court 2, 10:00 - 11:00</Text>
          <Text tone="secondary">uses 1 of 2 today</Text>
          <Button variant="primary">Book</Button>
        </Stack>
      </Popover>
    </>
  );
}

export const Open: StoryObj = { render: () => <WithPopover startOpen /> };

export const ClosesByEscapeAndTrigger: StoryObj = {
  render: () => <WithPopover />,
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole("button", { name: "10:00, Court 2" });
    await userEvent.click(trigger);
    await canvas.findByRole("dialog", { name: "Book Court 2 at 10:00" });
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(canvas.queryByRole("dialog")).toBeNull());
    await waitFor(() => expect(trigger).toHaveFocus());
    await userEvent.click(trigger);
    await canvas.findByRole("dialog");
    await userEvent.click(trigger);
    await waitFor(() => expect(canvas.queryByRole("dialog")).toBeNull());
  },
};
