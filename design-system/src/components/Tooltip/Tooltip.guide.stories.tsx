import type { Meta, StoryObj } from "@storybook/react-vite";
import { type GuideStory, guidePage } from "../../../guides/GuidePage.tsx";
import { Button } from "../Button/Button.tsx";
import { IconButton } from "../Button/IconButton.tsx";
import { Field } from "../Field/Field.tsx";
import { IconEdit } from "../Icon/icons.tsx";
import { Input } from "../Input/Input.tsx";
import { Tooltip } from "./Tooltip.tsx";

const meta: Meta<typeof Tooltip> = { title: "Overlay/Tooltip", component: Tooltip };
export default meta;

export const Guide: GuideStory = {
  ...guidePage,
  tags: ["!test"],
  args: {
    names: ["Tooltip"],
    entry: "overlay",
    purpose: "A short explanation on hover and on focus.",
    use: ["For what helps but is not needed: who booked a slot, the full text of what was cut."],
    instead: [
      { when: "One must know it to go on", take: "Field's hint, or text on the page" },
      { when: "It names an icon", take: "IconButton, which does so itself" },
      { when: "It can be pressed", take: "Popover" },
    ],
    pairs: [
      {
        good: (
          <Field label="Access code" hint="Printed on the poster at the desk">
            <Input />
          </Field>
        ),
        bad: (
          <Tooltip content="Printed on the poster at the desk">
            <Input aria-label="Access code" />
          </Tooltip>
        ),
        why: "A finger does not hover: what is needed stands on the page.",
      },
      {
        good: <IconButton label="Edit Court 1" icon={<IconEdit />} />,
        bad: (
          <Tooltip content="Edit Court 1">
            <IconButton label="Edit Court 1" icon={<IconEdit />} />
          </Tooltip>
        ),
        why: "An IconButton shows its name already.",
      },
    ],
    specimen: (
      <Tooltip content="Booked by Ana Lima" placement="bottom-start">
        <Button>Court 2, 10:00</Button>
      </Tooltip>
    ),
    anatomy: [
      { part: "Anchor", says: "One element that can have the focus; described by the tooltip." },
      { part: "Text", says: "A line or two, without links." },
    ],
    keyboard: [
      { keys: "Tab", does: "Shows it with the focus." },
      { keys: "Esc", does: "Hides it." },
    ],
    content: ["Adds to the visible text and does not repeat it.", "No full stop unless it is a sentence."],
  },
};

export const Playground: StoryObj<typeof Tooltip> = {
  tags: ["!test"],
  args: { content: "Booked by Ana Lima", placement: "bottom-start", children: <Button>Court 2, 10:00</Button> },
};
