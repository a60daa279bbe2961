import type { Meta, StoryObj } from "@storybook/react-vite";
import { type GuideStory, guidePage } from "../../../guides/GuidePage.tsx";
import { Button } from "../Button/Button.tsx";
import { IconButton } from "../Button/IconButton.tsx";
import { IconEdit, IconMore, IconTrash } from "../Icon/icons.tsx";
import { Inline } from "../Layout/Layout.tsx";
import { Menu } from "./Menu.tsx";

const meta: Meta<typeof Menu> = { title: "Overlay/Menu", component: Menu };
export default meta;

const ignore = () => undefined;
const more = <IconButton label="Actions for Ana Lima" icon={<IconMore />} variant="secondary" />;
const items = [
  [{ key: "edit", label: "Edit", icon: <IconEdit />, onSelect: ignore }],
  [{ key: "remove", label: "Remove from club", icon: <IconTrash />, danger: true, onSelect: ignore }],
];

export const Guide: GuideStory = {
  ...guidePage,
  tags: ["!test"],
  args: {
    names: ["Menu", "ContextMenu"],
    entry: "overlay",
    purpose: "A list of actions that drops from a button.",
    use: [
      "For the rarer actions on one thing, behind an IconButton that names it.",
      "ContextMenu: the same by right click, long press or the menu key, on a part of a board.",
    ],
    instead: [
      { when: "There are one or two actions", take: "Buttons in sight" },
      { when: "It is the value of a field", take: "Select" },
      { when: "There is more to it than a press", take: "Popover or Modal" },
    ],
    pairs: [
      {
        good: (
          <Inline>
            <Button size="small">Edit</Button>
            <Menu trigger={more} items={items} />
          </Inline>
        ),
        bad: <Menu trigger={more} items={items.slice(0, 1)} />,
        why: "What is done daily is in sight; a menu of one action is a button with a detour.",
      },
    ],
    specimen: <Menu trigger={more} items={items} placement="bottom-start" />,
    anatomy: [
      { part: "Trigger", says: "A Button or IconButton; its name says what the actions are about." },
      { part: "Group", says: "Parted by a line; the dangerous one last." },
      { part: "Action", says: "A verb, with an icon if all have one; a check at the current choice." },
    ],
    keyboard: [
      { keys: "Enter, Space", does: "Opens it with the first action in focus; presses an action." },
      { keys: "Arrows, Home, End", does: "Move, round the ends." },
      { keys: "First letter", does: "Moves to the next action that begins with it." },
      { keys: "Esc, Tab", does: "Closes; the focus returns to the trigger." },
    ],
    content: ["Verbs in the words of the buttons: Remove from club."],
  },
};

export const Playground: StoryObj<typeof Menu> = {
  tags: ["!test"],
  args: { trigger: more, items, placement: "bottom-start" },
};
