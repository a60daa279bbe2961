import type { CourtBlock } from "@courtside/contracts/api/client.ts";
import { mockApi } from "@courtside/contracts/mock-api/mock-api.ts";
import { on } from "@courtside/contracts/mock-api/on.ts";
import { fakeMe } from "@courtside/contracts/shell/fake-me.ts";
import { FakeShell } from "@courtside/contracts/shell/testing.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { OccupancyPanel } from "./OccupancyPanel.tsx";

const COURT = "cccccccc-0000-4000-8000-000000000001";
const [START, END] = ["2026-03-10T13:00:00.000Z", "2026-03-10T21:00:00.000Z"];

const block: CourtBlock = {
  ...{ id: "abababab-0000-4000-8000-000000000001", court_id: COURT, court_name: "Court 1", sport: "tennis" },
  ...{ start_time: START, end_time: END, reason: "Nets" },
  ...{ created_by_name: "Ada Okafor", created_at: "2026-03-01T15:00:00.000Z" },
};

/** A court's block at an instant: the list has it until it is deleted, or ends. */
function Shown({ now }: { now: string }) {
  let blocks = [block];
  const fetch = mockApi(
    on("get", "/court-blocks", ({ response }) =>
      response(200, { data: blocks, next_cursor: null, total: blocks.length }),
    ),
    on("delete", "/court-blocks/{id}", ({ response }) => {
      blocks = [];
      return response(200, { ...block, end_time: now > START ? now : END });
    }),
  );
  return (
    <FakeShell me={fakeMe("front_desk")} fetch={fetch}>
      <OccupancyPanel
        cell={{
          ...{ kind: "filled", key: "block", courtId: COURT, start: Date.parse(START), end: Date.parse(END) },
          occupancy: { id: "block", start_time: START, end_time: END, state: "blocked", reason: "Nets" },
        }}
        courtName="Court 1"
        zone="America/New_York"
        now={Date.parse(now)}
        clockOffset={0}
        offline={false}
        mayCancel={false}
        mayBlock
        onCancel={fn()}
        onBookHere={fn()}
        onBookFor={fn()}
      />
    </FakeShell>
  );
}

const meta: Meta<typeof Shown> = { title: "mf-booking/OccupancyPanel", component: Shown };
export default meta;

type Story = StoryObj<typeof Shown>;

const confirm = async (title: string, button: string) => {
  const dialog = within(await within(document.body).findByRole("alertdialog", { name: title }));
  await userEvent.click(dialog.getByRole("button", { name: button }));
};
const said = (text: string) => within(document.body).findByText(text);

/** A block that has begun is not deleted: its court is opened. */
export const OpensABlock: Story = {
  args: { now: "2026-03-10T16:00:00.000Z" },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Open Now" }));
    await confirm("Open Court 1 now?", "Open Now");
    await expect(await said("Court opened successfully")).toBeInTheDocument();
    await waitFor(() => expect(canvas.queryByRole("button", { name: "Open Now" })).toBeNull());
  },
};

export const DeletesABlock: Story = {
  args: { now: "2026-03-10T12:00:00.000Z" },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Delete Block" }));
    await confirm("Delete the block of Court 1?", "Delete Block");
    await expect(await said("Court block deleted successfully")).toBeInTheDocument();
  },
};
