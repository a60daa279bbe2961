import type { Meta, StoryObj } from "@storybook/react-vite";
import { type GuideStory, guidePage } from "../../../guides/GuidePage.tsx";
import { longText, rightToLeft, StateGrid } from "../../../guides/StateGrid.tsx";
import { Button } from "../Button/Button.tsx";
import { Descriptions } from "../Descriptions/Descriptions.tsx";
import { Skeleton } from "../Skeleton/Skeleton.tsx";
import { Tag } from "../Tag/Tag.tsx";
import { Card } from "./Card.tsx";

const meta: Meta<typeof Card> = { title: "Core/Card", component: Card };
export default meta;

const details = [
  { label: "Date", value: "Saturday, Nov 21" },
  { label: "Time", value: "10:00 - 11:00" },
];

export const Guide: GuideStory = {
  ...guidePage,
  tags: ["!test"],
  args: {
    names: ["Card"],
    entry: "core",
    purpose: "A titled region of a page: one thing, or one group of things.",
    use: [
      "For a booking, a plan, a section of settings, a list with its title.",
      "flush where a table or a list reaches the edges.",
    ],
    instead: [
      { when: "The whole page is one thing", take: "PageHeader and the page's own ground" },
      { when: "It floats above the page", take: "Popover, Modal or Sheet: only they cast shadows" },
    ],
    pairs: [
      {
        good: (
          <Card title="Court 2" level={3} extra={<Tag tone="success">Confirmed</Tag>}>
            <Descriptions items={details} />
          </Card>
        ),
        bad: (
          <Card title="Court 2" level={3}>
            <Card title="Details" level={4}>
              <Descriptions items={details} />
            </Card>
          </Card>
        ),
        why: "A card in a card is two frames around one thing.",
      },
      {
        good: (
          <Card title="Pro" level={3} highlighted>
            12 courts, 500 members
          </Card>
        ),
        bad: (
          <div style={{ display: "grid", gap: 16 }}>
            <Card title="Basic" level={3} highlighted>
              4 courts
            </Card>
            <Card title="Pro" level={3} highlighted>
              12 courts
            </Card>
          </div>
        ),
        why: "One highlight on a screen draws the eye; two draw it nowhere.",
      },
    ],
    specimen: (
      <Card
        title="Court 2"
        level={3}
        description="Tennis"
        extra={<Tag tone="success">Confirmed</Tag>}
        footer={<Button danger>Cancel Booking</Button>}
      >
        <Descriptions items={details} />
      </Card>
    ),
    anatomy: [
      { part: "Title", says: "Names the region, also for a screen reader. Its level follows the page's outline." },
      { part: "Description", says: "Optional, beneath the title." },
      { part: "Extra", says: "Optional, at the end of the title: a tag or one action." },
      { part: "Body", says: "The content." },
      { part: "Footer", says: "Optional: actions on the whole." },
    ],
    keyboard: [],
    content: ["The title names the thing, not the component: Court 2, not Booking Card."],
  },
};

export const Playground: StoryObj<typeof Card> = {
  tags: ["!test"],
  args: { title: "Court 2", description: "Tennis", children: "Saturday, 10:00 - 11:00" },
};

/** With actions, tags and lists in "Cards", whose picture is compared. */
export const States: StoryObj = {
  render: () => (
    <StateGrid
      states={[
        { name: "Default", part: <Card title="Court 2">Saturday, 10:00 - 11:00</Card> },
        {
          name: "Highlighted",
          part: (
            <Card title="Pro" highlighted>
              12 courts
            </Card>
          ),
        },
        {
          name: "Loading",
          part: (
            <Card title="Court 3">
              <Skeleton lines={2} />
            </Card>
          ),
        },
        longText(
          <Card title="Center Court Wolfeschlegelsteinhausen" extra={<Tag>Past</Tag>}>
            The title breaks; what stands at its end keeps its place.
          </Card>,
        ),
        rightToLeft(
          <Card title="ملعب ٢" extra={<Tag tone="success">مؤكد</Tag>} footer={<Button>إلغاء</Button>}>
            السبت
          </Card>,
        ),
      ]}
    />
  ),
};
