import type { PlayerRules } from "@courtside/contracts/domain/players.ts";
import { on } from "@courtside/contracts/mock-api/on.ts";
import { never } from "@courtside/contracts/mock-api/responses.ts";
import { fakeClub, fakeMe } from "@courtside/contracts/shell/fake-me.ts";
import { Card } from "@courtside/design-system/core.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent, waitFor, within } from "storybook/test";
import type { FakeApi } from "../testing/fake-api.ts";
import { ada, ben, cora, dan, person } from "../testing/fake-players.ts";
import { InShell } from "../testing/InShell.tsx";
import { PlayersField } from "./PlayersField.tsx";
import { type PlayerDraft, type PlayerProblems, playerKey } from "./player-draft.ts";

const me = { id: "dddddddd-0000-4000-8000-000000000001", name: "Maya Chen", isMe: true };
const asDraft = ({ id, name }: { id: string; name: string }): PlayerDraft => ({ type: "member", userId: id, name });

interface ShownProps {
  api: FakeApi;
  players?: PlayerDraft[];
  max?: number;
  problems?: PlayerProblems;
  /** The club lets members search its directory. */
  directory?: boolean;
  /** The club's rules about guests. */
  rules?: Partial<PlayerRules>;
}

/** The field alone, with its state. */
function Shown({ api, players: first = [], max = 4, problems, directory = false, rules }: ShownProps) {
  const [players, setPlayers] = useState(first);
  const member = fakeMe();
  const club = { ...fakeClub, partner_search: directory ? ("directory" as const) : ("exact" as const), ...rules };
  return (
    <InShell api={api} me={{ ...member, club }}>
      <Card title="Book Court 1" style={{ maxWidth: 360 }}>
        <PlayersField booker={me} players={players} max={max} problems={problems} onPlayers={setPlayers} />
      </Card>
    </InShell>
  );
}

const people: FakeApi = { lately: [ada, ben, cora, dan, person(5, "Elif Demir")], partners: [ada, ben, cora, dan] };

const meta: Meta<typeof Shown> = { title: "mf-booking/Players", component: Shown, args: { api: people } };
export default meta;

type Story = StoryObj<typeof Shown>;

/** Those played with lately are one tap away; the focus stays in the field. */
export const PlayedWithLately: Story = {
  play: async ({ canvas }) => {
    const field = await canvas.findByRole("group", { name: "Players 1 of 4" });
    const lately = within(await within(field).findByRole("list", { name: "Played with lately" }));
    await expect(lately.getAllByRole("button")).toHaveLength(4);
    await userEvent.click(lately.getByRole("button", { name: "Add Ada Lindqvist" }));
    await expect(canvas.getByRole("group", { name: "Players 2 of 4" })).toBeInTheDocument();
    await expect(canvas.getByText("Ada Lindqvist added. 2 of 4 players.")).toBeInTheDocument();
    await expect(canvas.queryByRole("button", { name: "Add Ada Lindqvist" })).toBeNull();
    await waitFor(() => expect(canvas.getByRole("button", { name: "Add player" })).toHaveFocus());
    await userEvent.click(canvas.getByRole("button", { name: "Remove Ada Lindqvist" }));
    await expect(canvas.getByRole("button", { name: "Add Ada Lindqvist" })).toBeVisible();
    await waitFor(() => expect(canvas.getByRole("button", { name: "Add player" })).toHaveFocus());
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: "phone" } } };
export const InDark: Story = { globals: { theme: "dark" } };

/** By the whole name or the email; by keyboard alone. */
export const FoundByExactName: Story = {
  args: { api: { partners: [ada] } },
  play: async ({ canvas }) => {
    const open = await canvas.findByRole("button", { name: "Add player" });
    open.focus();
    await userEvent.keyboard("{Enter}");
    const search = await canvas.findByRole("searchbox", { name: "Find a member" });
    await waitFor(() => expect(search).toHaveFocus());
    await expect(search).toHaveAccessibleDescription("Type the whole name or the email");
    await userEvent.keyboard("ada lindq");
    await expect(await canvas.findByText("No member has exactly this name or email")).toBeInTheDocument();
    await userEvent.keyboard("vist");
    await expect(await canvas.findByRole("button", { name: "Ada Lindqvist" })).toBeVisible();
    await userEvent.keyboard("{Enter}");
    await expect(canvas.getByRole("button", { name: "Remove Ada Lindqvist" })).toBeVisible();
  },
};

