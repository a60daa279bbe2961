import type { Meta, StoryObj } from "@storybook/react-vite";
import { type GuideStory, guidePage } from "../../../guides/GuidePage.tsx";
import { pointed, rightToLeft, StateGrid } from "../../../guides/StateGrid.tsx";
import { Loading } from "../Loading/Loading.tsx";
import { LoadMore } from "./LoadMore.tsx";

const meta: Meta<typeof LoadMore> = { title: "Data/LoadMore", component: LoadMore };
export default meta;

const ignore = () => undefined;

export const Guide: GuideStory = {
  ...guidePage,
  tags: ["!test"],
  args: {
    names: ["LoadMore"],
    entry: "data",
    purpose: "The end of a list that goes on at the server.",
    use: ["Beneath lists that the api pages by cursor."],
    instead: [
      { when: "The list is a StaffTable", take: "Its more" },
      { when: "People come back to a page by number", take: "Pagination" },
    ],
    pairs: [
      {
        good: <LoadMore more summary="Showing 50 of 120" onMore={ignore} />,
        bad: <Loading />,
        why: "A list that loads by itself at its end keeps people from what stands beneath it.",
      },
    ],
    specimen: <LoadMore more summary="Showing 50 of 120" onMore={ignore} />,
    anatomy: [
      { part: "Summary", says: "Optional: how many of how many; read out when it changes." },
      { part: "Button", says: "Gone at the end of the list." },
    ],
    keyboard: [
      { keys: "Tab", does: "Reaches the button after the last entry." },
      { keys: "Enter, Space", does: "Loads; the focus stays." },
    ],
    content: ["Showing 50 of 120: what is shown, then the whole if it is known."],
  },
};

export const Playground: StoryObj<typeof LoadMore> = {
  tags: ["!test"],
  args: { more: true, summary: "Showing 50 of 120" },
};

export const States: StoryObj = {
  render: () => (
    <StateGrid
      states={[
        ...pointed(<LoadMore more onMore={ignore} />),
        { name: "With a summary", part: <LoadMore more summary="Showing 50 of 120" onMore={ignore} /> },
        { name: "Loading", part: <LoadMore more busy summary="Showing 50 of 120" onMore={ignore} /> },
        { name: "At the end", part: <LoadMore more={false} summary="Showing 120 of 120" onMore={ignore} /> },
        rightToLeft(<LoadMore more summary="٥٠ من ١٢٠" onMore={ignore} />),
      ]}
    />
  ),
};
