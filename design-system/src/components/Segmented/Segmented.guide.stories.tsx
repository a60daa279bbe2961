import type { Meta, StoryObj } from "@storybook/react-vite";
import { type GuideStory, guidePage } from "../../../guides/GuidePage.tsx";
import { pointed, rightToLeft, StateGrid } from "../../../guides/StateGrid.tsx";
import { Select } from "../Select/Select.tsx";
import { Segmented } from "./Segmented.tsx";

const meta: Meta<typeof Segmented> = { title: "Core/Segmented", component: Segmented };
export default meta;

const ignore = () => undefined;
const view = [
  { value: "day", label: "Day" },
  { value: "week", label: "Week" },
];
const courts = [
  { value: "1", label: "Court 1", hint: "4 free" },
  { value: "2", label: "Court 2", hint: "0 free", disabled: true },
];

export const Guide: GuideStory = {
  ...guidePage,
  tags: ["!test"],
  args: {
    names: ["Segmented"],
    entry: "core",
    purpose: "One choice of a few, all in sight.",
    use: [
      "joined for two to four short labels: Day or Week.",
      "pills for a row that may scroll or wrap: sports, courts with their free counts.",
      "tiles for columns of one width: the days of a week.",
    ],
    instead: [
      { when: "There are more than seven, or their number grows", take: "Select" },
      { when: "Each choice needs a sentence", take: "RadioGroup" },
      { when: "Each shows another part of the screen", take: "Tabs" },
      { when: "Several may be chosen", take: "CheckboxGroup" },
    ],
    pairs: [
      {
        good: <Segmented label="View" options={view} value="day" onChange={ignore} />,
        bad: <Select aria-label="View" options={view} value="day" onChange={ignore} />,
        why: "Two choices cost one press when both are in sight, and two when they are in a list.",
      },
    ],
    specimen: <Segmented label="Court" legend look="pills" options={courts} value="1" onChange={ignore} />,
    anatomy: [
      { part: "Label", says: "What is chosen; heard always, seen with legend." },
      { part: "Option", says: "A word or two. It chooses at once, without a button." },
      { part: "Hint", says: "Optional, quiet: a count." },
    ],
    keyboard: [
      { keys: "Tab", does: "Reaches the chosen one, and leaves the group." },
      { keys: "Arrows", does: "Move and choose." },
    ],
    content: [
      "Labels of one kind and length: Day, Week; not Day, Whole Week View.",
      "An option that cannot be chosen stays in sight, with its reason as the hint.",
    ],
  },
};

export const Playground: StoryObj<typeof Segmented> = {
  tags: ["!test"],
  args: { label: "View", options: view, value: "day" },
};

export const States: StoryObj = {
  render: () => (
    <StateGrid
      states={[
        ...pointed(<Segmented label="View" options={view} value="week" onChange={ignore} />, "joined"),
        ...pointed(<Segmented label="Court" look="pills" options={courts} value="" onChange={ignore} />, "pills"),
        ...pointed(<Segmented label="Day" look="tiles" options={view} value="week" onChange={ignore} />, "tiles"),
        { name: "Nothing chosen", part: <Segmented label="View" options={view} value={undefined} onChange={ignore} /> },
        { name: "Block", part: <Segmented label="View" block options={view} value="day" onChange={ignore} /> },
        {
          name: "Long text",
          part: (
            <Segmented
              label="Court"
              look="pills"
              wrap
              options={[
                { value: "1", label: "Center Court with floodlights" },
                { value: "2", label: "Practice wall" },
              ]}
              value="1"
              onChange={ignore}
            />
          ),
          narrow: true,
        },
        rightToLeft(
          <Segmented
            label="العرض"
            options={[
              { value: "day", label: "يوم" },
              { value: "week", label: "أسبوع" },
            ]}
            value="day"
            onChange={ignore}
          />,
        ),
      ]}
    />
  ),
};
