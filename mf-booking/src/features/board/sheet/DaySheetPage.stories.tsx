import { fakeMe } from "@courtside/contracts/shell/fake-me.ts";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { InShell } from "../../../testing/InShell.tsx";
import { withNames } from "../../../testing/sample-day.ts";
import BoardPage from "../pages/BoardPage.tsx";
// With the story, so that no play waits for its code.
import "./DaySheetPage.tsx";

const meta: Meta<typeof InShell> = {
  title: "mf-booking/Day Sheet",
  component: InShell,
  args: {
    api: { day: { filled: withNames } },
    me: fakeMe("front_desk"),
    path: "/bookings?view=sheet",
    children: <BoardPage />,
  },
  parameters: { layout: "fullscreen" },
};
export default meta;

type Story = StoryObj<typeof InShell>;

/** A page for each court, with who plays and lines to write on. */
export const OnScreen: Story = {
  play: async ({ canvas }) => {
    const [first] = await canvas.findAllByRole("article", { name: "Sheet of Court 1" });
    const sheet = within(first as HTMLElement);
    await expect(sheet.getAllByRole("row").length).toBeGreaterThan(5);
    await expect(sheet.getAllByText("Free")[0]).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Print" })).toBeEnabled();
    await expect(canvas.getByRole("link", { name: "Back to the board" })).toBeVisible();
  },
};
export const OnAPhone: Story = { globals: { viewport: { value: "phone" } } };
