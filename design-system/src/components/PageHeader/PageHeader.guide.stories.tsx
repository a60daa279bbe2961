import type { Meta, StoryObj } from "@storybook/react-vite";
import { type GuideStory, guidePage } from "../../../guides/GuidePage.tsx";
import { rightToLeft, StateGrid } from "../../../guides/StateGrid.tsx";
import { Button } from "../Button/Button.tsx";
import { Tag } from "../Tag/Tag.tsx";
import { PageHeader } from "./PageHeader.tsx";

const meta: Meta<typeof PageHeader> = { title: "Core/PageHeader", component: PageHeader };
export default meta;

export const Guide: GuideStory = {
  ...guidePage,
  tags: ["!test"],
  args: {
    names: ["PageHeader"],
    entry: "core",
    purpose: "The page's title and what can be done here.",
    use: ["Once at the top of every screen: it holds the page's one h1."],
    instead: [{ when: "It titles a part of a page", take: "Card, or Heading" }],
    pairs: [
      {
        good: <Tag tone="primary">12 members</Tag>,
        bad: <Tag tone="primary">Members page</Tag>,
        why: "Beside the title stands a count or a state, never the title again.",
      },
      {
        good: <Button variant="primary">Invite Members</Button>,
        bad: (
          <div style={{ display: "flex", gap: 8 }}>
            <Button variant="primary">Invite</Button>
            <Button variant="primary">Import</Button>
          </div>
        ),
        why: "At most one action of a page is primary.",
      },
    ],
    // Its h1 would be a second one on this page: "Full" shows it.
    specimen: <p>The story Full shows a header with all its parts, OnAPhone how they stack.</p>,
    anatomy: [
      { part: "Back", says: "Optional: the page above, by its name." },
      { part: "Title", says: "As in the sidebar." },
      { part: "Tag", says: "Optional: a count, a state." },
      { part: "Description", says: "Optional, one sentence." },
      { part: "Actions", says: "Optional, at the end; beneath on a phone." },
    ],
    keyboard: [{ keys: "Tab", does: "Back, then the actions." }],
    content: ["Capitals as in a title: My Bookings.", "Back names where it leads: Members, not Back."],
  },
};

export const Playground: StoryObj<typeof PageHeader> = {
  tags: ["!test"],
  args: { title: "Members", description: "Who may book at this club." },
};

/** Others are "Plain", "Full" and "OnAPhone". */
export const States: StoryObj = {
  render: () => (
    <StateGrid
      wide
      states={[
        rightToLeft(
          <PageHeader
            title="الأعضاء"
            tag={<Tag>٣</Tag>}
            back={{ href: "/", label: "الرئيسية" }}
            actions={<Button>دعوة</Button>}
          />,
        ),
      ]}
    />
  ),
};
