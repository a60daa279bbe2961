import { FakeShell } from "@courtside/contracts/shell/testing.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import OverrideBanner from "./OverrideBanner.tsx";

const coach = { name: "mf-coach", address: "http://localhost:8090/" };
const shop = { name: "mf-shop", address: "http://localhost:8091/", problem: "It does not respond." };
const rejected = [
  "mf-booking from https://elsewhere.example was rejected: a remote may come from http://localhost or http://127.0.0.1 only.",
];

const meta: Meta<typeof OverrideBanner> = {
  title: "Shell/Overrides",
  component: OverrideBanner,
  args: { overrides: { locals: [coach], rejected: [] }, onReset: fn() },
  decorators: [(Story) => <FakeShell>{Story()}</FakeShell>],
};
export default meta;

type Story = StoryObj<typeof OverrideBanner>;

export const One: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent(
      "mf-coach runs from http://localhost:8090 in this browser.",
    );
    await userEvent.click(canvas.getByRole("button", { name: "Reset" }));
    await expect(args.onReset).toHaveBeenLastCalledWith();
  },
};

/** One of them is down: its own description is unknown. */
export const Several: Story = {
  args: { overrides: { locals: [coach, shop], rejected: [] } },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getAllByRole("listitem")[1]).toHaveTextContent(/8091\. It does not respond\./);
    await userEvent.click(canvas.getByRole("button", { name: "Reset mf-shop" }));
    await expect(args.onReset).toHaveBeenLastCalledWith("mf-shop");
    await userEvent.click(canvas.getByRole("button", { name: "Reset all" }));
    await expect(args.onReset).toHaveBeenLastCalledWith();
  },
};

export const Rejected: Story = {
  args: { overrides: { locals: [], rejected } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("elsewhere.example was rejected");
    await expect(canvas.queryByRole("status")).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "Close" }));
    await expect(canvas.queryByRole("alert")).toBeNull();
  },
};

export const EverythingDark: Story = {
  args: { overrides: { locals: [coach, shop], rejected } },
  globals: { theme: "dark" },
};

export const EverythingOnAPhone: Story = {
  args: { overrides: { locals: [coach, shop], rejected } },
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    for (const name of ["Reset mf-coach", "Reset mf-shop", "Reset all", "Close"]) {
      const { scrollWidth = 99, clientWidth = 0 } = canvas.getByRole("button", { name }).firstElementChild ?? {};
      await expect(scrollWidth - clientWidth, name).toBeLessThanOrEqual(1);
    }
  },
};
