import type { Meta, StoryObj } from "@storybook/react-vite";
import { type GuideStory, guidePage } from "../../../guides/GuidePage.tsx";
import { longText, pointed, rightToLeft, StateGrid } from "../../../guides/StateGrid.tsx";
import { IconCalendarPlus, IconEdit, IconTrash } from "../Icon/icons.tsx";
import { Inline } from "../Layout/Layout.tsx";
import { Button } from "./Button.tsx";
import { IconButton } from "./IconButton.tsx";
import { LinkButton } from "./LinkButton.tsx";

const meta: Meta<typeof Button> = { title: "Core/Button", component: Button };
export default meta;

export const Guide: GuideStory = {
  ...guidePage,
  args: {
    names: ["Button", "IconButton", "LinkButton"],
    entry: "core",
    purpose: "Does something: books, saves, opens a dialog.",
    use: [
      "For every action a person starts. The most likely one of a screen is primary; there is one.",
      "IconButton where the same action repeats in many rows and its icon is known: edit, delete, close, more.",
      "LinkButton where a click leads to another address but the way is as important as an action.",
    ],
    instead: [
      { when: "It leads somewhere, within a text", take: "Link" },
      { when: "It is on or off", take: "Switch, or Segmented" },
      { when: "There are more than three actions on one thing", take: "Menu behind an IconButton" },
    ],
    pairs: [
      {
        good: (
          <Inline>
            <Button variant="primary">Book Court</Button>
            <Button>Cancel</Button>
          </Inline>
        ),
        bad: (
          <Inline>
            <Button variant="primary">Book Court</Button>
            <Button variant="primary">Cancel</Button>
          </Inline>
        ),
        why: "Two primary buttons leave the choice open that the screen should suggest.",
      },
      {
        good: <Button danger>Cancel Booking</Button>,
        bad: <Button danger>OK</Button>,
        why: "A verb and its object can be understood without the question above.",
      },
    ],
    specimen: (
      <Button variant="primary" icon={<IconCalendarPlus />}>
        Book Court
      </Button>
    ),
    anatomy: [
      {
        part: "Icon",
        says: "Optional, before the label. It never replaces the label but in IconButton, which shows its name on hover.",
      },
      { part: "Label", says: "The action. While busy it is busyLabel, with a spinner in place of the icon." },
      { part: "End icon", says: "Optional: where it leads, such as the next week." },
    ],
    keyboard: [
      { keys: "Tab", does: "Reaches it, also while busy: the focus is not lost when work begins." },
      { keys: "Enter, Space", does: "Presses a button. Enter alone follows a LinkButton." },
    ],
    content: [
      "Capitals as in a title: Book Court, Cancel Booking.",
      "A verb first. Never OK, Yes, Submit.",
      "The label stays on one line: some 25 letters fit into a phone's column beside another button.",
      "While busy the same verb goes on: Creating..., Saving...",
      "A disabled button says nothing: where a rule forbids the action, show the reason instead.",
    ],
  },
};

type Story = StoryObj<typeof Button>;

export const Playground: Story = { tags: ["!test"], args: { children: "Book Court", variant: "primary" } };

/** The variants are in "Variants", whose picture is compared. */
export const States: Story = {
  render: () => (
    <StateGrid
      states={[
        ...pointed(<Button variant="primary">Book Court</Button>, "primary"),
        ...pointed(<Button>Export</Button>, "secondary"),
        ...pointed(<Button variant="ghost">Dismiss</Button>, "ghost"),
        ...pointed(
          <Button variant="primary" danger>
            Delete Court
          </Button>,
          "danger",
        ),
        ...pointed(<IconButton label="Edit Court 1" icon={<IconEdit />} />, "icon"),
        ...pointed(<LinkButton href="/book">Book Court</LinkButton>, "link"),
        { name: "Loading", part: <Button variant="primary" busy busyLabel="Creating..." /> },
        { name: "Disabled", part: <Button disabled>Export</Button> },
        { name: "Small", part: <Button size="small">Retry</Button> },
        { name: "Large", part: <Button size="large">Start Free Trial</Button> },
        longText(<Button icon={<IconTrash />}>Remove All Players</Button>),
        rightToLeft(<Button icon={<IconCalendarPlus />}>احجز ملعبًا</Button>),
      ]}
    />
  ),
};
