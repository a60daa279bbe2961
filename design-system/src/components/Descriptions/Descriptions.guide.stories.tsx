import type { Meta, StoryObj } from "@storybook/react-vite";
import { type GuideStory, guidePage } from "../../../guides/GuidePage.tsx";
import { longText, rightToLeft, StateGrid } from "../../../guides/StateGrid.tsx";
import { IconCalendar, IconClock } from "../Icon/icons.tsx";
import { Descriptions } from "./Descriptions.tsx";

const meta: Meta<typeof Descriptions> = { title: "Core/Descriptions", component: Descriptions };
export default meta;

const booking = [
  { label: "Date", value: "Saturday, Nov 21", icon: <IconCalendar size={16} /> },
  { label: "Time", value: "10:00 - 11:00", icon: <IconClock size={16} /> },
];

export const Guide: GuideStory = {
  ...guidePage,
  tags: ["!test"],
  args: {
    names: ["Descriptions"],
    entry: "core",
    purpose: "Names and their values, to read.",
    use: [
      "For the details of one thing: a booking, a club, an invoice.",
      "columns where there are four values or more and the page is wide.",
    ],
    instead: [
      { when: "There are several things with the same details", take: "StaffTable, or a list of cards" },
      { when: "The values can be changed here", take: "Field in a form" },
      { when: "It is one number", take: "Stat" },
    ],
    pairs: [
      {
        good: <Descriptions items={[{ label: "Phone", value: "Not given" }]} />,
        bad: <Descriptions items={[{ label: "Phone", value: "-" }]} />,
        why: "A dash does not say whether nothing is there or nothing was loaded.",
      },
    ],
    specimen: <Descriptions items={booking} />,
    anatomy: [
      { part: "Icon", says: "Optional, decorative: all items have one or none has." },
      { part: "Label", says: "Quiet, one or two words." },
      { part: "Value", says: "Text, a link, a tag." },
    ],
    keyboard: [],
    content: ["Labels without a colon at the end.", "Dates, times and money as in Patterns, Time and money."],
  },
};

export const Playground: StoryObj<typeof Descriptions> = { tags: ["!test"], args: { items: booking } };

export const States: StoryObj = {
  render: () => (
    <StateGrid
      states={[
        { name: "Pairs", part: <Descriptions items={booking} /> },
        { name: "Columns", part: <Descriptions columns items={booking} /> },
        longText(<Descriptions items={[{ label: "Booked by", value: "Maria del Carmen Wolfeschlegelsteinhausen" }]} />),
        rightToLeft(<Descriptions items={[{ label: "التاريخ", value: "السبت" }]} />),
      ]}
    />
  ),
};
