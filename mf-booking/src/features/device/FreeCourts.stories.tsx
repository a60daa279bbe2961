import { Button } from "@courtside/design-system/core.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent } from "storybook/test";
import { FreeCourts } from "./FreeCourts.tsx";

/** 18:00 and 19:00 at the club, with the same four courts. */
const times = [22, 23].map((hour) => ({
  start_time: new Date(Date.UTC(2026, 2, 10, hour)).toISOString(),
  end_time: new Date(Date.UTC(2026, 2, 10, hour + 1)).toISOString(),
  courts: [1, 2, 3, 4].map((at) => ({
    court_id: `cccccccc-0000-4000-8000-00000000000${at}`,
    court_name: `Court ${at}`,
  })),
}));

/** The free times, the first of which is taken by others. */
function Shown({ onChoose }: { onChoose: (place: { court_id: string; start_time: string }) => void }) {
  const [free, setFree] = useState(times);
  return (
    <>
      <FreeCourts times={free} zone="America/New_York" most={6} disabled={false} onChoose={onChoose} />
      <Button onClick={() => setFree(times.slice(1))}>Others take 18:00</Button>
    </>
  );
}

const meta: Meta<typeof Shown> = {
  title: "mf-booking/Free courts",
  component: Shown,
  globals: { density: "kiosk" },
  args: { onChoose: fn() },
};
export default meta;

type Story = StoryObj<typeof Shown>;

/** The courts of the shown time are taken: those of another time do not take their place until it is chosen. */
export const TheShownTimeIsGone: Story = {
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByRole("radio", { name: "18:00" })).toBeChecked();
    await expect(canvas.getByRole("button", { name: "18:00 Court 1" })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Others take 18:00" }));
    await expect(canvas.getByText("No court is free for you any more at 18:00. Choose another time.")).toBeVisible();
    await expect(canvas.queryByRole("button", { name: /Court \d$/ })).toBeNull();
    await userEvent.click(canvas.getByRole("radio", { name: "19:00" }));
    await userEvent.click(canvas.getByRole("button", { name: "19:00 Court 1" }));
    await expect(args.onChoose).toHaveBeenCalledWith(
      expect.objectContaining({ start_time: "2026-03-10T23:00:00.000Z" }),
    );
  },
};
