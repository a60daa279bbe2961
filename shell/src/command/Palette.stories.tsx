import { mockApi } from "@courtside/contracts/mock-api/mock-api.ts";
import { on } from "@courtside/contracts/mock-api/on.ts";
import { down, every, never } from "@courtside/contracts/mock-api/responses.ts";
import { FAKE_CLUB_ID, fakeMe } from "@courtside/contracts/shell/fake-me.ts";
import { useLocation } from "@courtside/contracts/shell/index.tsx";
import { FakeShell } from "@courtside/contracts/shell/testing.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { fakeFound, fakeRemotes } from "./fake-registry.ts";
import Palette from "./Palette.tsx";

const onClose = fn();
const toggle = fn();

/** Says where the palette led. */
function Address() {
  const { pathname, search, state } = useLocation();
  return <output data-testid="address">{`${pathname}${search} ${JSON.stringify(state)}`}</output>;
}

const courts = [1, 2, 3].map((number) => ({
  id: `cccccccc-0000-4000-8000-00000000002${number}`,
  club_id: FAKE_CLUB_ID,
  name: `Court ${number}`,
  sport: "tennis",
  is_active: true,
  surface: null,
  is_indoor: null,
  max_players: null,
}));
const LONG =
  "Bartholomew-Maximilian Featherstonehaugh-Cholmondeley of Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch";

const has = (text: string, q: string) => text.toLowerCase().includes(q.toLowerCase());
const listed = on("get", "/courts", ({ response }) => response(200, { data: courts }));
const answering = (found = fakeFound) =>
  mockApi(
    listed,
    on("get", "/search", ({ query, response }) => {
      const q = query.q ?? "";
      return response(200, {
        people: found.people.filter(({ name }) => has(name, q)),
        bookings: found.bookings.filter(({ user_name }) => has(user_name, q)),
        courts: courts.filter(({ name }) => has(name, q)).map(({ id, name, sport }) => ({ id, name, sport })),
      });
    }),
  );

const meta: Meta<typeof FakeShell> = {
  title: "Shell/Search and commands",
  component: FakeShell,
  parameters: { layout: "fullscreen" },
  args: {
    me: fakeMe("front_desk"),
    fetch: answering(),
    children: (
      <>
        <Address />
        <Palette remotes={fakeRemotes} color={{ mode: "light", toggle }} onClose={onClose} />
      </>
    ),
  },
};
export default meta;

type Story = StoryObj<typeof FakeShell>;

const open = async () => {
  onClose.mockClear();
  const dialog = within(await within(document.body).findByRole("dialog", { name: "Search and commands" }));
  return { dialog, field: dialog.getByRole("combobox", { name: "Search and commands" }) };
};
const active = (field: HTMLElement) => document.getElementById(field.getAttribute("aria-activedescendant") ?? "");
const address = () => within(document.body).getByTestId("address").textContent;

/** Actions and screens of the role; the first is chosen, the focus stays in the field. */
export const Empty: Story = {
  play: async () => {
    const { dialog, field } = await open();
    await waitFor(() => expect(field).toHaveFocus());
    await expect(active(field)).toHaveTextContent("Book a court");
    await userEvent.keyboard("{ArrowUp}");
    await expect(active(field)).toHaveTextContent("Switch to dark mode");
    await userEvent.keyboard("{ArrowDown}{ArrowDown}");
    await expect(active(field)).toHaveTextContent("Block courts");
    await expect(dialog.getByRole("option", { name: /Block courts/ })).toHaveAttribute("aria-selected", "true");
  },
};

export const Sentence: Story = {
  play: async () => {
    const { field } = await open();
    await userEvent.type(field, "block court 3 until 15:00");
    await waitFor(() => expect(active(field)).toHaveTextContent("Court 3 · Today, until 15:00"));
    await userEvent.keyboard("{Enter}");
    await expect(onClose).toHaveBeenCalledOnce();
    await expect(address()).toBe("/bookings?panel=block&court=cccccccc-0000-4000-8000-000000000023&end=15%3A00 null");
  },
};

