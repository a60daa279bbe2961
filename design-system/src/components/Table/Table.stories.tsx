import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { Button } from "../Button/Button.tsx";
import { IconButton } from "../Button/IconButton.tsx";
import { Empty } from "../Empty/Empty.tsx";
import { FilterBar } from "../FilterBar/FilterBar.tsx";
import { IconMore, IconUserPlus, IconUsers } from "../Icon/icons.tsx";
import { SearchInput } from "../Input/SearchInput.tsx";
import { Stack } from "../Layout/Layout.tsx";
import { LoadMore } from "../LoadMore/LoadMore.tsx";
import { Menu } from "../Menu/Menu.tsx";
import { Pagination } from "../Pagination/Pagination.tsx";
import { Select } from "../Select/Select.tsx";
import { Tag } from "../Tag/Tag.tsx";
import { Table, type TableColumn, type TableProps, type TableSort } from "./Table.tsx";

interface Member {
  id: string;
  name: string;
  email: string;
  role: string;
  bookings: number;
}

const members: Member[] = [
  { id: "1", name: "Ana Lima", email: "ana@example.com", role: "Admin", bookings: 12 },
  { id: "2", name: "Bo Chen", email: "bo.chen@example.com", role: "Member", bookings: 3 },
  { id: "3", name: "Cy Young", email: "cy@example.com", role: "Coach", bookings: 128 },
  { id: "4", name: "Dana Okafor", email: "dana.okafor@example.com", role: "Member", bookings: 0 },
];

const columns: TableColumn<Member>[] = [
  { key: "name", title: "Name", render: (member) => <strong>{member.name}</strong>, sortable: true, card: "title" },
  { key: "email", title: "Email", render: (member) => member.email, card: "detail" },
  { key: "role", title: "Role", render: (member) => <Tag>{member.role}</Tag>, card: "status" },
  {
    key: "bookings",
    title: "Bookings",
    align: "end",
    sortable: true,
    render: (member) => member.bookings,
    card: "detail",
  },
  {
    key: "actions",
    title: "Actions",
    align: "end",
    card: "menu",
    render: (member) => (
      <Menu
        trigger={<IconButton label={`Actions for ${member.name}`} icon={<IconMore />} />}
        items={[{ key: "remove", label: "Remove", danger: true, onSelect: fn() }]}
      />
    ),
  },
];

function Members(props: Partial<TableProps<Member>>) {
  const [search, setSearch] = useState("");
  const [sort, setSort] = useState<TableSort>({ key: "name", direction: "ascending" });
  const sign = sort.direction === "ascending" ? 1 : -1;
  const rows = members
    .filter((member) => member.name.toLowerCase().includes(search.toLowerCase()))
    .sort((a, b) => sign * (sort.key === "name" ? a.name.localeCompare(b.name) : a.bookings - b.bookings));
  return (
    <Stack gap={16}>
      <FilterBar
        search={<SearchInput label="Search members" placeholder="Search members" value={search} onChange={setSearch} />}
        active={1}
        onClear={fn()}
        actions={
          <Button variant="primary" icon={<IconUserPlus />}>
            Invite Member
          </Button>
        }
      >
        <Select aria-label="Role" options={[{ value: "member", label: "Members" }]} value="member" />
      </FilterBar>
      <Table
        caption="Members"
        total={`${rows.length} members`}
        columns={columns}
        rows={rows}
        rowKey={(member) => member.id}
        sort={sort}
        onSortChange={setSort}
        footer={<LoadMore more onMore={fn()} summary="Showing 4 of 1,204" />}
        {...props}
      />
    </Stack>
  );
}

const meta: Meta = { title: "Data/Table" };
export default meta;

export const Rows: StoryObj = {
  tags: ["baseline"],
  render: () => <Members />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Bookings" }));
    const rows = canvas.getAllByRole("row");
    await expect(within(rows[1] as HTMLElement).getByText("Dana Okafor")).toBeVisible();
    await expect(canvas.getByRole("columnheader", { name: "Bookings" })).toHaveAttribute("aria-sort", "ascending");
  },
};

export const CardsOnAPhone: StoryObj = {
  tags: ["baseline"],
  render: () => <Members />,
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("list", { name: "Members" })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: /Filters/ }));
    await waitFor(() => expect(canvas.getByRole("combobox", { name: "Role" })).toBeVisible());
  },
};

/** A frame narrower than its columns shows cards too, whatever the window's width. */
export const CardsWhereTooNarrow: StoryObj = {
  render: () => (
    <div style={{ width: 300 }}>
      <Members />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("list", { name: "Members" })).toBeVisible();
  },
};

export const FirstLoad: StoryObj = { render: () => <Members rows={[]} loading total={undefined} footer={undefined} /> };

export const Refreshing: StoryObj = { render: () => <Members loading /> };

export const NoRows: StoryObj = {
  render: () => (
    <Members
      rows={[]}
      total="0 members"
      footer={undefined}
      empty={<Empty icon={<IconUsers />} title="No members found" description="Try another name." />}
    />
  ),
};

export const Pages: StoryObj = {
  render: () => <Members footer={<Pagination label="Pages of members" page={2} pageCount={7} onChange={fn()} />} />,
};
