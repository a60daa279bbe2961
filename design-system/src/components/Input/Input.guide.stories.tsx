import type { Meta, StoryObj } from "@storybook/react-vite";
import type { ReactNode } from "react";
import { type GuideStory, guidePage } from "../../../guides/GuidePage.tsx";
import { longText, pointed, rightToLeft, type State, StateGrid } from "../../../guides/StateGrid.tsx";
import { Field } from "../Field/Field.tsx";
import { IconMail } from "../Icon/icons.tsx";
import { ColorInput } from "./ColorInput.tsx";
import { Input } from "./Input.tsx";
import { Password } from "./Password.tsx";
import { SearchInput } from "./SearchInput.tsx";
import { TextArea } from "./TextArea.tsx";

const meta: Meta<typeof Input> = { title: "Forms/Input", component: Input };
export default meta;

const ignore = () => undefined;

export const Guide: GuideStory = {
  ...guidePage,
  tags: ["!test"],
  args: {
    names: ["Input", "Password", "SearchInput", "TextArea", "ColorInput"],
    entry: "fields",
    purpose: "Text that a person types.",
    use: [
      "Input for a line: give type and autoComplete, so that phones bring the right keys and browsers fill it.",
      "TextArea where more than a line is expected; it grows with its text.",
      "SearchInput narrows a list while one types. Password can be looked at. ColorInput takes #RRGGBB.",
    ],
    instead: [
      { when: "It is a number", take: "NumberInput" },
      { when: "The possible values are known", take: "Select, SearchSelect or Segmented" },
      { when: "It is a day or a time", take: "DatePicker, TimeSelect" },
    ],
    pairs: [
      {
        good: (
          <Field label="Email">
            <Input type="email" autoComplete="email" prefix={<IconMail />} />
          </Field>
        ),
        bad: (
          <Field label="Email">
            <Input placeholder="Enter your email here" />
          </Field>
        ),
        why: "A placeholder that repeats the label says nothing and looks like an entry.",
      },
    ],
    specimen: <Input aria-label="Price of a guest" prefix="$" suffix="per visit" defaultValue="12" />,
    anatomy: [
      { part: "Prefix", says: "Optional, decorative: an icon, a sign." },
      { part: "Text", says: "What was typed; it is never changed while one types." },
      { part: "Suffix", says: "Optional: a unit, or a small button such as Show password." },
    ],
    keyboard: [
      { keys: "Tab", does: "Reaches the field, then a button in its suffix." },
      { keys: "Enter", does: "Sends the form; in a TextArea begins a line." },
      { keys: "Esc", does: "Empties a SearchInput, as browsers do." },
    ],
    content: ["Placeholder: an example or nothing.", "As wide as its column; a short answer stands in a narrow one."],
  },
};

export const Playground: StoryObj<typeof Input> = {
  tags: ["!test"],
  args: { "aria-label": "Club name", placeholder: "Riverside", disabled: false },
};

const still = (each: ReactNode, variant: string): State[] => pointed(each, variant).slice(0, 3);

export const States: StoryObj = {
  render: () => (
    <StateGrid
      states={[
        ...still(<Input aria-label="Name" defaultValue="Riverside" />, "line"),
        ...still(<TextArea aria-label="Reason" defaultValue="New net" />, "lines"),
        ...still(<SearchInput label="Search members" value="ana" onChange={ignore} />, "search"),
        { name: "Empty", part: <Input aria-label="Name" placeholder="Riverside" /> },
        { name: "Error", part: <Input aria-label="Name" aria-invalid defaultValue="?" /> },
        { name: "Disabled", part: <Input aria-label="Name" disabled value="Riverside" /> },
        { name: "Read-only", part: <Input aria-label="Name" readOnly value="Riverside" /> },
        { name: "Error, lines", part: <TextArea aria-label="Reason" aria-invalid /> },
        { name: "Disabled, lines", part: <TextArea aria-label="Reason" disabled value="New net" /> },
        { name: "Prefix and suffix", part: <Input aria-label="Fee" prefix="$" suffix="per visit" defaultValue="12" /> },
        { name: "Password", part: <Password aria-label="Password" defaultValue="secret" /> },
        { name: "Color", part: <ColorInput aria-label="Club color" value="#0B6E4F" onChange={ignore} /> },
        { name: "Color, disabled", part: <ColorInput aria-label="Club color" disabled value="#0B6E4F" /> },
        longText(<Input aria-label="Name" prefix={<IconMail />} defaultValue="wolfeschlegelsteinhausen@example.com" />),
        rightToLeft(<Input aria-label="البريد" prefix={<IconMail />} suffix="اختياري" defaultValue="ليلى" />),
      ]}
    />
  ),
};
