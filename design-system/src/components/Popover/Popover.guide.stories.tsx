import type { Meta, StoryObj } from "@storybook/react-vite";
import { useRef, useState } from "react";
import { type GuideStory, guidePage } from "../../../guides/GuidePage.tsx";
import { Button } from "../Button/Button.tsx";
import { Stack } from "../Layout/Layout.tsx";
import { Text } from "../Text/Text.tsx";
import { Tooltip } from "../Tooltip/Tooltip.tsx";
import { Popover } from "./Popover.tsx";

const meta: Meta<typeof Popover> = { title: "Overlay/Popover", component: Popover };
export default meta;

function Opened() {
  const [open, setOpen] = useState(false);
  const anchor = useRef<HTMLButtonElement>(null);
  return (
    <>
      <Button ref={anchor} aria-expanded={open} onClick={() => setOpen(!open)}>
        10:00, Court 2
      </Button>
      <Popover open={open} onClose={() => setOpen(false)} anchor={anchor} label="Book Court 2 at 10:00">
        <Stack gap={12}>
          <Text strong>Court 2, 10:00 - 11:00</Text>
          <Button variant="primary">Book</Button>
        </Stack>
      </Popover>
    </>
  );
}

export const Guide: GuideStory = {
  ...guidePage,
  tags: ["!test"],
  args: {
    names: ["Popover"],
    entry: "overlay",
    purpose: "A small panel beside what opened it; the page stays usable.",
    use: ["For a step or two on one thing whose surroundings matter: booking a slot in the grid."],
    instead: [
      { when: "The screen is a phone's", take: "Sheet" },
      { when: "It only explains", take: "Tooltip" },
      { when: "It is a list of actions", take: "Menu" },
      { when: "The page must wait", take: "Modal" },
    ],
    pairs: [
      {
        good: <Opened />,
        bad: (
          <Tooltip content="Court 2, 10:00 - 11:00. Press to book.">
            <Button>10:00, Court 2</Button>
          </Tooltip>
        ),
        why: "What can be pressed stands in a popover: a finger has no hover, and a tooltip cannot be entered.",
      },
    ],
    specimen: <Opened />,
    anatomy: [
      { part: "Anchor", says: "What opened it." },
      { part: "Panel", says: "On the side where there is room; moves along when the page scrolls." },
    ],
    keyboard: [
      { keys: "On opening", does: "The focus moves in." },
      { keys: "Esc, browser Back", does: "Close; the focus returns to the anchor." },
      { keys: "Tab past the end", does: "Closes and goes on in the page." },
    ],
    content: ["label names it as a title would: Book Court 2 at 10:00."],
  },
};

/** What it takes is typed by its props; it stands beside a button that a control cannot give. */
export const Playground: StoryObj<typeof Popover> = { tags: ["!test"], render: () => <Opened /> };
