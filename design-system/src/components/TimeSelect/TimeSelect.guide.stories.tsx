import type { Meta, StoryObj } from "@storybook/react-vite";
import { type GuideStory, guidePage } from "../../../guides/GuidePage.tsx";
import { pointed, rightToLeft, StateGrid } from "../../../guides/StateGrid.tsx";
import { Field } from "../Field/Field.tsx";
import { TimeSelect } from "./TimeSelect.tsx";

const meta: Meta<typeof TimeSelect> = { title: "Dates/TimeSelect", component: TimeSelect };
export default meta;

const ignore = () => undefined;

export const Guide: GuideStory = {
  ...guidePage,
  tags: ["!test"],
  args: {
    names: ["TimeSelect"],
    entry: "dates",
    purpose: "A time of day, in steps.",
    use: ["For opening hours, the start of an event, a filter by time."],
    instead: [{ when: "A court and a time are chosen together", take: "The day grid, or the list of free times" }],
    pairs: [
      {
        good: (
          <Field label="Start">
            <TimeSelect from="06:00" until="22:00" step={30} value="10:00" onChange={ignore} />
          </Field>
        ),
        bad: (
          <Field label="Start">
            <TimeSelect step={5} value="10:00" onChange={ignore} />
          </Field>
        ),
        why: "Only times that are possible: of the opening hours, in the club's steps.",
      },
    ],
    specimen: <TimeSelect aria-label="Start" from="06:00" until="22:00" step={30} value="10:00" onChange={ignore} />,
    anatomy: [{ part: "As Select", says: "With the times from, until and step, and a stored one outside of them." }],
    keyboard: [{ keys: "As Select", does: "Digits choose: 1, 0 finds 10:00." }],
    content: ["24 hours, two digits: 06:00. 24:00 is the day's end."],
  },
};

export const Playground: StoryObj<typeof TimeSelect> = {
  tags: ["!test"],
  args: { "aria-label": "Start", from: "06:00", until: "22:00", step: 30, value: "10:00" },
};

export const States: StoryObj = {
  render: () => (
    <StateGrid
      states={[
        ...pointed(<TimeSelect aria-label="Start" value="10:00" onChange={ignore} />).slice(0, 3),
        { name: "Nothing chosen", part: <TimeSelect aria-label="Start" placeholder="Any" onChange={ignore} /> },
        { name: "Error", part: <TimeSelect aria-label="Start" aria-invalid value="10:00" onChange={ignore} /> },
        { name: "Disabled", part: <TimeSelect aria-label="Start" disabled value="10:00" /> },
        rightToLeft(<TimeSelect aria-label="البداية" value="10:00" onChange={ignore} />),
      ]}
    />
  ),
};
