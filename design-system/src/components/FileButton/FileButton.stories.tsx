import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { IconPlus } from "../Icon/icons.tsx";
import { FileButton } from "./FileButton.tsx";

const onChoose = fn();

const meta: Meta<typeof FileButton> = {
  title: "Forms/FileButton",
  component: FileButton,
  args: { accept: "image/png", onChoose, icon: <IconPlus />, children: "Choose Logo" },
};
export default meta;

/** The same file twice is two choices. */
export const Chosen: StoryObj<typeof FileButton> = {
  play: async ({ canvasElement }) => {
    onChoose.mockClear();
    const input = canvasElement.querySelector<HTMLInputElement>("input[type=file]");
    const file = new File(["x"], "logo.png", { type: "image/png" });
    if (input) await userEvent.upload(input, file);
    if (input) await userEvent.upload(input, file);
    await expect(onChoose).toHaveBeenCalledTimes(2);
    await expect(onChoose).toHaveBeenLastCalledWith(file);
  },
};