export const SentenceWithAPerson: Story = {
  play: async () => {
    const { dialog, field } = await open();
    await userEvent.type(field, "book court 2 18:00 ada ok");
    const option = await dialog.findByRole("option", { name: /Court 2 · Today, from 18:00 · Ada Okafor/ });
    await waitFor(() => expect(active(field)).toBe(option));
    await userEvent.keyboard("{Enter}");
    await expect(address()).toContain("court=cccccccc-0000-4000-8000-000000000022&start=18%3A00");
    await expect(address()).toContain('"name":"Ada Okafor"');
  },
};

/** A person, their bookings; an admin has several actions for a person. */
export const Person: Story = {
  args: { me: fakeMe("admin") },
  play: async () => {
    const { dialog, field } = await open();
    await userEvent.type(field, "ada");
    await expect(await dialog.findByRole("option", { name: /Ada Okafor ada\.okafor@/ })).toBeVisible();
    await expect(dialog.getByRole("group", { name: "Bookings" })).toBeVisible();
    await userEvent.keyboard("{Enter}");
    await expect(dialog.getByRole("group", { name: "Ada Okafor" })).toBeVisible();
    await userEvent.keyboard("{Backspace}");
    await expect(dialog.queryByRole("group", { name: "Ada Okafor" })).toBeNull();
    await userEvent.type(field, "ada");
    await dialog.findByRole("option", { name: /Ada Okafor ada\.okafor@/ });
    await userEvent.keyboard("{Enter}show{Enter}");
    await expect(address()).toContain("/admin/members?q=Ada+Okafor");
  },
};

export const Results: Story = {
  play: async () => {
    const { dialog, field } = await open();
    await userEvent.type(field, "ada");
    await dialog.findByRole("group", { name: "People" });
  },
};
export const ResultsOnAPhone: Story = { ...Results, globals: { viewport: { value: "phone" } } };
export const ResultsInTheDark: Story = { ...Results, globals: { theme: "dark" } };

export const AsACoach: Story = {
  args: { me: fakeMe("coach") },
  play: async () => {
    const { dialog, field } = await open();
    await userEvent.type(field, "ada");
    await expect(await dialog.findByRole("group", { name: "Bookings" })).toBeVisible();
    await expect(dialog.queryByRole("group", { name: "People" })).toBeNull();
  },
};

export const NothingFound: Story = {
  play: async () => {
    const { dialog, field } = await open();
    await userEvent.type(field, "zzz");
    await waitFor(() => expect(dialog.getByText(/Nothing found for “zzz”/)).toBeVisible());
    await userEvent.keyboard("{Enter}");
    await expect(onClose).not.toHaveBeenCalled();
  },
};

export const Loading: Story = {
  args: { fetch: mockApi(listed, on("get", "/search", never)) },
  play: async () => {
    const { dialog, field } = await open();
    await userEvent.type(field, "zzz");
    await expect(await dialog.findByText("Searching…")).toBeVisible();
  },
};

/** Actions and screens need no server. */
export const Failed: Story = {
  args: { fetch: mockApi(every(down)) },
  play: async () => {
    const { dialog, field } = await open();
    await userEvent.type(field, "man");
    await expect(await dialog.findByText(/could not be searched/)).toBeVisible();
    await expect(dialog.getByRole("button", { name: "Retry" })).toBeVisible();
    await expect(active(field)).toHaveTextContent("Manage Bookings");
  },
};

export const LongWords: Story = {
  args: {
    fetch: answering({
      ...fakeFound,
      people: fakeFound.people.map((person) => ({
        ...person,
        name: LONG,
        email: `${LONG.replaceAll(" ", ".")}@x.test`,
      })),
    }),
  },
  globals: { viewport: { value: "phone" } },
  play: async () => {
    const { dialog, field } = await open();
    await userEvent.type(field, "feather");
    await expect(await dialog.findByRole("group", { name: "People" })).toBeVisible();
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
};
