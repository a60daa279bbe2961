import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import { IconButton } from "../Button/IconButton.tsx";
import { IconEdit, IconMore, IconTrash, IconUser } from "../Icon/icons.tsx";
import { Menu } from "./Menu.tsx";

const onEdit = fn();
const onRemove = fn();

const meta: Meta<typeof Menu> = {
  title: "Overlay/Menu",
  component: Menu,
  args: {
    trigger: <IconButton label="Actions for Ana Lima" icon={<IconMore />} variant="secondary" />,
    placement: "bottom-start",
    items: [
      [
        { key: "profile", label: "View profile", icon: <IconUser />, onSelect: fn() },
        { key: "edit", label: "Edit", icon: <IconEdit />, onSelect: onEdit },
        { key: "merge", label: "Merge accounts", disabled: true, onSelect: fn() },
      ],
      [{ key: "remove", label: "Remove from club", icon: <IconTrash />, danger: true, onSelect: onRemove }],
    ],
  },
};
export default meta;

type Story = StoryObj<typeof Menu>;

export const Open: Story = {
  tags: ["baseline-long"],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Actions for Ana Lima" }));
    await canvas.findByRole("menu");
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole("button", { name: "Actions for Ana Lima" });
    trigger.focus();
    await userEvent.keyboard("{Enter}");
    await waitFor(async () => expect(await canvas.findByRole("menuitem", { name: "View profile" })).toHaveFocus());
    await userEvent.keyboard("{ArrowUp}");
    await waitFor(() => expect(canvas.getByRole("menuitem", { name: "Remove from club" })).toHaveFocus());
    await userEvent.keyboard("e");
    await waitFor(() => expect(canvas.getByRole("menuitem", { name: "Edit" })).toHaveFocus());
    await userEvent.keyboard("{Enter}");
    await expect(onEdit).toHaveBeenCalled();
    await waitFor(() => expect(canvas.queryByRole("menu")).toBeNull());
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};

export const Choice: Story = {
  args: {
    items: [
      { key: "tennis", label: "Tennis", checked: true, onSelect: fn() },
      { key: "padel", label: "Padel", checked: false, onSelect: fn() },
    ],
  },
  play: Open.play,
};
