import type { Meta, StoryObj } from "@storybook/react-vite";
import { type GuideStory, guidePage } from "../../../guides/GuidePage.tsx";
import { longText, pointed, rightToLeft, StateGrid } from "../../../guides/StateGrid.tsx";
import { Checkbox } from "../Checkbox/Checkbox.tsx";
import { RadioGroup } from "./RadioGroup.tsx";

const meta: Meta<typeof RadioGroup> = { title: "Forms/RadioGroup", component: RadioGroup };
export default meta;

const ignore = () => undefined;
const names = [
  { value: "name", label: "Name", description: "First name and initial" },
  { value: "initials", label: "Initials" },
  { value: "nothing", label: "Nothing", disabled: true },
];

export const Guide: GuideStory = {
  ...guidePage,
  tags: ["!test"],
  args: {
    names: ["RadioGroup"],
    entry: "fields",
    purpose: "One of a few, with room to explain each.",
    use: ["For two to five choices whose consequences need a sentence: this date, following dates, all dates."],
    instead: [
      { when: "The labels are short and explain themselves", take: "Segmented" },
      { when: "There are more than five", take: "Select" },
      { when: "Several may be true", take: "CheckboxGroup" },
    ],
    pairs: [
      {
        good: <RadioGroup label="Which dates" options={names.slice(0, 2)} value="name" onChange={ignore} />,
        bad: (
          <>
            <Checkbox defaultChecked>Name</Checkbox>
            <Checkbox>Initials</Checkbox>
          </>
        ),
        why: "Boxes say that both may be true.",
      },
    ],
    specimen: <RadioGroup label="Shown to members as" options={names} value="name" onChange={ignore} />,
    anatomy: [
      { part: "Legend", says: "What is chosen." },
      { part: "Option", says: "A word or two, beneath each other; beside each other with inline." },
      { part: "Description", says: "Optional: what follows from it." },
    ],
    keyboard: [
      { keys: "Tab", does: "Reaches the chosen one, and leaves the group." },
      { keys: "Arrows", does: "Move and choose." },
    ],
    content: ["The most likely or the safest choice stands first and is chosen."],
  },
};

export const Playground: StoryObj<typeof RadioGroup> = {
  tags: ["!test"],
  args: { label: "Shown to members as", options: names, value: "name" },
};

export const States: StoryObj = {
  render: () => (
    <StateGrid
      states={[
        ...pointed(<RadioGroup label="Shown as" options={names} value="initials" onChange={ignore} />),
        { name: "Nothing chosen", part: <RadioGroup label="Shown as" options={names} onChange={ignore} /> },
        { name: "Inline", part: <RadioGroup label="Shown as" inline options={names.slice(1)} value="initials" /> },
        { name: "Disabled", part: <RadioGroup label="Shown as" disabled options={names} value="name" /> },
        longText(
          <RadioGroup
            label="Which dates of the series change"
            options={[{ value: "all", label: "All dates", description: "Also those that were moved by themselves" }]}
            value="all"
            onChange={ignore}
          />,
        ),
        rightToLeft(
          <RadioGroup label="العرض" options={[{ value: "1", label: "الاسم" }]} value="1" onChange={ignore} />,
        ),
      ]}
    />
  ),
};
