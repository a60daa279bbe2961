import type { Meta, StoryObj } from "@storybook/react-vite";
import { type GuideStory, guidePage } from "../../../guides/GuidePage.tsx";
import { longText, rightToLeft, StateGrid } from "../../../guides/StateGrid.tsx";
import { Skeleton } from "../Skeleton/Skeleton.tsx";
import { Loading } from "./Loading.tsx";

const meta: Meta<typeof Loading> = { title: "Core/Loading", component: Loading };
export default meta;

export const Guide: GuideStory = {
  ...guidePage,
  tags: ["!test"],
  args: {
    names: ["Loading"],
    entry: "core",
    purpose: "Something is on its way whose shape is not known.",
    use: ["For a screen whose code is being loaded, and for a step whose outcome is open."],
    instead: [
      { when: "The shape is known", take: "Skeleton, so that nothing jumps" },
      { when: "A button started it", take: "The button's busy" },
      { when: "It is known how far it is", take: "Progress" },
    ],
    pairs: [
      {
        good: <Skeleton lines={3} />,
        bad: <Loading />,
        why: "A list keeps its place while it loads: bones of its rows, not a spinner in their middle.",
      },
    ],
    specimen: <Loading label="Checking the payment..." />,
    anatomy: [
      { part: "Spinner", says: "Decorative; it stands still where motion is not wanted." },
      { part: "Label", says: 'Read out politely. "Loading..." unless there is a better one.' },
    ],
    keyboard: [],
    content: ["A verb that goes on, with three dots: Checking the payment..."],
  },
};

export const Playground: StoryObj<typeof Loading> = { tags: ["!test"], args: { label: "Loading..." } };

export const States: StoryObj = {
  render: () => (
    <StateGrid
      states={[
        { name: "Default", part: <Loading /> },
        { name: "Page", part: <Loading page /> },
        longText(<Loading label="Sending 500 invitations to their addresses..." />),
        rightToLeft(<Loading label="جارٍ التحميل..." />),
      ]}
    />
  ),
};
