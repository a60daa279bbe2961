import { Card } from "@courtside/design-system/core.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { InShell } from "../testing/InShell.tsx";
import { CourtPlayers } from "./CourtPlayers.tsx";
import { PlayersLoading } from "./PlayersLoading.tsx";

const OTHER = { id: "aaaaaaaa-0000-4000-8000-000000000009", name: "Ada Lindqvist" };

interface BothProps {
  booker: { id: string; name: string } | null;
}

/** What stands there while the code loads, beside what it makes room for. */
function Both({ booker }: BothProps) {
  return (
    <InShell api={{ lately: [], partners: [] }}>
      <div style={{ display: "flex", alignItems: "flex-start", gap: 24 }}>
        <Card title="Loading" style={{ flex: 1 }}>
          <div data-testid="loading">
            <PlayersLoading sport="tennis" booker={booker} />
          </div>
        </Card>
        <Card title="Loaded" style={{ flex: 1 }}>
          <div data-testid="loaded">
            <CourtPlayers courtId="" sport="tennis" booker={booker} players={[]} onPlayers={() => {}} />
          </div>
        </Card>
      </div>
    </InShell>
  );
}

const meta: Meta<typeof Both> = { title: "mf-booking/Players loading", component: Both };
export default meta;

type Story = StoryObj<typeof Both>;

/** Book stands beneath: were the heights different, it would move under a press. */
export const AsHighAsTheField: Story = {
  args: { booker: null },
  play: async ({ canvas }) => {
    await canvas.findByRole("group", { name: "Players 1 of 4" });
    const [loading, loaded] = ["loading", "loaded"].map((id) => canvas.getByTestId(id).getBoundingClientRect().height);
    await expect(loading).toBeGreaterThan(80);
    await expect(loading).toBe(loaded);
  },
};
export const ForAMember: Story = { ...AsHighAsTheField, args: { booker: OTHER } };
