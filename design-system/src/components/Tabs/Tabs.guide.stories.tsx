import type { Meta, StoryObj } from "@storybook/react-vite";
import { type GuideStory, guidePage } from "../../../guides/GuidePage.tsx";
import { pointed, rightToLeft, StateGrid } from "../../../guides/StateGrid.tsx";
import { Badge } from "../Badge/Badge.tsx";
import { Segmented } from "../Segmented/Segmented.tsx";
import { Tabs } from "./Tabs.tsx";

const meta: Meta<typeof Tabs> = { title: "Data/Tabs", component: Tabs };
export default meta;

const ignore = () => undefined;
const tabs = [
  { key: "upcoming", label: "Upcoming", content: <p>Court 2, Saturday 10:00</p> },
  {
    key: "waitlist",
    label: (
      <>
        Waitlist <Badge count={2} label="entries" quiet />
      </>
    ),
    content: <p>Two entries</p>,
  },
];
const shown = <Tabs label="My bookings" tabs={tabs} value="upcoming" onChange={ignore} />;

export const Guide: GuideStory = {
  ...guidePage,
  tags: ["!test"],
  args: {
    names: ["Tabs"],
    entry: "data",
    purpose: "Parts of one screen, one at a time.",
    use: [
      "For two to seven parts of one thing that are rarely read together.",
      "The chosen one is kept in the address, so that it can be linked and Back works.",
    ],
    instead: [
      { when: "It filters one list or changes how it is shown", take: "Segmented" },
      { when: "Each is a screen of its own", take: "The sidebar" },
      { when: "They are filled in one after another", take: "An assistant with steps" },
    ],
    pairs: [
      {
        good: (
          <Segmented
            label="View"
            options={[
              { value: "day", label: "Day" },
              { value: "week", label: "Week" },
            ]}
            value="day"
            onChange={ignore}
          />
        ),
        bad: (
          <Tabs
            label="View"
            tabs={[
              { key: "day", label: "Day", content: "The grid" },
              { key: "week", label: "Week", content: "The same grid" },
            ]}
            value="day"
            onChange={ignore}
          />
        ),
        why: "The same content in another view is a choice, not another part.",
      },
    ],
    specimen: shown,
    anatomy: [
      { part: "Tab list", says: "Scrolls sideways where there is no room; the chosen tab is brought into sight." },
      { part: "Tab", says: "A noun, with an icon or a count if it helps." },
      { part: "Panel", says: "The chosen part; the others are not there." },
    ],
    keyboard: [
      { keys: "Tab", does: "Reaches the chosen tab, then the panel's content." },
      { keys: "Arrow left, right", does: "Choose the tab beside, round the ends." },
      { keys: "Home, End", does: "Choose the first, the last." },
    ],
    content: [
      "One or two words each, with capitals as in a title.",
      "What was typed in a part is lost when it is left: keep it outside, or ask.",
    ],
  },
};

export const Playground: StoryObj<typeof Tabs> = {
  tags: ["!test"],
  args: { label: "My bookings", tabs, value: "upcoming" },
};

/** On a phone and by keys in the stories beside. */
export const States: StoryObj = {
  render: () => (
    <StateGrid
      states={[
        ...pointed(shown),
        rightToLeft(
          <Tabs
            label="حجوزاتي"
            tabs={[
              { key: "1", label: "القادمة", content: <p>ملعب ٢</p> },
              { key: "2", label: "السابقة", content: null },
            ]}
            value="1"
            onChange={ignore}
          />,
        ),
      ]}
    />
  ),
};
