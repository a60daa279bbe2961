import type { Meta, StoryObj } from "@storybook/react-vite";
import { type GuideStory, guidePage } from "../../../guides/GuidePage.tsx";
import { longText, rightToLeft, StateGrid } from "../../../guides/StateGrid.tsx";
import { Input } from "../Input/Input.tsx";
import { Select } from "../Select/Select.tsx";
import { Field } from "./Field.tsx";

const meta: Meta<typeof Field> = { title: "Forms/Field", component: Field };
export default meta;

const sports = [{ value: "tennis", label: "Tennis" }];

export const Guide: GuideStory = {
  ...guidePage,
  tags: ["!test"],
  args: {
    names: ["Field"],
    entry: "fields",
    purpose: "A label, one control, a hint and an error that belong together.",
    use: [
      "Around every single control that has no label of its own.",
      "In a console's form take StaffField, which shows the same and keeps the value.",
    ],
    instead: [
      { when: "The control is a Checkbox, a Switch or a group", take: "The control alone: it has its label" },
      { when: "It filters a list", take: "SearchInput or Select with an aria-label in a FilterBar" },
    ],
    pairs: [
      {
        good: (
          <Field label="Phone" hint="For the front desk, not shown to members">
            <Input type="tel" />
          </Field>
        ),
        bad: <Input aria-label="Phone" type="tel" placeholder="Phone (for the front desk, not shown)" />,
        why: "A placeholder is gone with the first letter. What one must know while typing stands beneath.",
      },
      {
        good: (
          <Field label="Email" error="Please enter a valid email address">
            <Input type="email" defaultValue="ana@" />
          </Field>
        ),
        bad: (
          <Field label="Email" error="Invalid">
            <Input type="email" defaultValue="ana@" />
          </Field>
        ),
        why: "An error says what would be right.",
      },
    ],
    specimen: (
      <Field label="Club name" required hint="Shown in the sidebar" error="Please enter a name">
        <Input />
      </Field>
    ),
    anatomy: [
      { part: "Label", says: "Above the control; a star marks what is required." },
      { part: "Control", says: "One. Field gives it its id and its descriptions." },
      { part: "Hint", says: "Optional, always there." },
      { part: "Error", says: "After the first submit; read out when it appears." },
    ],
    keyboard: [{ keys: "Tab", does: "Reaches the control. A click on the label does too." }],
    content: [
      "The label is a noun, without a colon: Club name.",
      "Hint: no full stop if it is no sentence.",
      "Error: Please, and what to enter.",
    ],
  },
};

export const Playground: StoryObj<typeof Field> = {
  tags: ["!test"],
  args: { label: "Club name", hint: "Shown in the sidebar", children: <Input /> },
};

export const States: StoryObj = {
  render: () => (
    <StateGrid
      states={[
        {
          name: "Default",
          part: (
            <Field label="Club name">
              <Input />
            </Field>
          ),
        },
        {
          name: "Required",
          part: (
            <Field label="Club name" required>
              <Input />
            </Field>
          ),
        },
        {
          name: "Hint",
          part: (
            <Field label="Club name" hint="Shown in the sidebar">
              <Input />
            </Field>
          ),
        },
        {
          name: "Error",
          part: (
            <Field label="Sport" hint="The first is shown first" error="Please choose a sport">
              <Select options={sports} placeholder="Choose a sport" />
            </Field>
          ),
        },
        {
          name: "Disabled",
          part: (
            <Field label="Address" hint="Only admins change it">
              <Input disabled value="riverside" />
            </Field>
          ),
        },
        {
          name: "Read-only",
          part: (
            <Field label="Address">
              <Input readOnly value="riverside" />
            </Field>
          ),
        },
        longText(
          <Field
            label="How many days ahead members of this club may book a court"
            error="Please enter a number of days between 1 and 365"
          >
            <Input />
          </Field>,
        ),
        rightToLeft(
          <Field label="الاسم" required hint="يظهر في القائمة">
            <Input />
          </Field>,
        ),
      ]}
    />
  ),
};
