import type { Meta, StoryObj } from "@storybook/react-vite";
import { type GuideStory, guidePage } from "../../../guides/GuidePage.tsx";
import { longText, rightToLeft, StateGrid } from "../../../guides/StateGrid.tsx";
import { IconUsers } from "../Icon/icons.tsx";
import { Progress } from "../Progress/Progress.tsx";
import { Skeleton } from "../Skeleton/Skeleton.tsx";
import { Stat } from "./Stat.tsx";

const meta: Meta<typeof Stat> = { title: "Core/Stat", component: Stat };
export default meta;

export const Guide: GuideStory = {
  ...guidePage,
  tags: ["!test"],
  args: {
    names: ["Stat"],
    entry: "core",
    purpose: "One number worth a glance.",
    use: ["On dashboards and reports, three to five beside each other in a Grid."],
    instead: [
      { when: "The number counts what waits beside a name", take: "Badge" },
      { when: "It is a limit that is being used up by the person", take: "AllowanceMeter" },
    ],
    pairs: [
      {
        good: <Stat label="Members" value="1,204" hint="12 joined this month" />,
        bad: <Stat label="Members" value="1,204.00" />,
        why: "A number is read beside what it is compared with, as exact as a decision needs it.",
      },
    ],
    specimen: <Stat label="Members" value="1,204" icon={<IconUsers size={16} />} hint="12 joined this month" />,
    anatomy: [
      { part: "Icon", says: "Optional, decorative." },
      { part: "Label", says: "What is counted, and of when if that is not the whole." },
      { part: "Value", says: "The number with its unit." },
      { part: "Hint", says: "Optional: compared with what. A sentence or a Progress." },
    ],
    keyboard: [],
    content: ["Thousands have a comma, shares no decimals: 1,204 and 72%."],
  },
};

export const Playground: StoryObj<typeof Stat> = {
  tags: ["!test"],
  args: { label: "Members", value: "1,204", hint: "12 joined this month" },
};

export const States: StoryObj = {
  render: () => (
    <StateGrid
      states={[
        { name: "Default", part: <Stat label="Waiting" value="7" /> },
        {
          name: "With a bar",
          part: <Stat label="Utilisation" value="72%" hint={<Progress label="Utilisation" value={72} />} />,
        },
        { name: "Loading", part: <Stat label="Members" value={<Skeleton width={72} />} /> },
        longText(<Stat label="Cancellations within the notice" value="$1,234,567.00" hint="12 of 4,096 bookings" />),
        rightToLeft(<Stat label="الأعضاء" value="1,204" icon={<IconUsers size={16} />} />),
      ]}
    />
  ),
};
