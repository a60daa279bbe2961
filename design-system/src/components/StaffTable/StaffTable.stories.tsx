import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { brokenWords } from "../../testing.ts";
import { BulkDialog } from "../BulkDialog/BulkDialog.tsx";
import { Button } from "../Button/Button.tsx";
import { IconButton } from "../Button/IconButton.tsx";
import { Empty } from "../Empty/Empty.tsx";
import { IconMore, IconUsers } from "../Icon/icons.tsx";
import { Menu } from "../Menu/Menu.tsx";
import { type SavedView, SavedViews } from "../SavedViews/SavedViews.tsx";
import { Tag } from "../Tag/Tag.tsx";
import { type StaffColumn, StaffTable, type StaffTableProps, type TableSort } from "./StaffTable.tsx";

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

const ROLES = ["Admin", "Coach", "Member"];

const tenThousand: Member[] = Array.from({ length: 10_000 }, (_, at) => ({
  id: String(at),
  name: `Member ${String(at + 1).padStart(5, "0")}`,
  email: `member-${at + 1}@example.com`,
  role: ROLES[at % 3] ?? "Member",
  bookings: (at * 7) % 40,
}));

function columnsWith(chosen: readonly string[], onChange: (chosen: string[]) => void): StaffColumn<Member>[] {
  return [
    { key: "name", title: "Name", render: ({ name }) => <strong>{name}</strong>, sortable: true, card: "title" },
    { key: "email", title: "Email", render: ({ email }) => email, card: "detail" },
    {
      key: "role",
      title: "Role",
      render: ({ role }) => <Tag>{role}</Tag>,
      card: "status",
      filter: { options: ROLES.map((role) => ({ value: role, label: role })), chosen, onChange },
    },
    {
      key: "bookings",
      title: "Bookings",
      align: "end",
      sortable: true,
      render: ({ bookings }) => bookings,
      card: "detail",
    },
    {
      key: "actions",
      title: "Actions",
      align: "end",
      card: "menu",
      render: ({ name }) => (
        <Menu
          trigger={<IconButton label={`Actions for ${name}`} icon={<IconMore />} />}
          items={[{ key: "remove", label: "Remove", danger: true, onSelect: fn() }]}
        />
      ),
    },
  ];
}

const remove = fn<(member: Member) => Promise<void>>();

function Members({ rows: all = members, ...props }: Partial<StaffTableProps<Member>>) {
  const [sort, setSort] = useState<TableSort>({ key: "name", direction: "ascending" });
  const [roles, setRoles] = useState<string[]>([]);
  const [removing, setRemoving] = useState<Member[] | null>(null);
  const [views, setViews] = useState<SavedView[]>([]);
  const sign = sort.direction === "ascending" ? 1 : -1;
  const rows = all
    .filter(({ role }) => roles.length === 0 || roles.includes(role))
    .sort((a, b) => sign * (sort.key === "name" ? a.name.localeCompare(b.name) : a.bookings - b.bookings));
  return (
    <>
      <StaffTable
        caption="Members"
        keepAs="stories.members"
        columns={columnsWith(roles, setRoles)}
        rows={rows}
        rowKey={({ id }) => id}
        total={`${rows.length.toLocaleString("en-US")} members`}
        sort={sort}
        onSortChange={setSort}
        selection={{
          nameOf: ({ name }) => name,
          isDisabled: ({ role }) => role === "Admin",
          actions: (chosen) => (
            <Button size="small" danger onClick={() => setRemoving(chosen)}>
              Remove
            </Button>
          ),
        }}
        tools={<SavedViews views={views} onChange={setViews} search={`role=${roles.join()}`} onOpen={fn()} />}
        {...props}
      />
      {removing && (
        <BulkDialog
          danger
          title={`Remove ${removing.length} members?`}
          description="Their access ends at once."
          items={removing}
          keyOf={({ id }) => id}
          nameOf={({ name }) => name}
          noteOf={({ role }) => role}
          confirmLabel="Remove"
          run={remove}
          problemOf={(error) => (error instanceof Error ? error.message : "Failed")}
          onEnd={fn()}
          onClose={() => setRemoving(null)}
        />
      )}
    </>
  );
}

