import type { Meta, StoryObj } from "@storybook/react-vite";
import { type GuideStory, guidePage } from "../../../guides/GuidePage.tsx";
import { pointed, rightToLeft, StateGrid } from "../../../guides/StateGrid.tsx";
import { LoadMore } from "../LoadMore/LoadMore.tsx";
import { Pagination } from "./Pagination.tsx";

const meta: Meta<typeof Pagination> = { title: "Data/Pagination", component: Pagination };
export default meta;

const ignore = () => undefined;

export const Guide: GuideStory = {
  ...guidePage,
  tags: ["!test"],
  args: {
    names: ["Pagination"],
    entry: "data",
    purpose: "One page back or on.",
    use: ["For a list of known length whose pages people come back to."],
    instead: [
      { when: "The server pages by cursor", take: "LoadMore" },
      { when: "It is a table of a console", take: "StaffTable's more, which scrolls thousands of rows" },
    ],
    pairs: [
      {
        good: <LoadMore more summary="Showing 50 of 120" onMore={ignore} />,
        bad: <Pagination label="Bookings" page={1} pageCount={3} onChange={ignore} />,
        why: "In a list that grows meanwhile pages shift: what stood on page 1 stands on page 2.",
      },
    ],
    specimen: <Pagination label="Pages of invoices" page={2} pageCount={5} onChange={ignore} />,
    anatomy: [
      { part: "Previous, next", says: "Disabled at the ends." },
      { part: "Page of pages", says: "Read out when it changes." },
    ],
    keyboard: [
      { keys: "Tab", does: "Reaches both buttons." },
      { keys: "Enter, Space", does: "Turns the page." },
    ],
    content: ["The label names what is paged. With one page nothing is shown."],
  },
};

export const Playground: StoryObj<typeof Pagination> = {
  tags: ["!test"],
  args: { label: "Pages of invoices", page: 2, pageCount: 5 },
};

export const States: StoryObj = {
  render: () => (
    <StateGrid
      states={[
        ...pointed(<Pagination label="Invoices" page={2} pageCount={5} onChange={ignore} />).map((state) => ({
          ...state,
          part: <Pagination label={`Invoices, ${state.name}`} page={2} pageCount={5} onChange={ignore} />,
        })),
        { name: "First page", part: <Pagination label="First" page={1} pageCount={5} onChange={ignore} /> },
        { name: "Last page", part: <Pagination label="Last" page={5} pageCount={5} onChange={ignore} /> },
        rightToLeft(<Pagination label="الفواتير" page={2} pageCount={5} onChange={ignore} />),
      ]}
    />
  ),
};
