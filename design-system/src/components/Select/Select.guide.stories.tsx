import type { Meta, StoryObj } from "@storybook/react-vite";
import { type GuideStory, guidePage } from "../../../guides/GuidePage.tsx";
import { longText, pointed, rightToLeft, StateGrid } from "../../../guides/StateGrid.tsx";
import { RadioGroup } from "../RadioGroup/RadioGroup.tsx";
import { Select } from "./Select.tsx";

const meta: Meta<typeof Select> = { title: "Forms/Select", component: Select };
export default meta;

const ignore = () => undefined;
const roles = [
  { value: "member", label: "Member" },
  { value: "coach", label: "Coach" },
  { value: "admin", label: "Admin", disabled: true },
];

export const Guide: GuideStory = {
  ...guidePage,
  tags: ["!test"],
  args: {
    names: ["Select"],
    entry: "fields",
    purpose: "One of a list, in the system's own select.",
    use: ["For five to some thirty known values. Phones show their own wheel, and every screen reader knows it."],
    instead: [
      { when: "There are two to four short values", take: "Segmented, or RadioGroup" },
      { when: "The list must be searched", take: "SearchSelect" },
      { when: "They are actions", take: "Menu" },
    ],
    pairs: [
      {
        good: <Select aria-label="Court" options={roles} placeholder="Choose a role" onChange={ignore} />,
        bad: (
          <RadioGroup
            label="Role"
            options={["Member", "Coach", "Front Desk", "Admin", "Guest", "Owner"].map((label) => ({
              value: label,
              label,
            }))}
            onChange={ignore}
          />
        ),
        why: "A long list in sight pushes away what comes after it.",
      },
    ],
    specimen: <Select aria-label="Role" options={roles} value="member" onChange={ignore} />,
    anatomy: [
      { part: "Value", says: "The chosen one, or the placeholder, which cannot be chosen." },
      { part: "Arrow", says: "Decorative." },
      { part: "List", says: "The system's." },
    ],
    keyboard: [
      { keys: "Space, Alt + arrow down", does: "Opens the list." },
      { keys: "Arrows, first letters", does: "Choose." },
      { keys: "Esc", does: "Closes it." },
    ],
    content: [
      "Placeholder: Choose a role; or Any role, where none means all.",
      "Options in an order that people expect: by name, by size, by time.",
    ],
  },
};

export const Playground: StoryObj<typeof Select> = {
  tags: ["!test"],
  args: { "aria-label": "Role", options: roles, value: "member" },
};

export const States: StoryObj = {
  render: () => (
    <StateGrid
      states={[
        ...pointed(<Select aria-label="Role" options={roles} value="member" onChange={ignore} />).slice(0, 3),
        { name: "Nothing chosen", part: <Select aria-label="Role" options={roles} placeholder="Choose a role" /> },
        { name: "Error", part: <Select aria-label="Role" aria-invalid options={roles} placeholder="Choose a role" /> },
        { name: "Disabled", part: <Select aria-label="Role" disabled options={roles} value="coach" /> },
        longText(
          <Select
            aria-label="Court"
            options={[{ value: "1", label: "Center Court Wolfeschlegelsteinhausen, indoors" }]}
            value="1"
            onChange={ignore}
          />,
        ),
        rightToLeft(<Select aria-label="الدور" options={[{ value: "1", label: "عضو" }]} value="1" onChange={ignore} />),
      ]}
    />
  ),
};
