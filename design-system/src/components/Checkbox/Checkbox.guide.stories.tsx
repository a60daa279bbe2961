import type { Meta, StoryObj } from "@storybook/react-vite";
import { type GuideStory, guidePage } from "../../../guides/GuidePage.tsx";
import { longText, pointed, rightToLeft, StateGrid } from "../../../guides/StateGrid.tsx";
import { Switch } from "../Switch/Switch.tsx";
import { Checkbox } from "./Checkbox.tsx";
import { CheckboxGroup } from "./CheckboxGroup.tsx";

const meta: Meta<typeof Checkbox> = { title: "Forms/Checkbox", component: Checkbox };
export default meta;

const ignore = () => undefined;
const sports = [
  { value: "tennis", label: "Tennis" },
  { value: "padel", label: "Padel" },
  { value: "squash", label: "Squash", disabled: true },
];

export const Guide: GuideStory = {
  ...guidePage,
  tags: ["!test"],
  args: {
    names: ["Checkbox", "CheckboxGroup"],
    entry: "fields",
    purpose: "Yes or no, or several of a few.",
    use: [
      "Checkbox: one statement that is true or not, sent with the form.",
      "CheckboxGroup: sports, week days; the values keep the order of the options.",
    ],
    instead: [
      { when: "It takes effect at once", take: "Switch" },
      { when: "Only one can be true", take: "RadioGroup, Segmented" },
      { when: "There are more than ten", take: "SearchSelect with multiple" },
    ],
    pairs: [
      {
        good: <Checkbox defaultChecked>Repeat weekly</Checkbox>,
        bad: <Checkbox>Do not repeat weekly</Checkbox>,
        why: "A checked box says yes. To check a negation is to say yes to no.",
      },
      {
        good: <Checkbox>Email me about changes</Checkbox>,
        bad: <Switch>I accept the terms</Switch>,
        why: "What only counts when the form is sent is a checkbox.",
      },
    ],
    specimen: (
      <Checkbox defaultChecked description="Every Saturday until the series ends">
        Repeat weekly
      </Checkbox>
    ),
    anatomy: [
      { part: "Box", says: "The system's own, as large as a finger needs with its text." },
      { part: "Text", says: "Belongs to the box: a press on it counts." },
      { part: "Description", says: "Optional, quieter." },
      { part: "Legend, error", says: "Of a group." },
    ],
    keyboard: [
      { keys: "Tab", does: "Reaches each box." },
      { keys: "Space", does: "Checks and unchecks." },
    ],
    content: ["A statement or a thing, no question, no full stop.", "No double negation."],
  },
};

export const Playground: StoryObj<typeof Checkbox> = { tags: ["!test"], args: { children: "Repeat weekly" } };

export const States: StoryObj = {
  render: () => (
    <StateGrid
      states={[
        ...pointed(<Checkbox>Repeat weekly</Checkbox>),
        ...pointed(
          <Checkbox checked onChange={ignore}>
            Repeat weekly
          </Checkbox>,
          "checked",
        ),
        { name: "Disabled", part: <Checkbox disabled>Repeat weekly</Checkbox> },
        {
          name: "Disabled, checked",
          part: (
            <Checkbox disabled checked>
              Repeat weekly
            </Checkbox>
          ),
        },
        { name: "Group", part: <CheckboxGroup label="Sports" options={sports} value={["tennis"]} onChange={ignore} /> },
        {
          name: "Group, error",
          part: <CheckboxGroup label="Sports" options={sports} error="Please choose a sport" onChange={ignore} />,
        },
        { name: "Group, disabled", part: <CheckboxGroup label="Sports" options={sports} disabled /> },
        longText(
          <Checkbox description="It ends with the year of the club">Repeat every week on the same day</Checkbox>,
        ),
        rightToLeft(<Checkbox description="كل سبت">كرر أسبوعيًا</Checkbox>),
      ]}
    />
  ),
};
