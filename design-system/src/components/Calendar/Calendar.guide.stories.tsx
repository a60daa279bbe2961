import type { Meta, StoryObj } from "@storybook/react-vite";
import { type GuideStory, guidePage } from "../../../guides/GuidePage.tsx";
import { rightToLeft, StateGrid } from "../../../guides/StateGrid.tsx";
import { DatePicker } from "../DatePicker/DatePicker.tsx";
import { Calendar } from "./Calendar.tsx";

const meta: Meta<typeof Calendar> = { title: "Dates/Calendar", component: Calendar };
export default meta;

const ignore = () => undefined;
const TODAY = "2026-11-20";
const month = <Calendar today={TODAY} value="2026-11-25" min={TODAY} max="2026-12-04" onChange={ignore} />;

export const Guide: GuideStory = {
  ...guidePage,
  tags: ["!test"],
  args: {
    names: ["Calendar"],
    entry: "dates",
    purpose: "A month of days, to choose one from.",
    use: ["Where the month itself says something: days with events, free courts."],
    instead: [
      { when: "A day is one field of a form", take: "DatePicker" },
      { when: "The next seven days are enough", take: "Segmented with tiles" },
    ],
    pairs: [
      {
        good: month,
        bad: <DatePicker aria-label="Date of birth" today={TODAY} />,
        why: "For near days. A day far away, such as a birthday, is typed and not turned to.",
      },
    ],
    specimen: month,
    anatomy: [
      { part: "Month", says: "Read out when it changes, between Previous month and Next month." },
      { part: "Days of the week", says: "Sunday first." },
      { part: "Day", says: "Today has a ring, the chosen one the club's color." },
      { part: "Mark", says: "Optional beneath the number; its text is in dayLabel." },
    ],
    keyboard: [
      { keys: "Tab", does: "Reaches the month's buttons, then one day." },
      { keys: "Arrows", does: "A day or a week on or back." },
      { keys: "Home, End", does: "The week's first and last day." },
      { keys: "Page up, Page down", does: "A month back or on." },
      { keys: "Enter, Space", does: "Choose the day." },
    ],
    content: [
      "Days out of reach stay in sight and focusable, and are announced as unavailable.",
      "today is the club's today, not the browser's.",
    ],
  },
};

export const Playground: StoryObj<typeof Calendar> = {
  tags: ["!test"],
  args: { today: TODAY, value: "2026-11-25", min: TODAY, max: "2026-12-04" },
};

/** Marks are in Dates/Dates, "MonthWithMarks", whose picture is compared. */
export const States: StoryObj = {
  render: () => (
    <StateGrid
      states={[
        { name: "Limits, hover", part: month, show: "hover" },
        rightToLeft(<Calendar today={TODAY} value="2026-11-25" onChange={ignore} />),
      ]}
    />
  ),
};