/**
 * antd's Table. Not antd's, because a screen reader or the keyboard does not get along with it: sorting and filters in the heads
 * (antd's filter symbol has no tab stop), the sticky head (antd's makes two tables), and many rows (antd's `virtual` makes rows
 * without a role): TanStack Virtual chooses the rows of the one table.
 */
const meta: Meta = {
  title: "Staff/Table",
  beforeEach: () => {
    localStorage.removeItem("courtside-columns-stories.members");
    remove.mockReset().mockResolvedValue(undefined);
  },
};
export default meta;

type Story = StoryObj;

const page = () => within(document.body);

export const Rows: Story = {
  render: () => <Members />,
  play: async ({ canvas }) => {
    const table = canvas.getByRole("table", { name: "Members" });
    await userEvent.click(canvas.getByRole("button", { name: "Bookings" }));
    await expect(within(canvas.getAllByRole("row")[1] as HTMLElement).getByText("Dana Okafor")).toBeVisible();
    await expect(canvas.getByRole("columnheader", { name: /^Bookings/ })).toHaveAttribute("aria-sort", "ascending");
    await userEvent.click(canvas.getByRole("button", { name: "Bookings" }));
    await expect(within(canvas.getAllByRole("row")[1] as HTMLElement).getByText("Cy Young")).toBeVisible();
    await expect(table).toHaveAttribute("aria-rowcount", "5");
  },
};

export const InDark: Story = { ...Rows, globals: { theme: "dark" } };

export const FiltersAColumn: Story = {
  render: () => <Members />,
  play: async ({ canvas }) => {
    // By keyboard alone: the head's buttons are tab stops.
    canvas.getByRole("button", { name: "Filter Role" }).focus();
    await userEvent.keyboard("{Enter}");
    const choices = within(await page().findByRole("dialog", { name: "Filter Role" }));
    await userEvent.click(choices.getByRole("checkbox", { name: "Coach" }));
    await expect(await canvas.findByText("1 members")).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(canvas.getByRole("button", { name: "Filter Role, 1 chosen" })).toHaveFocus());
  },
};

/** Hidden columns stay hidden for this person on this device; a name or the actions cannot be hidden. */
export const ChoosesColumns: Story = {
  render: () => <Members />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Columns" }));
    const choices = within(await page().findByRole("dialog", { name: "Columns" }));
    await expect(choices.getAllByRole("checkbox")).toHaveLength(3);
    await userEvent.click(choices.getByRole("checkbox", { name: "Email" }));
    await waitFor(() => expect(canvas.queryByRole("columnheader", { name: "Email" })).toBeNull());
    await expect(localStorage.getItem("courtside-columns-stories.members")).toBe('["email"]');
  },
};

export const SelectsAndRemoves: Story = {
  render: () => <Members />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("checkbox", { name: "Select Ana Lima" })).toBeDisabled();
    await userEvent.click(canvas.getByRole("checkbox", { name: "Select all of Members" }));
    const bar = within(canvas.getByRole("region", { name: "Selected rows" }));
    await expect(bar.getByText("3 selected")).toBeVisible();
    await userEvent.click(canvas.getByRole("checkbox", { name: "Select Bo Chen" }));
    await expect(bar.getByText("2 selected")).toBeVisible();
    await expect(bar.getByRole("button", { name: "Select all 3" })).toBeVisible();
    remove.mockRejectedValueOnce(new Error("The club needs a coach."));
    await userEvent.click(bar.getByRole("button", { name: "Remove" }));
    const dialog = within(await page().findByRole("dialog", { name: "Remove 2 members?" }));
    await expect(dialog.getAllByRole("listitem")).toHaveLength(2);
    await expect(remove).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole("button", { name: "Remove" }));
    await expect(await dialog.findByText("1 of 2 done, 1 failed")).toBeVisible();
    await expect(dialog.getByText("The club needs a coach.")).toBeVisible();
    await userEvent.click(dialog.getByRole("button", { name: "Try the rest again" }));
    await expect(await dialog.findByText("2 of 2 done")).toBeVisible();
    await expect(remove).toHaveBeenCalledTimes(3);
  },
};

