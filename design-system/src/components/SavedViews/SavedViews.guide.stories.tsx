import type { Meta, StoryObj } from "@storybook/react-vite";
import { type GuideStory, guidePage } from "../../../guides/GuidePage.tsx";
import { pointed, rightToLeft, StateGrid } from "../../../guides/StateGrid.tsx";
import { Button } from "../Button/Button.tsx";
import { SavedViews } from "./SavedViews.tsx";

const meta: Meta<typeof SavedViews> = { title: "Staff/SavedViews", component: SavedViews };
export default meta;

const ignore = () => undefined;
const views = [{ name: "Coaches", search: "role=coach" }];
const shown = <SavedViews views={views} search="" onChange={ignore} onOpen={ignore} />;

export const Guide: GuideStory = {
  ...guidePage,
  tags: ["!test"],
  args: {
    names: ["SavedViews"],
    entry: "staff",
    purpose: "A person's named filters of a list.",
    use: ["Beside the tools of a StaffTable whose search, filters and sort are in the address."],
    instead: [{ when: "Everybody needs the same view", take: "Tabs, or a page" }],
    pairs: [
      {
        good: shown,
        bad: <Button size="small">Save filters</Button>,
        why: "What is kept has a name and can be found again, on every device of the person.",
      },
    ],
    specimen: shown,
    anatomy: [
      { part: "Button", says: "Views, or the name of the current one." },
      { part: "List", says: "Opens a view; the bin deletes it." },
      { part: "Name", says: "Saves the current search, filters and sort. The same name replaces." },
    ],
    keyboard: [
      { keys: "Enter, Space", does: "Opens the panel; opens a view." },
      { keys: "Enter in the name", does: "Saves." },
      { keys: "Esc", does: "Closes." },
    ],
    content: ["People name their views; nothing is suggested."],
  },
};

export const Playground: StoryObj<typeof SavedViews> = { tags: ["!test"], args: { views, search: "" } };

/** Saving is in Staff/Table, "SavesAView". */
export const States: StoryObj = {
  render: () => (
    <StateGrid
      states={[
        ...pointed(shown),
        {
          name: "A view is open",
          part: <SavedViews views={views} search="role=coach" onChange={ignore} onOpen={ignore} />,
        },
        rightToLeft(shown),
      ]}
    />
  ),
};
