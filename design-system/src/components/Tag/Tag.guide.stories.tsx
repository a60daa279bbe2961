import type { Meta, StoryObj } from "@storybook/react-vite";
import { type GuideStory, guidePage } from "../../../guides/GuidePage.tsx";
import { longText, rightToLeft, StateGrid } from "../../../guides/StateGrid.tsx";
import { Button } from "../Button/Button.tsx";
import { IconCheck } from "../Icon/icons.tsx";
import { Inline } from "../Layout/Layout.tsx";
import { Tag } from "./Tag.tsx";

const meta: Meta<typeof Tag> = { title: "Core/Tag", component: Tag };
export default meta;

export const Guide: GuideStory = {
  ...guidePage,
  tags: ["!test"],
  args: {
    names: ["Tag"],
    entry: "core",
    purpose: "A short state as text.",
    use: [
      "For the state of a thing in a list or a card: Confirmed, Pending, Canceled.",
      "For what someone is: Admin, Coach. One tag says one thing.",
    ],
    instead: [
      { when: "It is a number", take: "Badge" },
      { when: "It can be pressed", take: 'Button, or Segmented with look="pills"' },
      { when: "It is a state of a court at a time", take: "Slot: its colors mean nothing else" },
    ],
    pairs: [
      {
        good: <Tag tone="success">Confirmed</Tag>,
        bad: <Tag tone="success">Your booking was confirmed by the club</Tag>,
        why: "A word or two can be compared down a column. A sentence belongs beneath.",
      },
      {
        good: (
          <Inline>
            <Tag>Past</Tag>
            <Tag tone="warning">Pending</Tag>
          </Inline>
        ),
        bad: (
          <Inline>
            <Tag tone="success">Past</Tag>
            <Tag tone="error">Pending</Tag>
          </Inline>
        ),
        why: "The tone repeats what the text says. Where nothing has to be done it is neutral.",
      },
      {
        good: <Button size="small">Approve</Button>,
        bad: <Tag tone="primary">Approve</Tag>,
        why: "A tag is never an action: no key reaches it.",
      },
    ],
    specimen: (
      <Tag tone="success" icon={<IconCheck />}>
        Confirmed
      </Tag>
    ),
    anatomy: [
      { part: "Icon", says: "Optional, before the text." },
      { part: "Text", says: "The state. It stays on one line." },
    ],
    keyboard: [],
    content: ["The same word as in filters and mails: Canceled, with one l.", "A capital at the start, no full stop."],
  },
};

export const Playground: StoryObj<typeof Tag> = { tags: ["!test"], args: { tone: "success", children: "Confirmed" } };

/** The tones are in "Tags", whose picture is compared. */
export const States: StoryObj = {
  render: () => (
    <StateGrid
      states={[
        { name: "Default", part: <Tag>Past</Tag> },
        { name: "With icon", part: <Tag icon={<IconCheck />}>Confirmed</Tag> },
        longText(<Tag tone="warning">Waiting for approval by staff</Tag>),
        rightToLeft(<Tag icon={<IconCheck />}>مؤكد</Tag>),
      ]}
    />
  ),
};
