import type { Meta, StoryObj } from "@storybook/react-vite";
import { type GuideStory, guidePage } from "../../../guides/GuidePage.tsx";
import { rightToLeft, StateGrid } from "../../../guides/StateGrid.tsx";
import { Button } from "../Button/Button.tsx";
import { SearchInput } from "../Input/SearchInput.tsx";
import { Select } from "../Select/Select.tsx";
import { FilterBar } from "./FilterBar.tsx";

const meta: Meta<typeof FilterBar> = { title: "Data/FilterBar", component: FilterBar };
export default meta;

const ignore = () => undefined;
const search = <SearchInput label="Search members" placeholder="Search members" value="" onChange={ignore} />;
const role = (
  <Select aria-label="Role" placeholder="Any role" options={[{ value: "coach", label: "Coach" }]} onChange={ignore} />
);

export const Guide: GuideStory = {
  ...guidePage,
  tags: ["!test"],
  args: {
    names: ["FilterBar"],
    entry: "data",
    purpose: "What narrows the list beneath.",
    use: ["Above lists of members' screens. The filters are kept in the address."],
    instead: [{ when: "The list is a StaffTable", take: "The filters of its columns, and SavedViews" }],
    pairs: [
      {
        good: (
          <FilterBar active={1} onClear={ignore}>
            {role}
          </FilterBar>
        ),
        bad: <FilterBar actions={<Button>Apply</Button>}>{role}</FilterBar>,
        why: "A filter takes effect at once. What is set can be cleared in one press.",
      },
    ],
    specimen: (
      <FilterBar search={search} active={1} onClear={ignore} actions={<Button>Export</Button>}>
        {role}
      </FilterBar>
    ),
    anatomy: [
      { part: "Search", says: "Always in sight." },
      { part: "Filters", says: "Selects and dates; on a phone in a sheet behind a button with their count." },
      { part: "Clear filters", says: "There while any is set." },
      { part: "Actions", says: "At the end: an export, another view." },
    ],
    keyboard: [{ keys: "Tab", does: "Search, filters, Clear filters, actions." }],
    content: [
      "The value for all is Any and the thing: Any role.",
      "An empty result names the filters: see Patterns, Empty.",
    ],
  },
};

export const Playground: StoryObj<typeof FilterBar> = {
  tags: ["!test"],
  args: { search, children: role, active: 1, onClear: ignore },
};

export const States: StoryObj = {
  render: () => (
    <StateGrid
      wide
      states={[
        { name: "Nothing set", part: <FilterBar search={search}>{role}</FilterBar> },
        {
          name: "Set",
          part: (
            <FilterBar search={search} active={2} onClear={ignore} actions={<Button>Export</Button>}>
              {role}
            </FilterBar>
          ),
        },
        rightToLeft(
          <FilterBar search={search} active={2} onClear={ignore} actions={<Button>تصدير</Button>}>
            {role}
          </FilterBar>,
        ),
      ]}
    />
  ),
};
