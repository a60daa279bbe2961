import type { Meta, StoryObj } from "@storybook/react-vite";
import { type GuideStory, guidePage } from "../../../guides/GuidePage.tsx";
import { rightToLeft, StateGrid } from "../../../guides/StateGrid.tsx";
import { Card } from "../Card/Card.tsx";
import { Loading } from "../Loading/Loading.tsx";
import { Skeleton } from "./Skeleton.tsx";
import { SkeletonList } from "./SkeletonList.tsx";

const meta: Meta<typeof Skeleton> = { title: "Core/Skeleton", component: Skeleton };
export default meta;

export const Guide: GuideStory = {
  ...guidePage,
  tags: ["!test"],
  args: {
    names: ["Skeleton", "SkeletonList"],
    entry: "core",
    purpose: "The shape of what is coming, in its place.",
    use: [
      "Where the layout is known before the data: cards, rows, numbers.",
      'SkeletonList for lists; it says "Loading..." once for a screen reader.',
    ],
    instead: [
      { when: "The shape is not known", take: "Loading" },
      { when: "Old data is there", take: "The old data: refreshing shows no bones" },
    ],
    pairs: [
      {
        good: (
          <Card title="Court 2" level={3}>
            <Skeleton lines={2} />
          </Card>
        ),
        bad: (
          <Card level={3}>
            <Loading />
          </Card>
        ),
        why: "What is known stands at once: the title. Only what is missing is a bone, as tall as it will be.",
      },
    ],
    specimen: <Skeleton lines={3} />,
    anatomy: [{ part: "Bone", says: "One line of text, a box, or a circle; the last line is shorter." }],
    keyboard: [],
    content: ["Bones are hidden from screen readers: Loading, SkeletonList or the page says that it loads."],
  },
};

export const Playground: StoryObj<typeof Skeleton> = { tags: ["!test"], args: { lines: 3 } };

export const States: StoryObj = {
  render: () => (
    <StateGrid
      states={[
        { name: "Line", part: <Skeleton /> },
        { name: "Lines", part: <Skeleton lines={3} /> },
        { name: "Circle", part: <Skeleton circle width={40} height={40} /> },
        { name: "Box", part: <Skeleton height={96} /> },
        { name: "List", part: <SkeletonList count={2} /> },
        rightToLeft(<Skeleton lines={3} />),
      ]}
    />
  ),
};
