import type { Meta, StoryObj } from "@storybook/react-vite";
import { type GuideStory, guidePage } from "../../../guides/GuidePage.tsx";
import { rightToLeft, StateGrid } from "../../../guides/StateGrid.tsx";
import { Tag } from "../Tag/Tag.tsx";
import { Text } from "../Text/Text.tsx";
import { type StaffColumn, StaffTable } from "./StaffTable.tsx";

const meta: Meta<typeof StaffTable<Court>> = { title: "Staff/Table", component: StaffTable<Court> };
export default meta;

interface Court {
  name: string;
  sport: string;
  minutes: number;
}

const courts: Court[] = [
  { name: "Court 1", sport: "Tennis", minutes: 60 },
  { name: "Court 2", sport: "Padel", minutes: 90 },
];
const columns: StaffColumn<Court>[] = [
  { key: "name", title: "Court", card: "title", sortable: true, render: ({ name }) => <strong>{name}</strong> },
  { key: "sport", title: "Sport", card: "status", render: ({ sport }) => <Tag>{sport}</Tag> },
  { key: "minutes", title: "Slot", card: "detail", align: "end", render: ({ minutes }) => `${minutes} min` },
];
const table = { caption: "Courts", columns, rowKey: ({ name }: Court) => name };
const ignore = () => undefined;

export const Guide: GuideStory = {
  ...guidePage,
  tags: ["!test"],
  args: {
    names: ["StaffTable"],
    entry: "staff",
    purpose: "The list of a console: to sort, filter, select and print, on a phone as cards.",
    use: ["For things with the same details that staff compare or change in bulk. Thousands of rows scroll like ten."],
    instead: [
      { when: "It is a screen of members", take: "A list of cards: the table carries antd" },
      { when: "There are five things with much to say each", take: "Cards in a Grid" },
      { when: "It is one thing", take: "Descriptions" },
    ],
    pairs: [
      {
        good: <StaffTable {...table} caption="Slots of courts" rows={courts} />,
        bad: (
          <StaffTable
            {...table}
            caption="Slots of courts, at the start"
            rows={courts}
            columns={columns.map((column) => ({ ...column, align: "start" as const }))}
          />
        ),
        why: "Numbers stand at the end, under each other, so that they can be compared; text at the start.",
      },
    ],
    specimen: (
      <StaffTable
        {...table}
        rows={courts}
        total="2 courts"
        sort={{ key: "name", direction: "ascending" }}
        onSortChange={ignore}
      />
    ),
    anatomy: [
      { part: "Total", says: "How many there are, and how many are loaded." },
      { part: "Tools", says: "Saved views, columns, print." },
      { part: "Head", says: "Stays in sight; sorts and filters." },
      { part: "Row", says: "One thing; its actions in a Menu at the end." },
      { part: "Bulk bar", says: "What can be done with all selected rows." },
    ],
    keyboard: [
      { keys: "Tab", does: "Heads, filters, then what can be pressed in each row." },
      { keys: "Enter, Space", does: "Sorts by the head; selects a row at its box." },
    ],
    content: [
      "Heads are nouns; units are in the cells.",
      "What is missing is named: Not given, never.",
      "The title column is what the thing is called; on a phone it heads the card.",
    ],
  },
};

export const Playground: StoryObj<typeof StaffTable<Court>> = {
  tags: ["!test"],
  args: { ...table, rows: courts, total: "2 courts" },
};

/** Sorting, filtering, selecting and cards are in the stories beside. */
export const States: StoryObj = {
  render: () => (
    <StateGrid
      wide
      states={[
        { name: "Refreshing", part: <StaffTable {...table} caption="Refreshing" rows={courts} loading /> },
        {
          name: "Loading more",
          part: <StaffTable {...table} caption="More" rows={courts} more={{ busy: true, onMore: ignore }} />,
        },
        {
          name: "Error, retrying",
          part: (
            <StaffTable
              {...table}
              caption="Failed"
              rows={[]}
              error={{ title: "Error loading courts.", retrying: true, onRetry: ignore }}
            />
          ),
        },
        { name: "Empty, without a text of its own", part: <StaffTable {...table} caption="Empty" rows={[]} /> },
        rightToLeft(<StaffTable {...table} caption="الملاعب" rows={courts} total={<Text>٢</Text>} />),
      ]}
    />
  ),
};