/** What the server still has is selected too; the dialog counts and lists what is done to it. */
export const SelectsWhatIsNotLoaded: Story = {
  render: () => <TwoPages matching={4} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("checkbox", { name: "Select all of Members" }));
    const bar = within(canvas.getByRole("region", { name: "Selected rows" }));
    await expect(bar.getByText("1 selected")).toBeVisible();
    await userEvent.click(bar.getByRole("button", { name: "Select all" }));
    await expect(await bar.findByText("3 selected")).toBeVisible();
    await expect(bar.queryByRole("button", { name: /^Select/ })).toBeNull();
    await userEvent.click(bar.getByRole("button", { name: "Remove" }));
    const dialog = within(await page().findByRole("dialog", { name: "Remove 3 members?" }));
    await expect(dialog.getAllByRole("listitem")).toHaveLength(3);
  },
};

/** A page that fails leaves the selection as it was; a second click tries again. */
export const SelectsNoHalfList: Story = {
  render: () => <TwoPages fails matching={4} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("checkbox", { name: "Select Bo Chen" }));
    const bar = within(canvas.getByRole("region", { name: "Selected rows" }));
    await userEvent.click(bar.getByRole("button", { name: "Select all" }));
    await expect(await bar.findByText("The rest of the list could not be loaded")).toBeVisible();
    await expect(bar.getByText("1 selected")).toBeVisible();
    await userEvent.click(bar.getByRole("button", { name: "Select all" }));
    await expect(await bar.findByText("3 selected")).toBeVisible();
  },
};

/** A person who unselects a row while the rest is on its way has changed their mind. */
export const ChangesTheSelectionMeanwhile: Story = {
  render: (_, { loaded: { arrival } }) => <TwoPages matching={4} arrival={arrival.promise} />,
  loaders: [() => ({ arrival: Promise.withResolvers<void>() })],
  play: async ({ canvas, loaded: { arrival } }) => {
    await userEvent.click(canvas.getByRole("checkbox", { name: "Select Bo Chen" }));
    await userEvent.click(canvas.getByRole("button", { name: "Select all" }));
    await userEvent.click(canvas.getByRole("checkbox", { name: "Select Bo Chen" }));
    arrival.resolve();
    await expect(await canvas.findByText("Dana Okafor")).toBeVisible();
    await expect(canvas.queryByRole("region", { name: "Selected rows" })).toBeNull();
  },
};

/** More than can be selected at once: the button says how many it takes. The dialog lists the first of them. */
export const SelectsTenThousandAtMost: Story = {
  parameters: { layout: "fullscreen" },
  render: () => <Members rows={tenThousand} matching={12_345} more={{ busy: false, onMore: fn() }} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("checkbox", { name: "Select Member 00002" }));
    await userEvent.click(canvas.getByRole("button", { name: "Select the first 10,000 of 12,345" }));
    await expect(await canvas.findByText("6,666 selected")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Remove" }));
    const dialog = within(await page().findByRole("dialog", { name: "Remove 6666 members?" }));
    await expect(dialog.getByText("and 6,466 more")).toBeInTheDocument();
  },
};

export const SavesAView: Story = {
  render: () => <Members />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Views" }));
    const views = within(await page().findByRole("dialog", { name: "Saved views" }));
    await userEvent.type(views.getByRole("textbox", { name: "Name of this view" }), "Everybody");
    await userEvent.click(views.getByRole("button", { name: "Save view" }));
    await expect(views.getByRole("button", { name: "Everybody" })).toHaveAttribute("aria-current", "true");
    await expect(canvas.getByRole("button", { name: "View: Everybody" })).toBeVisible();
  },
};

/** Only the rows in sight are rendered, in one table that says how many there are; the row with the focus stays. */
/** The button keeps its text, beside a narrow field. */
export const SavesAViewOnAPhone: Story = {
  render: () => <Members />,
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: /^Views/ }));
    const save = await within(document.body).findByRole("button", { name: "Save view" });
    const label = save.firstElementChild ?? save;
    await expect(label.scrollWidth).toBeLessThanOrEqual(label.clientWidth);
  },
};

