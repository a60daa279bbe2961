import type { NavItem } from "@courtside/contracts/shell/remote.ts";
import { FakeShell } from "@courtside/contracts/shell/testing.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor, within } from "storybook/test";
import { NotFound } from "../app/NotFound.tsx";
import { BottomBar } from "./BottomBar.tsx";
import styles from "./Sidebar.module.css";
import { SidebarContent, type SidebarContentProps } from "./SidebarContent.tsx";
import SidebarDrawer from "./SidebarDrawer.tsx";

const item = (path: string, label: string, icon: string): NavItem => ({ path, label, icon, order: 0, roles: [] });

/** Some entries, as the remotes register them for each role; tests/domain/guard-table.test.ts has all. */
const everybody = [
  item("/all-bookings", "All Bookings", "list"),
  item("/events", "Events", "trophy"),
  item("/coaches", "Coaches", "coach"),
];
const member = [
  item("/dashboard", "Dashboard", "dashboard"),
  item("/book", "Book Court", "calendar-plus"),
  item("/my-bookings", "My Bookings", "calendar"),
  ...everybody,
];
const admin = [
  item("/dashboard", "Dashboard", "dashboard"),
  ...everybody,
  item("/admin/courts", "Courts", "court"),
  item("/admin/blocks", "Time Blocks", "stop"),
  item("/admin/members", "Members", "users"),
  item("/waitlist", "Waitlist", "bell"),
  item("/admin/settings", "Club Settings", "settings"),
];

const Sidebar = ({ collapsed, ...content }: SidebarContentProps) => (
  <aside className={collapsed ? `${styles.sidebar} ${styles.narrow}` : styles.sidebar}>
    <SidebarContent {...content} {...(collapsed && { collapsed })} />
  </aside>
);

const meta: Meta<typeof Sidebar> = {
  title: "Shell/Sidebar",
  component: Sidebar,
  parameters: { layout: "fullscreen" },
  args: {
    club: { name: "Riverside Racquet Club", location: "Hudson, New York", branding_logo_url: null },
    role: "member",
    nav: member,
  },
  decorators: [(Story) => <FakeShell path="/book">{Story()}</FakeShell>],
};
export default meta;

type Story = StoryObj<typeof Sidebar>;

export const Member: Story = {
  tags: ["baseline"],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { current: "page" })).toHaveTextContent("Book Court");
  },
};
export const Admin: Story = { args: { role: "admin", nav: admin } };
export const FrontDesk: Story = {
  args: {
    role: "front_desk",
    nav: [item("/bookings", "Manage Bookings", "calendar-plus"), ...everybody, item("/waitlist", "Waitlist", "bell")],
  },
};
export const Coach: Story = {
  args: {
    role: "coach",
    nav: [item("/coach", "Coach Portal", "user"), item("/schedule", "Schedule", "clock"), ...everybody],
  },
};
export const LongName: Story = {
  args: {
    club: {
      name: "Saint Bartholomew's Lawn Tennis and Pickleball Association",
      location: "",
      branding_logo_url: null,
    },
  },
};

/** Icons only; each still has an accessible name. */
export const Collapsed: Story = {
  args: { collapsed: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "My Bookings" })).toBeVisible();
  },
};

/** The first label appears after a delay; the next one at once if another was visible just before. */
export const SkipsTheDelay: Story = {
  args: { collapsed: true },
  play: async ({ canvas, userEvent }) => {
    const list = canvas.getByRole("list");
    await userEvent.hover(canvas.getByRole("link", { name: "My Bookings" }));
    await expect(list).not.toHaveAttribute("data-warm");
    await waitFor(() => expect(list).toHaveAttribute("data-warm"));
    // In one movement from link to link, however busy the browser is.
    await userEvent.hover(canvas.getByRole("link", { name: "Events" }));
    await expect(list).toHaveAttribute("data-warm");
    await userEvent.unhover(canvas.getByRole("link", { name: "Events" }));
    await waitFor(() => expect(list).not.toHaveAttribute("data-warm"));
  },
};

/** A tablet's rail: the labels are below the icons. */
export const Rail: Story = {
  ...Admin,
  args: { ...Admin.args, collapsed: true },
  globals: { viewport: { value: "tablet" } },
  play: async ({ canvas }) => {
    const label = canvas.getByText("Time Blocks");
    await expect(getComputedStyle(label).opacity).toBe("1");
    await expect(getComputedStyle(label).position).toBe("static");
  },
};

/** No label reaches the edge of its item, and the active one wraps where it does when it is not. */
export const RailLabels: Story = {
  args: {
    ...Coach.args,
    collapsed: true,
    nav: [...member, item("/admin/blocks", "Time Blocks", "stop"), item("/coach", "Coach Portal", "user")],
  },
  globals: { viewport: { value: "tablet" } },
  play: async ({ canvas }) => {
    for (const link of canvas.getAllByRole("link")) {
      const text = document.createRange();
      text.selectNodeContents(link);
      const [outer, inner] = [link.getBoundingClientRect(), text.getBoundingClientRect()];
      await expect(inner.left - outer.left).toBeGreaterThanOrEqual(6);
    }
    const weight = (label: string) => getComputedStyle(canvas.getByText(label)).fontWeight;
    await expect(canvas.getByRole("link", { current: "page" })).toHaveTextContent("Book Court");
    await expect(weight("Book Court")).toBe(weight("My Bookings"));
  },
};

export const AlongTheLowerEdge: StoryObj = {
  globals: { viewport: { value: "phone" } },
  render: () => <BottomBar nav={member.map((each, at) => ({ ...each, main: at < 3 }))} onIntent={fn()} />,
  play: async ({ canvas }) => {
    const bar = within(canvas.getByRole("navigation", { name: "Shortcuts" }));
    const labels = bar.getAllByRole("link").map((link) => link.textContent);
    await expect(labels).toEqual(["Dashboard", "Book Court", "My Bookings", "All Bookings"]);
    await expect(bar.getByRole("link", { current: "page" })).toHaveTextContent("Book Court");
    for (const link of bar.getAllByRole("link")) {
      await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    }
  },
};

/** A label of two lines moves no icon. */
export const LabelsOfTwoLines: StoryObj = {
  globals: { viewport: { value: "phone" } },
  render: () => (
    <BottomBar
      nav={[...member.slice(0, 2), item("/bookings", "Manage Bookings", "users"), ...everybody]}
      onIntent={fn()}
    />
  ),
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole("link");
    const tops = links.map((link) => link.querySelector("svg")?.getBoundingClientRect().top);
    await expect(new Set(tops).size).toBe(1);
    for (const link of links) await expect(link.getBoundingClientRect().height).toBe(55);
  },
};

export const AsADrawer: Story = {
  globals: { viewport: { value: "phone" } },
  render: (content) => (
    <>
      <NotFound />
      <SidebarDrawer {...content} onClose={fn()} />
    </>
  ),
  play: async () => {
    const drawer = within(await within(document.body).findByRole("dialog", { name: "Menu" }));
    await expect(drawer.getByRole("link", { name: "Book Court" })).toBeVisible();
  },
};