/** By a part of the name, where the club has a members' directory. Who is on the booking is not offered again. */
export const FoundInTheDirectory: Story = {
  args: { api: { ...people, byPart: true }, directory: true, players: [asDraft(ada)] },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Add player" }));
    await userEvent.type(canvas.getByRole("searchbox", { name: "Find a member" }), "da");
    const found = within(await canvas.findByRole("list", { name: "Members found" }));
    // Ada, Cora Diaz and Dan contain it; Ada is on the booking.
    await expect(found.queryByRole("button", { name: "Ada Lindqvist" })).toBeNull();
    await userEvent.click(found.getByRole("button", { name: "Dan Wu" }));
    await expect(canvas.getByRole("group", { name: "Players 3 of 4" })).toBeInTheDocument();
  },
};

let searches = 0;
/** Another member books, so that the search is read again: whom it has found stays, while no response comes. */
export const FoundWhileReadAgain: Story = {
  args: {
    api: {
      ...people,
      byPart: true,
      instead: on("get", "/players", ({ query }) => (query.search && searches++ > 0 ? never() : undefined)),
    },
    directory: true,
  },
  beforeEach: () => {
    searches = 0;
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Add player" }));
    await userEvent.type(canvas.getByRole("searchbox", { name: "Find a member" }), "da");
    const found = await canvas.findByRole("button", { name: "Dan Wu" });
    window.dispatchEvent(new Event("visibilitychange"));
    await waitFor(() => expect(searches).toBe(2));
    await expect(found).toBeVisible();
    await userEvent.click(found);
    await expect(canvas.getByRole("group", { name: "Players 2 of 4" })).toBeInTheDocument();
  },
};

export const Guest: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Add guest" }));
    await userEvent.click(canvas.getByRole("button", { name: "Add guest" }));
    await expect(await canvas.findByText("Name is required")).toBeVisible();
    await waitFor(() => expect(canvas.getByRole("textbox", { name: "Guest's name" })).toHaveFocus());
    await userEvent.keyboard("Gus Guest");
    await userEvent.type(canvas.getByRole("textbox", { name: "Email (optional)" }), "gus{Enter}");
    await expect(await canvas.findByText("Please enter a valid email address")).toBeVisible();
    await userEvent.type(canvas.getByRole("textbox", { name: "Email (optional)" }), "@example.test{Enter}");
    await expect(await canvas.findByText("Guest, gus@example.test")).toBeVisible();
    await expect(canvas.getByRole("group", { name: "Players 2 of 4" })).toBeInTheDocument();
  },
};

/** What a guest costs and how many may come is there before one is named, and stays while one is. */
export const GuestsAtAFee: Story = {
  args: { rules: { guest_fee_cents: 1_500, guests_per_member_month: 4 } },
  play: async ({ canvas }) => {
    const terms = "Guest fee: $15.00 a visit. Up to 4 guests a month.";
    const add = await canvas.findByRole("button", { name: "Add guest" });
    await expect(canvas.queryByText(terms)).toBeNull();
    await userEvent.click(add);
    await expect(canvas.getByText(terms)).toBeVisible();
    await userEvent.type(canvas.getByRole("textbox", { name: "Guest's name" }), "Gus Guest{Enter}");
    await expect(await canvas.findByRole("button", { name: "Remove Gus Guest" })).toBeVisible();
    await expect(canvas.getByText(terms)).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Remove Gus Guest" }));
    await expect(canvas.queryByText(terms)).toBeNull();
  },
};

/** All places taken: nobody can be added until somebody is removed. */
export const Full: Story = {
  args: { max: 2, players: [asDraft(ada)] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("All places are taken.")).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Add player" })).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "Remove Ada Lindqvist" }));
    await waitFor(() => expect(canvas.getByRole("button", { name: "Add player" })).toHaveFocus());
  },
};

/** What the server rejects stands with the person whom it names. */
export const OnePlayerIsRejected: Story = {
  args: {
    players: [asDraft(ada), { type: "guest", name: "Gus Guest", email: "" }],
    problems: new Map([[playerKey(asDraft(ada)), "Ada Lindqvist already has a booking at this time"]]),
  },
  play: async ({ canvas }) => {
    const remove = await canvas.findByRole("button", { name: "Remove Ada Lindqvist" });
    await expect(remove).toHaveAccessibleDescription("Ada Lindqvist already has a booking at this time");
    await expect(canvas.getByRole("alert")).toHaveTextContent("Ada Lindqvist already has a booking at this time");
  },
};

/** Who has not played with others yet, and a search that finds nobody. */
export const Empty: Story = {
  args: { api: {}, directory: true },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Add player" }));
    await userEvent.type(canvas.getByRole("searchbox", { name: "Find a member" }), "zz");
    await expect(await canvas.findByText("No member found")).toBeInTheDocument();
    await userEvent.click(canvas.getByRole("button", { name: "Close" }));
    await waitFor(() => expect(canvas.getByRole("button", { name: "Add player" })).toHaveFocus());
  },
};
