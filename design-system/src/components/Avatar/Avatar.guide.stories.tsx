import type { Meta, StoryObj } from "@storybook/react-vite";
import { type GuideStory, guidePage } from "../../../guides/GuidePage.tsx";
import { rightToLeft, StateGrid } from "../../../guides/StateGrid.tsx";
import { Inline } from "../Layout/Layout.tsx";
import { Avatar } from "./Avatar.tsx";

const meta: Meta<typeof Avatar> = { title: "Core/Avatar", component: Avatar };
export default meta;

export const Guide: GuideStory = {
  ...guidePage,
  tags: ["!test"],
  args: {
    names: ["Avatar"],
    entry: "core",
    purpose: "A person's initials, to find a name in a list.",
    use: ["Beside a person's name in lists and cards."],
    instead: [{ when: "There is no room for the name", take: "The name without the avatar" }],
    pairs: [
      {
        good: (
          <Inline>
            <Avatar name="Ana Lima" size={32} /> Ana Lima
          </Inline>
        ),
        bad: <Avatar name="Ana Lima" size={32} />,
        why: "Initials name nobody: the avatar is hidden from screen readers, and members share initials.",
      },
    ],
    specimen: (
      <Inline>
        <Avatar name="Ana Lima" /> Ana Lima
      </Inline>
    ),
    anatomy: [
      { part: "Initials", says: "First letters of the first and of the last word of the name; ? without a name." },
    ],
    keyboard: [],
    content: ["Takes the whole name as it is written; it shortens by itself."],
  },
};

export const Playground: StoryObj<typeof Avatar> = { tags: ["!test"], args: { name: "Ana Lima", size: 40 } };

export const States: StoryObj = {
  render: () => (
    <StateGrid
      states={[
        { name: "Two words", part: <Avatar name="Ana Lima" /> },
        { name: "One word", part: <Avatar name="Björn" /> },
        { name: "More words", part: <Avatar name="Maria del Carmen Ruiz" /> },
        { name: "No name", part: <Avatar name="" /> },
        { name: "Small", part: <Avatar name="Ana Lima" size={32} /> },
        { name: "Large", part: <Avatar name="Ana Lima" size={56} /> },
        rightToLeft(<Avatar name="ليلى حداد" />),
      ]}
    />
  ),
};
