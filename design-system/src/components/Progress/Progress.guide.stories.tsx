import type { Meta, StoryObj } from "@storybook/react-vite";
import { type GuideStory, guidePage } from "../../../guides/GuidePage.tsx";
import { rightToLeft, StateGrid } from "../../../guides/StateGrid.tsx";
import { Loading } from "../Loading/Loading.tsx";
import { Progress } from "./Progress.tsx";

const meta: Meta<typeof Progress> = { title: "Core/Progress", component: Progress };
export default meta;

export const Guide: GuideStory = {
  ...guidePage,
  tags: ["!test"],
  args: {
    names: ["Progress"],
    entry: "core",
    purpose: "How far something is, as a bar.",
    use: ["For work whose end is known, and for a share: steps of an assistant, a court's utilisation."],
    instead: [
      { when: "The end is not known", take: "Loading" },
      { when: "It is a limit of bookings", take: "AllowanceMeter" },
    ],
    pairs: [
      {
        good: <Progress label="Invitations" value={120} max={500} valueText="120 of 500" />,
        bad: <Loading label="Sending 500 invitations..." />,
        why: "Where it is known how far the work is, people decide by it whether to wait.",
      },
    ],
    specimen: <Progress label="Set up your club" value={3} max={4} valueText="3 of 4 steps" />,
    anatomy: [
      { part: "Track", says: "The whole." },
      { part: "Bar", says: "The share; nothing below 0 and above the whole." },
    ],
    keyboard: [],
    content: [
      "label says what is measured, valueText how much in words: the bar has no text of its own, so the number also stands beside it.",
    ],
  },
};

export const Playground: StoryObj<typeof Progress> = { tags: ["!test"], args: { label: "Utilisation", value: 72 } };

export const States: StoryObj = {
  render: () => (
    <StateGrid
      states={[
        { name: "None", part: <Progress label="None" value={0} /> },
        { name: "Primary", part: <Progress label="Onboarding" value={3} max={4} valueText="3 of 4 steps" /> },
        { name: "Success", part: <Progress label="Utilisation" value={72} tone="success" /> },
        { name: "Warning", part: <Progress label="Members of the plan" value={470} max={500} tone="warning" /> },
        { name: "Error", part: <Progress label="Courts of the plan" value={12} max={12} tone="error" /> },
        rightToLeft(<Progress label="التقدم" value={30} />),
      ]}
    />
  ),
};
