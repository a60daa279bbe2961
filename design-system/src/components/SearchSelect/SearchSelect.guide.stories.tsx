import type { Meta, StoryObj } from "@storybook/react-vite";
import { type GuideStory, guidePage } from "../../../guides/GuidePage.tsx";
import { longText, rightToLeft, StateGrid } from "../../../guides/StateGrid.tsx";
import { Select } from "../Select/Select.tsx";
import { SearchSelect } from "./SearchSelect.tsx";

const meta: Meta<typeof SearchSelect> = { title: "Forms/SearchSelect", component: SearchSelect };
export default meta;

const members = [
  { value: "ana", label: "Ana Lima", detail: "ana@example.com" },
  { value: "bo", label: "Bo Chen", detail: "bo@example.com" },
];

export const Guide: GuideStory = {
  ...guidePage,
  tags: ["!test"],
  args: {
    names: ["SearchSelect"],
    entry: "forms",
    purpose: "One or several of a list that is too long to scan.",
    use: [
      "For members, time zones, courts of a big club; the server may search.",
      "On consoles of staff: it carries antd, which screens of members do not load.",
    ],
    instead: [
      { when: "The list has fewer than some thirty entries and one is chosen", take: "Select" },
      { when: "It filters the list beneath", take: "SearchInput" },
    ],
    pairs: [
      {
        good: <SearchSelect aria-label="Booked for" options={members} placeholder="Search members" />,
        bad: (
          <Select
            aria-label="Booked for"
            options={members.map(({ value, label }) => ({ value, label }))}
            placeholder="Choose one of 1,204 members"
          />
        ),
        why: "Namesakes differ by their detail: give the email, which is searched and read out too.",
      },
    ],
    specimen: <SearchSelect aria-label="Invited" multiple options={members} value={["ana"]} />,
    anatomy: [
      { part: "Value", says: "The name alone; several are tags that can be taken off." },
      { part: "Search", says: "What is typed; matches name and detail." },
      { part: "List", says: "Name, and its detail beneath." },
      { part: "Clear", says: "Unless the choice is required." },
    ],
    keyboard: [
      { keys: "Typing", does: "Opens the list and narrows it." },
      {
        keys: "Arrows, Enter",
        does: "Move, choose. Before the server's results, Enter waits and takes the only match.",
      },
      { keys: "Backspace", does: "With several, takes off the last." },
      { keys: "Esc", does: "Closes the list." },
    ],
    content: [
      "Placeholder: Search members.",
      "Nothing found is the text when nothing matches; better, say what was searched.",
    ],
  },
};

export const Playground: StoryObj<typeof SearchSelect> = {
  tags: ["!test"],
  args: { "aria-label": "Booked for", options: members, placeholder: "Search members" },
};

export const States: StoryObj = {
  render: () => (
    <StateGrid
      states={[
        { name: "Default", part: <SearchSelect aria-label="Member" options={members} value="ana" /> },
        { name: "Empty", part: <SearchSelect aria-label="Member" options={members} placeholder="Search members" /> },
        {
          name: "Several",
          part: <SearchSelect aria-label="Members" multiple options={members} value={["ana", "bo"]} />,
        },
        { name: "Loading", part: <SearchSelect aria-label="Member" options={[]} loading placeholder="Loading..." /> },
        { name: "Disabled", part: <SearchSelect aria-label="Member" options={members} value="bo" disabled /> },
        longText(
          <SearchSelect
            aria-label="Member"
            options={[{ value: "1", label: "Maria del Carmen Wolfeschlegelsteinhausen" }]}
            value="1"
          />,
        ),
        rightToLeft(<SearchSelect aria-label="عضو" options={[{ value: "1", label: "ليلى حداد" }]} value="1" />),
      ]}
    />
  ),
};
