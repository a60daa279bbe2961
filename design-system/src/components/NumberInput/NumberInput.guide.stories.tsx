import type { Meta, StoryObj } from "@storybook/react-vite";
import { type GuideStory, guidePage } from "../../../guides/GuidePage.tsx";
import { longText, pointed, rightToLeft, StateGrid } from "../../../guides/StateGrid.tsx";
import { Field } from "../Field/Field.tsx";
import { Select } from "../Select/Select.tsx";
import { NumberInput } from "./NumberInput.tsx";

const meta: Meta<typeof NumberInput> = { title: "Forms/NumberInput", component: NumberInput };
export default meta;

const ignore = () => undefined;
const days = [1, 2, 3, 4, 5, 6, 7].map((value) => ({ value, label: `${value}` }));

export const Guide: GuideStory = {
  ...guidePage,
  tags: ["!test"],
  args: {
    names: ["NumberInput"],
    entry: "fields",
    purpose: "A number that a person types.",
    use: ["For counts, minutes and amounts that are typed faster than chosen."],
    instead: [
      { when: "There are fewer than ten values", take: "Select, or Segmented" },
      { when: "It is a telephone number or a code", take: "Input: those are text" },
    ],
    pairs: [
      {
        good: (
          <Field label="Days ahead" hint="1 to 365">
            <NumberInput value={7} onChange={ignore} min={1} max={365} />
          </Field>
        ),
        bad: (
          <Field label="Days ahead">
            <Select options={days} value={7} onChange={ignore} />
          </Field>
        ),
        why: "The range stands beneath; nobody scrolls through 365 choices.",
      },
    ],
    specimen: <NumberInput aria-label="Slot length" value={60} onChange={ignore} suffix="min" />,
    anatomy: [
      { part: "Number", says: "As typed, also out of the range: the form says what is wrong." },
      { part: "Suffix", says: "Optional: the unit." },
    ],
    keyboard: [
      { keys: "Arrow up, down", does: "One step more or less, within the range." },
      { keys: "Wheel", does: "Nothing: the field lets go, so that scrolling changes no value." },
    ],
    content: ["The unit is in the suffix or in the label, not in both.", "The range is in the hint."],
  },
};

export const Playground: StoryObj<typeof NumberInput> = {
  tags: ["!test"],
  args: { "aria-label": "Slot length", value: 60, min: 15, max: 180, step: 15 },
};

export const States: StoryObj = {
  render: () => (
    <StateGrid
      states={[
        ...pointed(<NumberInput aria-label="Days" value={7} onChange={ignore} />).slice(0, 3),
        { name: "Empty", part: <NumberInput aria-label="Days" value={null} onChange={ignore} /> },
        { name: "Error", part: <NumberInput aria-label="Days" aria-invalid value={500} onChange={ignore} /> },
        { name: "Disabled", part: <NumberInput aria-label="Days" disabled value={7} /> },
        { name: "Read-only", part: <NumberInput aria-label="Days" readOnly value={7} /> },
        longText(<NumberInput aria-label="Fee" value={123456789} onChange={ignore} suffix="cents per visit" />),
        rightToLeft(<NumberInput aria-label="أيام" value={7} onChange={ignore} suffix="يوم" />),
      ]}
    />
  ),
};