export const TenThousandRows: Story = {
  parameters: { layout: "fullscreen" },
  render: () => <Members rows={tenThousand} />,
  play: async ({ canvas }) => {
    const table = canvas.getByRole("table", { name: "Members" });
    await expect(table).toHaveAttribute("aria-rowcount", "10001");
    await waitFor(() => expect(canvas.getAllByRole("row").length).toBeLessThan(80));
    await expect(table.getBoundingClientRect().height).toBeGreaterThan(300_000);
    canvas.getByRole("checkbox", { name: "Select Member 00002" }).focus();
    window.scrollTo({ top: 250_000 });
    await waitFor(() => expect(canvas.getByText("Member 04400")).toBeInTheDocument());
    await waitFor(() => expect(canvas.getByRole("checkbox", { name: "Select Member 00002" })).toHaveFocus());
    await expect(canvas.queryByText("Member 00300")).toBeNull();
    await userEvent.click(canvas.getByRole("checkbox", { name: "Select all of Members" }));
    await expect(canvas.getByText("6,666 selected")).toBeVisible();
    window.scrollTo({ top: 0 });
  },
};

export const CardsOnAPhone: Story = {
  render: () => <Members />,
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    const list = within(await canvas.findByRole("list", { name: "Members" }));
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "Sort Members" }), "Bookings, descending");
    await expect(list.getAllByRole("listitem")[0]).toHaveTextContent("Cy Young");
    await userEvent.click(canvas.getByRole("button", { name: "Filter Role" }));
    await userEvent.click(page().getByRole("checkbox", { name: "Member" }));
    await waitFor(() => expect(list.getAllByRole("listitem")).toHaveLength(2));
    await userEvent.keyboard("{Escape}");
    await userEvent.click(canvas.getByRole("checkbox", { name: "Select Bo Chen" }));
    await expect(canvas.getByText("1 selected")).toBeVisible();
  },
};

export const ManyCardsOnAPhone: Story = {
  render: () => <Members rows={tenThousand} />,
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Show 100 more" }));
    await expect(canvas.getAllByRole("listitem")).toHaveLength(200);
  },
};

/** A frame narrower than its columns shows cards too, whatever the window's width. */
export const CardsWhereTooNarrow: Story = {
  render: () => (
    <div style={{ width: 300 }}>
      <Members />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("list", { name: "Members" })).toBeVisible();
  },
};

export const LongWords: Story = {
  render: () => (
    <Members
      rows={[
        {
          id: "1",
          name: "Bartholomew-Maximilian Featherstonehaugh-Cholmondeley",
          email: `${"long".repeat(14)}@example.com`,
          role: "Member",
          bookings: 1_234_567,
        },
      ]}
    />
  ),
  play: async ({ canvasElement }) => {
    await expect(brokenWords(canvasElement)).toEqual([]);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** One long address does not make cards of a whole club's list. */
export const OneLongAddress: Story = {
  render: () => (
    <div style={{ width: 720 }}>
      <StaffTable
        caption="Members"
        columns={[
          { key: "name", title: "Name", render: ({ name }) => <strong>{name}</strong>, width: 160, breaks: true },
          { key: "email", title: "Email", render: ({ email }) => email, width: 200, breaks: true },
          { key: "role", title: "Role", render: ({ role }) => <Tag>{role}</Tag>, width: 168 },
        ]}
        rows={[
          ...members,
          { ...(members[0] as Member), id: "5", email: `${"maria.del.carmen.".repeat(6)}@example.com` },
        ]}
        rowKey={({ id }) => id}
      />
    </div>
  ),
  play: async ({ canvas }) => {
    const table = canvas.getByRole("table", { name: "Members" });
    const [first, , third] = within(table).getAllByRole("columnheader");
    await expect(first?.getBoundingClientRect().width).toBeGreaterThanOrEqual(160);
    await expect(third?.getBoundingClientRect().width).toBeGreaterThanOrEqual(168);
    await expect(table.scrollWidth).toBeLessThanOrEqual(720);
  },
};

export const FirstLoad: Story = { render: () => <Members rows={[]} loading total={undefined} /> };

export const Refreshing: Story = { render: () => <Members loading /> };

export const NoRows: Story = {
  render: () => (
    <Members
      rows={[]}
      empty={<Empty icon={<IconUsers />} title="No members found" description="Try another name." />}
    />
  ),
};

export const Failed: Story = {
  render: () => (
    <Members
      rows={[]}
      total={undefined}
      error={{ title: "Members could not be loaded", requestId: "r-1", onRetry: fn() }}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: /Retry|Try again/ })).toBeVisible();
  },
};

