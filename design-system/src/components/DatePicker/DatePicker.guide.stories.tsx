import type { Meta, StoryObj } from "@storybook/react-vite";
import { type GuideStory, guidePage } from "../../../guides/GuidePage.tsx";
import { longText, pointed, rightToLeft, StateGrid } from "../../../guides/StateGrid.tsx";
import { Field } from "../Field/Field.tsx";
import { Input } from "../Input/Input.tsx";
import { DatePicker } from "./DatePicker.tsx";

const meta: Meta<typeof DatePicker> = { title: "Dates/DatePicker", component: DatePicker };
export default meta;

const TODAY = "2026-11-20";

export const Guide: GuideStory = {
  ...guidePage,
  tags: ["!test"],
  args: {
    names: ["DatePicker"],
    entry: "dates",
    purpose: "A day, chosen from a month.",
    use: ["For a day in a form or a filter; the month is in a popover, on a phone in a sheet."],
    instead: [
      { when: "The month itself says something", take: "Calendar" },
      { when: "One of the next days is chosen, often", take: "Segmented with tiles" },
    ],
    pairs: [
      {
        good: (
          <Field label="First day">
            <DatePicker today={TODAY} min={TODAY} value="2026-11-25" />
          </Field>
        ),
        bad: (
          <Field label="First day (MM/DD/YYYY)">
            <Input defaultValue="11/25/2026" />
          </Field>
        ),
        why: "A chosen day cannot be read as another one, and shows its week day.",
      },
    ],
    specimen: <DatePicker aria-label="Date" today={TODAY} value="2026-11-25" clearLabel="Clear Filter" />,
    anatomy: [
      { part: "Button", says: "The day with its week day, or the placeholder." },
      { part: "Clear", says: "Where none is an answer: give clearLabel." },
      { part: "Month", says: "A Calendar." },
    ],
    keyboard: [
      { keys: "Enter, Space", does: "Opens the month, the chosen day or today in focus." },
      { keys: "Arrows, Page up, Page down", does: "As in Calendar." },
      { keys: "Esc", does: "Closes; the focus returns." },
    ],
    content: ["Values are YYYY-MM-DD, by the club's clock."],
  },
};

export const Playground: StoryObj<typeof DatePicker> = {
  tags: ["!test"],
  args: { "aria-label": "Date", today: TODAY, value: "2026-11-25" },
};

/** Open, and on a phone: Dates/Dates. */
export const States: StoryObj = {
  render: () => (
    <StateGrid
      states={[
        ...pointed(<DatePicker aria-label="Date" today={TODAY} value="2026-11-25" />),
        { name: "Nothing chosen", part: <DatePicker aria-label="Date" today={TODAY} /> },
        {
          name: "Can be cleared",
          part: <DatePicker aria-label="Date" today={TODAY} value={TODAY} clearLabel="Clear" />,
        },
        { name: "Error", part: <DatePicker aria-label="Date" aria-invalid today={TODAY} /> },
        { name: "Disabled", part: <DatePicker aria-label="Date" disabled today={TODAY} value={TODAY} /> },
        longText(<DatePicker aria-label="Date" today={TODAY} placeholder="Choose the first day of the closure" />),
        rightToLeft(<DatePicker aria-label="التاريخ" today={TODAY} value={TODAY} clearLabel="مسح" />),
      ]}
    />
  ),
};
