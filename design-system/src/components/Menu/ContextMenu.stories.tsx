import type { Meta, StoryObj } from "@storybook/react-vite";
import { type ComponentProps, useRef, useState } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { Button } from "../Button/Button.tsx";
import { ContextMenu } from "./ContextMenu.tsx";

const onBook = fn();
const page = () => within(document.body);

/** A part of a board that has a menu: a right click opens it, and so does the menu key. */
function WithMenu({ label, items }: Pick<ComponentProps<typeof ContextMenu>, "label" | "items">) {
  const anchor = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        ref={anchor}
        onContextMenu={(event) => {
          event.preventDefault();
          setOpen(true);
        }}
      >
        {label}
      </Button>
      {open && <ContextMenu anchor={anchor} label={label} items={items} onClose={() => setOpen(false)} />}
    </>
  );
}

const meta: Meta<typeof WithMenu> = {
  title: "Overlay/ContextMenu",
  component: WithMenu,
  args: {
    label: "Court 2, 10:00–11:00, Available",
    items: [
      [
        { key: "book", label: "Book from 10:00", onSelect: onBook },
        { key: "lesson", label: "Lesson from 10:00", onSelect: fn() },
        { key: "event", label: "Event from 10:00", disabled: true, onSelect: fn() },
      ],
      [{ key: "block", label: "Block from 10:00", danger: true, onSelect: fn() }],
    ],
  },
};
export default meta;

type Story = StoryObj<typeof WithMenu>;

const rightClick = (target: HTMLElement) => userEvent.pointer({ keys: "[MouseRight]", target });

/** It is named for what it acts on, and the first action has the focus. */
export const Open: Story = {
  play: async ({ canvas }) => {
    await rightClick(canvas.getByRole("button"));
    await expect(await page().findByRole("menu", { name: "Court 2, 10:00–11:00, Available" })).toBeVisible();
    await waitFor(() => expect(page().getByRole("menuitem", { name: "Book from 10:00" })).toHaveFocus());
  },
};

/** Arrows and first letters move, Enter acts, and the focus returns. */
export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    const cell = canvas.getByRole("button");
    cell.focus();
    await rightClick(cell);
    await userEvent.keyboard("{ArrowUp}");
    await waitFor(async () => expect(await page().findByRole("menuitem", { name: "Block from 10:00" })).toHaveFocus());
    await userEvent.keyboard("{Home}{Enter}");
    await expect(onBook).toHaveBeenCalled();
    await waitFor(() => expect(page().queryByRole("menu")).toBeNull());
    await waitFor(() => expect(cell).toHaveFocus());
  },
};

/** Esc closes it without an action, and a disabled action does nothing. */
export const Dismissed: Story = {
  play: async ({ canvas }) => {
    await rightClick(canvas.getByRole("button"));
    await userEvent.click(await page().findByRole("menuitem", { name: "Event from 10:00" }));
    await expect(page().getByRole("menu")).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(page().queryByRole("menu")).toBeNull());
  },
};

export const Dark: Story = { ...Open, globals: { theme: "dark" } };