/** The next rows are fetched before the last ones come into sight; after a failure only by the button. */
export const MoreOnTheServer: Story = {
  render: () => <Members summary="4 of them loaded" more={{ busy: false, onMore: fn() }} />,
};

const saved = fn<(lines: string[][]) => void>();

interface OnServerProps {
  /** When the second page comes; by default after a moment. */
  arrival?: Promise<void>;
  matching?: number;
  /** The second page, which fails the first time. */
  fails?: boolean;
}

/** Two of four rows are here; a page takes a moment. */
function TwoPages({ fails = false, matching, arrival }: OnServerProps) {
  const [page, setPage] = useState({ rows: members.slice(0, 2), busy: false, failed: false, tries: 0 });
  const onMore = () => {
    setPage((now) => ({ ...now, busy: true, tries: now.tries + 1 }));
    const arrive = () =>
      setPage((now) =>
        fails && now.tries === 1
          ? { ...now, busy: false, failed: true }
          : { ...now, rows: members, busy: false, failed: false },
      );
    if (arrival) void arrival.then(arrive);
    else setTimeout(arrive, 50);
  };
  const { rows, busy, failed } = page;
  const more = rows.length < members.length && { busy, failed, onMore };
  return <Members rows={rows} matching={matching} more={more} onSave={saved} />;
}

/** The file has the columns that are shown, without actions, and the rows that were still on the server. */
export const SavedAsFile: Story = {
  beforeEach: () => void saved.mockReset(),
  render: () => <TwoPages />,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Download Members as CSV" }));
    await waitFor(() => expect(saved).toHaveBeenCalledTimes(1));
    await expect(saved.mock.calls[0]?.[0]).toEqual([
      ["Name", "Email", "Role", "Bookings"],
      ["Ana Lima", "ana@example.com", "Admin", "12"],
      ["Bo Chen", "bo.chen@example.com", "Member", "3"],
      ["Cy Young", "cy@example.com", "Coach", "128"],
      ["Dana Okafor", "dana.okafor@example.com", "Member", "0"],
    ]);
  },
};

/** No file without the rest of the list; a second click tries again. */
export const NotSaved: Story = {
  beforeEach: () => void saved.mockReset(),
  render: () => <TwoPages fails />,
  play: async ({ canvas }) => {
    const button = await canvas.findByRole("button", { name: "Download Members as CSV" });
    await userEvent.click(button);
    await expect(await canvas.findByText("The rest of the list could not be loaded")).toBeVisible();
    await expect(saved).not.toHaveBeenCalled();
    await userEvent.click(button);
    await waitFor(() => expect(saved).toHaveBeenCalledTimes(1));
    await expect(saved.mock.calls[0]?.[0]).toHaveLength(5);
  },
};

const printed = fn<() => void>();

/** Paper has no further pages to fetch: all are there before the browser prints. */
export const PrintsEveryPage: Story = {
  render: () => <TwoPages />,
  beforeEach: () => {
    const { print } = window;
    window.print = printed.mockReset();
    return () => {
      window.print = print;
    };
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Print Members" }));
    await waitFor(() => expect(printed).toHaveBeenCalledTimes(1));
    await expect(canvas.getByText("4 members")).toBeVisible();
  },
};

export const PrintsNoHalfList: Story = {
  ...PrintsEveryPage,
  render: () => <TwoPages fails />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Print Members" }));
    await expect(await canvas.findByText("The rest of the list could not be loaded")).toBeVisible();
    await expect(printed).not.toHaveBeenCalled();
    await expect(canvas.getByText("2 members")).toBeVisible();
  },
};
