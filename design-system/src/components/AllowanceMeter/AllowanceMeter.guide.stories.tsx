import type { Meta, StoryObj } from "@storybook/react-vite";
import { type GuideStory, guidePage } from "../../../guides/GuidePage.tsx";
import { rightToLeft, StateGrid } from "../../../guides/StateGrid.tsx";
import { AllowanceMeter } from "./AllowanceMeter.tsx";

const meta: Meta<typeof AllowanceMeter> = { title: "Core/AllowanceMeter", component: AllowanceMeter };
export default meta;

export const Guide: GuideStory = {
  ...guidePage,
  tags: ["!test"],
  args: {
    names: ["AllowanceMeter"],
    entry: "core",
    purpose: "How much of a booking limit is used, before a booking is rejected for it.",
    use: ["Beside the day grid and on the dashboard: for the day and for the week."],
    instead: [
      { when: "It measures how far something is", take: "Progress" },
      { when: "There is no limit", take: 'Nothing, or "no limit" in words' },
    ],
    pairs: [
      {
        good: <AllowanceMeter label="Today" used={1} limit={2} />,
        bad: <AllowanceMeter used={1} limit={2} />,
        why: "Without a label it is open which limit is meant: leave it out only where the words stand beside it.",
      },
    ],
    specimen: <AllowanceMeter label="Today" used={1} limit={2} />,
    anatomy: [
      { part: "Label", says: "The limit's time: Today, This week." },
      { part: "Count", says: "Used, then allowed." },
      { part: "Pips", says: "One for each booking, up to ten." },
      { part: "Rest", says: "How many are left. All turns yellow when none is." },
    ],
    keyboard: [],
    content: ["It counts what the club's rules count; events and lessons do not."],
  },
};

export const Playground: StoryObj<typeof AllowanceMeter> = {
  tags: ["!test"],
  args: { label: "This week", used: 3, limit: 7 },
};

export const States: StoryObj = {
  render: () => (
    <StateGrid
      states={[
        { name: "Unused", part: <AllowanceMeter label="Today" used={0} limit={2} /> },
        { name: "In part", part: <AllowanceMeter label="Today" used={1} limit={2} /> },
        { name: "Full", part: <AllowanceMeter label="Today" used={2} limit={2} /> },
        { name: "More than ten", part: <AllowanceMeter label="This month" used={3} limit={20} /> },
        { name: "No limit", part: <AllowanceMeter label="This week" used={4} limit={0} /> },
        rightToLeft(<AllowanceMeter label="اليوم" used={1} limit={2} />),
      ]}
    />
  ),
};
