import type { Meta, StoryObj } from "@storybook/react-vite";
import { type GuideStory, guidePage } from "../../../guides/GuidePage.tsx";
import { rightToLeft, StateGrid } from "../../../guides/StateGrid.tsx";
import { Tag } from "../Tag/Tag.tsx";
import { Badge } from "./Badge.tsx";

const meta: Meta<typeof Badge> = { title: "Core/Badge", component: Badge };
export default meta;

export const Guide: GuideStory = {
  ...guidePage,
  tags: ["!test"],
  args: {
    names: ["Badge"],
    entry: "core",
    purpose: "A count beside a name.",
    use: [
      "For how many wait or are free: open requests in the sidebar, unread messages, filters that are set.",
      "Quiet where the count asks for nothing.",
    ],
    instead: [
      { when: "It is text", take: "Tag" },
      { when: "The number is what the screen is about", take: "Stat" },
    ],
    pairs: [
      {
        good: (
          <span>
            Requests <Badge count={3} label="open" />
          </span>
        ),
        bad: (
          <span>
            Requests <Tag tone="error">3 open requests</Tag>
          </span>
        ),
        why: "Beside a name the name need not be repeated; a screen reader gets it from the label.",
      },
      {
        good: (
          <span>
            Court 1 <Badge count={4} label="free times" quiet />
          </span>
        ),
        bad: (
          <span>
            Court 1 <Badge count={4} label="free times" />
          </span>
        ),
        why: "A loud badge says that something has to be done.",
      },
    ],
    specimen: (
      <span>
        Requests <Badge count={128} label="open" />
      </span>
    ),
    anatomy: [
      { part: "Number", says: "From 1; nothing is shown for 0. Above max it reads 99+." },
      { part: "Label", says: "Heard, not seen: what is counted." },
    ],
    keyboard: [],
    content: ["The label follows the number: 3 open, 4 free times."],
  },
};

export const Playground: StoryObj<typeof Badge> = { tags: ["!test"], args: { count: 3, label: "open requests" } };

export const States: StoryObj = {
  render: () => (
    <StateGrid
      states={[
        { name: "Default", part: <Badge count={3} label="open requests" /> },
        { name: "Quiet", part: <Badge count={4} label="free courts" quiet /> },
        { name: "Above the most", part: <Badge count={128} label="members" /> },
        { name: "Nothing to count", part: <Badge count={0} label="open requests" /> },
        rightToLeft(
          <span>
            الطلبات <Badge count={3} label="مفتوحة" />
          </span>,
        ),
      ]}
    />
  ),
};
